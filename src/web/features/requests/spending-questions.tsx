import { MORNING_TEXT, QUIET_HOURS_TEXT } from "#domain/notice/quiet-hours.ts";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import type { Question } from "#ui/overlay/use-confirm.tsx";
import { formatDay } from "#web/platform/format/format.ts";

/** What 확인 does, before any credit is spent: all of it, also what does not come back. */
export function urgentQuestion(request: RequestDetail, balance: number): Question {
  const { credits, pros } = request.spending.urgent;
  return {
    title: `크레딧 ${credits}개로 긴급 요청을 할까요?`,
    description: (
      <Points
        points={[
          `아직 견적을 보내지 않은 고수 ${pros}명에게 바로 알림이 가요.`,
          `문자로도 알려요. ${QUIET_HOURS_TEXT}에는 ${MORNING_TEXT}에 보내요.`,
          "견적을 받는 동안 고수의 받은 요청 맨 위에 긴급으로 보여요.",
          ...priceLines(credits, balance),
        ]}
      />
    ),
  };
}

export function moreQuotesQuestion(request: RequestDetail, balance: number): Question {
  const { credits, quotes } = request.spending.more_quotes;
  const until = formatDay(request.quotes_close_at);
  return {
    title: `크레딧 ${credits}개로 견적을 더 받을까요?`,
    description: (
      <Points
        points={[
          `받을 수 있는 견적이 ${request.quote_limit}장에서 ${request.quote_limit + quotes}장으로 늘어요.`,
          ...(request.is_dispatching
            ? []
            : [
                `요청을 받은 고수 가운데 ${request.spending.urgent.pros}명이 아직 견적을 보내지 않았어요.`,
              ]),
          `견적을 받는 기간은 그대로 ${until}까지예요.`,
          ...(request.state === "choosing"
            ? ["아직 견적을 보내지 않은 고수에게 다시 알려요."]
            : []),
          "견적을 보낼지는 고수가 정해요.",
          ...priceLines(credits, balance),
        ]}
      />
    ),
  };
}

function priceLines(credits: number, balance: number): string[] {
  return [
    `내 크레딧은 ${groupDigits(balance)}개에서 ${groupDigits(balance - credits)}개가 돼요.`,
    "쓴 크레딧은 요청을 마감하거나 견적이 오지 않아도 돌아오지 않아요.",
  ];
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
