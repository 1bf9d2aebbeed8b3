import type { MembershipOverview } from "#contract/endpoints/memberships.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { EndReason } from "#domain/membership/lifecycle-names.ts";
import type { MembershipRow } from "./store.ts";

const SHOWN_MS = 60 * DAY_MS;

/** Why it ended, and what is safe; null for what never began. */
const WORDS: Record<EndReason, string | null> = {
  canceled: "해지하신 대로 끝났어요. 충전하거나 보너스로 받은 크레딧은 그대로 쓸 수 있어요.",
  unpaid: "밀린 금액이 결제되지 않았어요. 더 청구하지 않으니 원할 때 다시 시작해 주세요.",
  refunded: "보장 환불로 끝났어요. 돌려드리는 돈은 환불 내역에서 볼 수 있어요.",
  price_refused: "오른 가격에 동의하지 않으셔서 결제하지 않고 끝냈어요.",
  payment_failed: null,
  timeout: null,
};

/** The last membership, told of for some weeks after its last day. */
export function presentEnded(
  row: MembershipRow | undefined,
  now: number,
): MembershipOverview["ended"] {
  if (!row?.ended_at || row.end_reason === null) return null;
  const message = WORDS[row.end_reason];
  const endedAt = row.ended_at.getTime();
  // One that ran out at the first instant of a day was good through the day before.
  return message !== null && now - endedAt < SHOWN_MS
    ? { on: seoulDay(endedAt - 1), message }
    : null;
}
