import type { ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { formatMonth } from "#domain/calendar/month.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { groupDigits } from "#domain/text/group-digits.ts";

/** What is known of a pro's work in numbers; what is not known yet says so. */
export function ProFigures({ pro }: { pro: Output<"pro.get"> }) {
  const answerTime = answerTimeText(pro.answer_minutes);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-lg border border-line bg-surface p-4 sm:grid-cols-3 md:p-6 lg:grid-cols-6">
      <ProFigure term="평점">
        {pro.rating === null ? <Unknown /> : <Rating value={pro.rating} size="md" />}
      </ProFigure>
      <ProFigure term="후기">{groupDigits(pro.review_count)}개</ProFigure>
      <ProFigure term="고용">{groupDigits(pro.hire_count)}번</ProFigure>
      <ProFigure
        term="답하는 시간"
        help="요청이 전해진 뒤 견적을 보내기까지 걸린 시간의 평균이에요."
      >
        {answerTime === null ? <Unknown /> : `보통 ${answerTime}`}
      </ProFigure>
      <ProFigure
        term="견적 일치율"
        help="끝난 거래 가운데 처음 견적 그대로의 금액으로 끝난 비율이에요. 거래가 다섯 건은 끝나야 보여요."
      >
        {pro.agreement_rate === null ? <Unknown /> : `${pro.agreement_rate}%`}
      </ProFigure>
      <ProFigure term="활동 시작">
        {formatMonth(seoulDay(Date.parse(pro.joined_at)).slice(0, 7))}
      </ProFigure>
    </dl>
  );
}

interface ProFigureProps {
  term: string;
  help?: string;
  children: ReactNode;
}

function ProFigure({ term, help, children }: ProFigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex min-h-6 items-center text-sm whitespace-nowrap text-muted">
        {term}
        {help && <HelpTip about={term}>{help}</HelpTip>}
      </dt>
      <dd className="mt-0.5 font-bold tabular-nums">{children}</dd>
    </div>
  );
}

function Unknown() {
  return <span className="font-normal text-muted">아직 없어요</span>;
}
