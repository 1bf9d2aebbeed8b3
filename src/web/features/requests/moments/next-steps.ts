import { NO_MORE_QUOTES } from "../request-labels.ts";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { addDays, compareDays, type Day } from "#domain/calendar/day.ts";
import { AUTO_COMPLETE_TEXT } from "#domain/request/deadlines.ts";
import { reopenHint } from "#domain/request/reopen-hint.ts";
import { isWorkDue } from "#domain/request/work-due.ts";
import { formatDay } from "#web/platform/format/format.ts";

/** What the customer may do next; the first is the main one. */
export type NextAction = "request" | "quotes" | "chat" | "quote" | "review" | "pro_reviews";

export interface NextSteps {
  sentences: string[];
  actions: NextAction[];
}

type Facts = Pick<
  RequestDetail,
  | "state"
  | "quotes"
  | "compared"
  | "quote_limit"
  | "quotes_close_at"
  | "has_recipients"
  | "actions"
  | "hire"
  | "state_reason"
>;

/** How a request goes on from where it stands today, whichever of its moments is looked at. */
export function nextSteps(request: Facts, today: Day): NextSteps {
  const { state, hire, quotes } = request;
  switch (state) {
    case "draft":
    case "open":
      return quotes.length === 0 ? waiting(request) : choosing(state, request);
    case "choosing":
      return quotes.length === 0 ? unanswered() : choosing(state, request);
    case "hired":
      return hire && !isWorkDue(hire, today) ? appointed(hire.agreed_date, today) : due();
    case "completed":
      return hire?.reviewed_at ? reviewed() : completed();
    case "closed":
    case "cancelled":
    case "blocked":
      return { sentences: [over(request)], actions: ["request"] };
  }
}

function waiting({ quote_limit, quotes_close_at, has_recipients }: Facts): NextSteps {
  return {
    sentences: [
      has_recipients
        ? "견적이 오면 바로 알려 드려요."
        : "조건이 맞는 고수가 새로 들어오면 추천 고수에서 직접 부탁할 수 있어요.",
      `${formatDay(quotes_close_at)}까지 견적서를 ${quote_limit}장까지 받아요.`,
      "받은 견적서를 나란히 비교하고 한 분을 고르면 돼요. 고르지 않아도 괜찮아요.",
    ],
    actions: ["request"],
  };
}

function choosing(state: "draft" | "open" | "choosing", { quotes_close_at }: Facts): NextSteps {
  return {
    sentences: [
      "견적서를 열면 고수에게 읽은 것으로 알려져요.",
      ...(state === "open" ? [`${formatDay(quotes_close_at)}까지 견적서가 더 올 수 있어요.`] : []),
      "한 분을 고용하면 적힌 금액으로 약속돼요.",
    ],
    actions: ["quotes"],
  };
}

function unanswered(): NextSteps {
  return {
    sentences: [NO_MORE_QUOTES],
    actions: ["request"],
  };
}

function appointed(agreedDate: Day, today: Day): NextSteps {
  const isReminded = compareDays(addDays(today, 1), agreedDate) < 0;
  return {
    sentences: [
      isReminded
        ? "작업일 전날에 다시 알려 드려요."
        : "작업일이 곧이에요. 시간과 장소를 확인해 주세요.",
      "금액, 날짜, 범위는 두 사람이 모두 수락해야 바뀌어요. 변경 제안은 견적서에서 해요.",
      "일이 끝나면 요청에서 완료하기를 눌러 주세요.",
    ],
    actions: ["chat", "quote"],
  };
}

function due(): NextSteps {
  return {
    sentences: [
      "일이 끝났으면 요청에서 완료하기를 눌러 주세요.",
      `누르지 않아도 작업일에서 ${AUTO_COMPLETE_TEXT}이 지나면 완료돼요.`,
    ],
    actions: ["request", "chat"],
  };
}

function completed(): NextSteps {
  return {
    sentences: [
      "어땠는지 후기를 남겨 주세요. 다음 고객에게 도움이 돼요.",
      "후기는 이름을 가리고 고수의 페이지에 보여요. 나중에 수정할 수 있어요.",
    ],
    actions: ["review", "request"],
  };
}

function reviewed(): NextSteps {
  return {
    sentences: [
      "고수가 댓글로 답하면 알려 드려요.",
      "남긴 후기는 고수의 페이지에서 수정하거나 삭제할 수 있어요.",
    ],
    actions: ["pro_reviews", "request"],
  };
}

function over({ state, actions, compared, state_reason }: Facts): string {
  const hint = reopenHint({ state, actions, hasOtherQuotes: compared.quotes > 0 });
  return (
    hint ?? ["사실과 다른 요청으로 확인돼 중지했어요.", state_reason].filter(Boolean).join(" ")
  );
}
