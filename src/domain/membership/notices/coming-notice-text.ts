import { DUE_TIME_TEXT } from "#domain/schedule/renewal-times.ts";
import { addDays } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { comingRenewal } from "../coming-renewal.ts";
import type { ComingNotice } from "../lifecycle-names.ts";
import type { Membership } from "../membership.ts";
import type { PlanVersion } from "../plans/plan-version.ts";
import { formatWon } from "#domain/won/format-won.ts";

/** What a member reads: `title` in the place of the kind's own, where that would not be true. */
export interface NoticeText {
  title?: string;
  body: string;
  /** The text message; none without it. */
  text?: string;
}

interface Seen {
  membership: Membership;
  plans: readonly PlanVersion[];
  /** Epoch ms. */
  now: number;
  planName: (planId: string) => string;
}

/** What will happen at the coming renewal as things stand, until when that can be changed, and how. */
export function comingNoticeText(notice: ComingNotice, seen: Seen): NoticeText {
  const { membership, plans, now, planName } = seen;
  const { start, plan, needsConsent } = comingRenewal(membership, plans, now);
  const price = formatWon(plan.price);
  const isChange = plan.plan_id !== membership.plan.plan_id;
  const change = isChange ? `${planName(plan.plan_id)} 멤버십으로 바뀌고 ` : "";
  const due = `${formatKoreanDate(start)} ${DUE_TIME_TEXT}`;
  if (needsConsent) {
    const last = formatKoreanDate(addDays(start, -1));
    const isFirstWord = notice === "price_rise_consent";
    return {
      ...(isFirstWord ? {} : { title: "동의하지 않으면 멤버십이 끝나요" }),
      body: `다음 기간부터 ${change}${price}으로 올라요. ${due}까지 동의하지 않으면 결제하지 않고, ${last}까지 쓰고 끝나요. 계속 쓰려면 내 멤버십에서 동의해 주세요.`,
    };
  }
  if (plan.price === 0) {
    return {
      ...titleOf(notice, seen, start),
      body: `${formatKoreanDate(start)}부터 ${change}결제 없이 이어서 써요.`,
    };
  }
  if (!membership.method?.usable) {
    return {
      title: "멤버십 결제 수단을 등록해 주세요",
      body: `${due}에 ${change}${price}을 결제해야 하는데 쓸 수 있는 결제 수단이 없어요. 그전에 내 멤버십에서 결제 수단을 등록해 주세요.`,
    };
  }
  return {
    ...titleOf(notice, seen, start),
    body: `${due}에 ${change}${price}을 결제해요. 그만 쓰려면 그전에 해지할 수 있어요.`,
  };
}

const DAYS_BEFORE: Record<ComingNotice, number | null> = {
  renewal_in_7_days: 7,
  renewal_tomorrow: 1,
  price_rise_consent: null,
};

/** The kind's own title names a day; a notice that comes later than that day does not. */
function titleOf(notice: ComingNotice, { now }: Seen, start: string): { title?: string } {
  const days = DAYS_BEFORE[notice];
  const isOnItsDay = days === null || seoulDay(now) === addDays(start, -days);
  return isOnItsDay ? {} : { title: "곧 멤버십이 갱신돼요" };
}
