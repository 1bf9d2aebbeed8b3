import type { DealSide } from "#domain/quote/deal-side.ts";
import type { RequestEvent, RequestState } from "./lifecycle.ts";

const ENDED: readonly RequestState[] = ["closed", "cancelled", "completed"];

/**
 * True for a request that has come to its end in a way that the customer may ask the same again by a new one: the way
 * on of every exit, also where it cannot be opened again. Not of a blocked one.
 */
export function mayAskAgain(request: { state: RequestState }): boolean {
  return ENDED.includes(request.state);
}

const ASK_ANEW = "같은 내용으로 새로 요청할 수 있어요.";
const REOPENED_BEFORE = `이미 다시 연 요청이라 또 열 수는 없고, ${ASK_ANEW}`;

interface Ended {
  state: RequestState;
  actions: readonly string[];
  /** Whether a quote of another pro is left that nobody decided about. */
  hasOtherQuotes: boolean;
}

/** What the customer can do next with a request that ended without the work, one sentence; null for any other. */
export function wayOnFromEnd({ state, actions, hasOtherQuotes }: Ended): string | null {
  const may = (event: RequestEvent) => actions.includes(event);
  if (state === "closed") return may("reopen") ? "한 번 다시 열 수 있어요." : ASK_ANEW;
  if (state !== "cancelled") return null;
  if (may("hire") && hasOtherQuotes) return "다른 견적을 고르거나 다시 열 수 있어요.";
  return may("reopen") ? "요청을 다시 열 수 있어요." : ASK_ANEW;
}

/** The same behind how it ended, where nothing beside it says so. */
export function reopenHint(request: Ended): string | null {
  const way = wayOnFromEnd(request);
  if (way === null) return null;
  return `${request.state === "closed" ? "마감된 요청이에요." : "고용이 취소됐어요."} ${way}`;
}

/** The same where a quote can be hired no more, of work that was done as well; null while the request lives. */
export function wayOnFromQuote(request: Ended): string | null {
  return mayAskAgain(request) ? (wayOnFromEnd(request) ?? ASK_ANEW) : null;
}

/**
 * What a side reads before it cancels a hire. Only after the pro cancelled may the customer hire another quote at
 * once. `reopeningLeft`: whether the customer may open the request again after ending it themselves.
 */
export function cancellingMeans(side: DealSide, reopeningLeft: boolean): string {
  if (side === "pro")
    return "고객에게 이유가 전해져요. 고객은 다른 견적을 고르거나 요청을 다시 열 수 있어요.";
  return reopeningLeft
    ? "고수에게 이유가 전해져요. 그 뒤에 요청을 한 번 다시 열거나 같은 내용으로 새로 요청할 수 있어요."
    : `고수에게 이유가 전해져요. ${REOPENED_BEFORE}`;
}

/** What the customer reads before they close a request. */
export function closingMeans(reopeningLeft: boolean): string {
  return `새 견적을 받지 않아요. ${reopeningLeft ? "나중에 한 번 다시 열 수 있어요." : REOPENED_BEFORE}`;
}
