import type { HireReview } from "#contract/endpoints/hires.ts";
import { SCORE_LABELS, type ScoreName } from "#domain/review/review-rules.ts";
import { Rating } from "#ui/display/rating.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { formatDay } from "#web/platform/format/format.ts";

const SUB_SCORES: readonly ScoreName[] = ["quality", "communication", "punctuality"];

/** A hire's review as it stands, and where it stands in the record that nobody changes unseen. */
export function ReviewPaper({ about, hireReview }: { about: string; hireReview: HireReview }) {
  const { review, record, pro } = hireReview;
  return (
    <Paper rule={review ? "binding" : "unread"}>
      <PaperTitle about={about} title="후기" aside={review && formatDay(review.created_at)} />
      {review ? (
        <>
          <Rating value={review.rating} form="stars" size="md" className="mt-5" />
          <p className="mt-3 break-words whitespace-pre-line">{review.body}</p>
          <PictureGrid label="후기 사진" pictures={review.photos} perRow={4} className="mt-4" />
          <Leaders
            label="세부 별점"
            className="mt-5"
            items={SUB_SCORES.map((name) => ({
              key: name,
              name: SCORE_LABELS[name],
              sum: `${review[name]}점`,
            }))}
          />
        </>
      ) : (
        <p className="mt-5">이 후기는 지워졌어요. 삭제한 후기의 수는 고수의 페이지에 보여요.</p>
      )}
      <div className="mt-5 rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="font-semibold">
          {pro.display_name} 고수의 후기 기록 {record.position}번째
        </p>
        <p className="mt-0.5 text-muted">
          쓰고 수정하고 지운 일이 차례로 이어져 있어요. 고수의 페이지에서 누구나 다시 계산해 볼 수
          있어요.
        </p>
        <p className="mt-1.5 text-xs text-muted">
          기록값 <code className="break-all">{record.hash}</code>
        </p>
      </div>
    </Paper>
  );
}
