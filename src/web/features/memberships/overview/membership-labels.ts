import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodEndDay } from "#domain/membership/period-end.ts";
import type { PendingChange } from "#domain/membership/next-schedule.ts";
import type { Tone } from "#ui/display/badge.tsx";
import { OVERDUE_LABELS } from "#web/platform/membership/overdue-text.ts";
import { formatKoreanDate, formatTime, formatWon } from "#web/platform/format/format.ts";

type Held = NonNullable<MembershipOverview["membership"]>;

/** The state in words. */
export function stateBadge({ overdue_cause, is_canceled }: Held): { label: string; tone: Tone } {
  if (overdue_cause) return { label: OVERDUE_LABELS[overdue_cause].badge, tone: "danger" };
  return is_canceled
    ? { label: "해지 예약", tone: "warning" }
    : { label: "이용 중", tone: "success" };
}

/** Both days of the current period. */
export function currentPeriod({ current_period_starts_on: start, current_period_ends_at }: Held) {
  return { start, end: periodEndDay(current_period_ends_at) };
}

/** What the next period changes. */
export const changeWord: Record<PendingChange, string> = {
  none: "변동 없음",
  downgrade: "다운그레이드",
  upgrade: "업그레이드",
};

/** When and how much is charged next, or why nothing is. */
export function nextBillingText(overview: MembershipOverview): string {
  const { coming, membership, overdue, price_rise: rise } = overview;
  if (overdue) return "밀린 결제를 마치면 알려 드려요";
  if (membership?.is_canceled) return "없어요. 이번 기간까지만 써요";
  if (!coming) return "없어요";
  const day = formatKoreanDate(seoulDay(Date.parse(coming.payment_due_at)));
  const charge = `${day}, ${formatWon(coming.amount)}`;
  return rise?.consented === false
    ? `${charge}. 그전에 동의하지 않으면 결제하지 않고 끝나요`
    : charge;
}

/** The last day that a boundary at `instant` still belongs to: midnight ends the day before it. */
export function lastDay(instant: string): Day {
  return seoulDay(Date.parse(instant) - 1);
}

/** "2026년 12월 18일 오전 10:00" */
export function dayAndTime(instant: string): string {
  return `${formatKoreanDate(seoulDay(Date.parse(instant)))} ${formatTime(instant)}`;
}

/** The one question before a cancellation is taken back. */
export function restartQuestion({ membership }: MembershipOverview) {
  const end = membership ? formatKoreanDate(periodEndDay(membership.current_period_ends_at)) : "";
  const price = membership ? formatWon(membership.plan.price) : "";
  return {
    title: "해지를 취소하고 계속 쓸까요?",
    description: `지금은 결제되지 않아요. ${end}에 이번 기간이 끝나면 다음 날부터 매달 ${price}이 다시 결제돼요.`,
  };
}
