import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
export const HOLD_STATES = ["held", "captured", "released"] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** What may end the hold of a quote's price. All but `read` happen to a quote that is unread. */
export type HoldEnd =
  | "read"
  | "unread_48h"
  | "request_closed"
  | "request_blocked"
  | "duplicate"
  | "hired_other"
  | "declined"
  | "expired"
  | "withdrawn"
  | "membership_refunded";

/** Only the customer's read makes the pro pay; every other end gives the credits back. */
export const HOLD_ENDS: Record<HoldEnd, { to: "captured" | "released"; text: string }> = {
  read: { to: "captured", text: "고객이 견적을 읽었어요" },
  unread_48h: { to: "released", text: `${UNREAD_HOLD_TEXT} 동안 읽지 않았어요` },
  request_closed: { to: "released", text: "요청이 마감됐어요" },
  request_blocked: { to: "released", text: "허위로 확인된 요청이에요" },
  duplicate: { to: "released", text: "같은 요청이 또 있었어요" },
  hired_other: { to: "released", text: "고객이 다른 고수를 고용했어요" },
  declined: { to: "released", text: "고객이 읽지 않고 거절했어요" },
  expired: { to: "released", text: "견적 유효 기간이 지났어요" },
  withdrawn: { to: "released", text: "견적을 취소했어요" },
  membership_refunded: { to: "released", text: "멤버십을 환불했어요" },
};

/**
 * What an end does to a hold: `transfer` names the ledger movement to write, or null when the hold
 * had ended before. A hold ends once; so a read after the release is free.
 */
export function endHold(
  state: HoldState,
  end: HoldEnd,
): { state: HoldState; transfer: "capture" | "release" | null } {
  if (state !== "held") return { state, transfer: null };
  const { to } = HOLD_ENDS[end];
  return { state: to, transfer: to === "captured" ? "capture" : "release" };
}
