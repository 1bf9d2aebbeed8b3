import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import type { RequestState } from "#domain/request/lifecycle.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import type { Tone } from "#ui/display/badge.tsx";

/** Of a request to which none came before its time was over, or before its customer stopped it. */
export const NO_MORE_QUOTES =
  "견적을 더 받지 않아요. 요청을 마감하고 다시 열면 다시 받을 수 있어요.";

/** How a request's state reads to its customer. */
export const requestStateBadge: Record<RequestState, { label: string; tone: Tone }> = {
  draft: { label: "작성 중", tone: "neutral" },
  open: { label: "견적 받는 중", tone: "accent" },
  choosing: { label: "고르는 중", tone: "accent" },
  hired: { label: "고용했어요", tone: "success" },
  completed: { label: "완료", tone: "neutral" },
  closed: { label: "마감", tone: "neutral" },
  cancelled: { label: "취소됨", tone: "warning" },
  blocked: { label: "중지됨", tone: "danger" },
};

/** What there is to say of a request first: the head of its page. */
export function requestTitle({
  state,
  quote_count: count,
  hire,
}: {
  state: RequestState;
  quote_count: number;
  hire: { pro: { display_name: string } } | null;
}): string {
  switch (state) {
    case "draft":
      return "아직 보내지 않은 요청이에요";
    case "open":
      return count === 0 ? "견적을 기다리고 있어요" : `견적서 ${count}장이 왔어요`;
    case "choosing":
      return count === 0 ? "견적이 오지 않았어요" : `견적서 ${count}장이 왔어요`;
    case "hired":
      return `${hire?.pro.display_name ?? "한"} 고수를 고용했어요`;
    case "completed":
      return "거래를 완료했어요";
    case "closed":
      return "마감된 요청이에요";
    case "cancelled":
      return "고용이 취소됐어요";
    case "blocked":
      return "요청이 중지됐어요";
  }
}

const NO_PROS = "아직 이 지역에 조건이 맞는 고수가 없어요.";

/** What the customer can do next, in one sentence under the title. */
export function nextStepText(request: {
  state: RequestState;
  quote_count: number;
  quote_limit: number;
  unread_quote_count: number;
  reviewed: boolean;
  has_recipients: boolean;
}): string {
  switch (request.state) {
    case "draft":
      return "아직 보내지 않은 요청이에요.";
    case "open":
      if (!request.has_recipients) return NO_PROS;
      return request.quote_count === 0
        ? "고수들이 요청을 보고 있어요. 견적이 오면 바로 알려 드려요."
        : `견적서 ${request.quote_count}장이 왔어요. ${request.quote_limit}장까지 받을 수 있어요.`;
    case "choosing":
      return request.quote_count === 0
        ? NO_MORE_QUOTES
        : request.quote_count < request.quote_limit
          ? "견적을 더 받지 않아요. 비교하고 한 분을 골라 보세요."
          : "견적이 모두 모였어요. 비교하고 한 분을 골라 보세요.";
    case "hired":
      return "작업일에 일이 끝나면 완료하기를 눌러 주세요.";
    case "completed":
      return request.reviewed
        ? "일이 끝났어요."
        : "일이 끝났어요. 후기를 남기면 다음 고객에게 도움이 돼요.";
    case "closed":
      return "마감된 요청이에요.";
    case "cancelled":
      return "고용이 취소됐어요.";
    case "blocked":
      return "사실과 다른 요청으로 확인돼 중지했어요. 사실에 맞게 새로 요청할 수 있어요.";
  }
}

/** How many quotes may still come: of those that there is room for, no more than pros who may still send one. */
export function quotesStillToCome({
  quote_limit,
  quote_count,
  is_dispatching,
  spending,
}: Pick<RequestDetail, "quote_limit" | "quote_count" | "is_dispatching" | "spending">): number {
  const room = quote_limit - quote_count;
  return is_dispatching ? room : Math.min(room, spending.urgent.pros);
}

/** To how many pros a request goes or went, or that there are none. */
export function reachText({
  has_recipients,
  recipient_count: recipients,
  is_dispatching,
}: Pick<RequestDetail, "has_recipients" | "recipient_count" | "is_dispatching">): string {
  if (!has_recipients) return NO_PROS;
  const pros = `고수 ${groupDigits(recipients)}명에게`;
  return is_dispatching ? `${pros} 전하고 있어요.` : `${pros} 전했어요.`;
}
