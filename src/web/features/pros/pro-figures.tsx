import type { ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { formatMonth } from "#domain/calendar/month.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { groupDigits } from "#domain/text/group-digits.ts";

/** What is known of a pro's work in numbers, first whether their quotes hold; what is not known yet says so. */
export function ProFigures({ pro }: { pro: Output<"pro.get"> }) {
  const answerTime = answerTimeText(pro.answer_minutes);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-4 sm:divide-x sm:divide-line lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr] sm:[&>*:not(:first-child)]:pl-5">
      <ProFigure
        term="견적 일치율"
        help="완료한 거래 가운데 처음 견적 그대로의 금액으로 끝난 비율이에요. 거래가 다섯 건은 끝나야 보여요."
        className="max-lg:col-span-full sm:max-lg:border-r-0"
      >
        {pro.agreement_rate === null ? (
          <Unknown />
        ) : (
          <>
            {pro.agreement_rate}%
            <progress
              aria-hidden
              value={pro.agreement_rate}
              max={100}
              className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
            />
          </>
        )}
      </ProFigure>
      <ProFigure term="평점" note={`후기 ${groupDigits(pro.review_count)}개`}>
        {pro.rating === null ? <Unknown /> : pro.rating.toFixed(1)}
      </ProFigure>
      <ProFigure term="고용">{groupDigits(pro.hire_count)}번</ProFigure>
      <ProFigure
        term="답하는 시간"
        help="요청이 전해진 뒤 견적을 보내기까지 걸린 시간의 평균이에요."
        note={answerTime === null ? undefined : "보통"}
      >
        {answerTime ?? <Unknown />}
      </ProFigure>
      <ProFigure term="활동 시작">
        <span className="text-base">
          {formatMonth(seoulDay(Date.parse(pro.joined_at)).slice(0, 7))}
        </span>
      </ProFigure>
    </dl>
  );
}

interface ProFigureProps {
  term: string;
  help?: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

function ProFigure({ term, help, note, className, children }: ProFigureProps) {
  return (
    <div className={`min-w-0 ${className ?? ""}`}>
      <dt className="flex min-h-6 items-center text-sm whitespace-nowrap text-muted">
        {term}
        {help && <HelpTip about={term}>{help}</HelpTip>}
      </dt>
      <dd className="text-2xl font-bold tabular-nums">
        {children}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}

function Unknown() {
  return <span className="text-base font-normal text-muted">아직 없어요</span>;
}
