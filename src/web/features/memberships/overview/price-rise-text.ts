import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { formatDay, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { dayAndTime } from "./membership-labels.ts";

type Rise = NonNullable<MembershipOverview["price_rise"]>;

/** What a price rise means for the member; `open` while they can agree to it. */
export function priceRiseText(rise: Rise, open: boolean): { title: string; text: string } {
  const start = formatKoreanDate(rise.starts_on);
  const prices = `${formatWon(rise.from)}에서 ${formatWon(rise.to)}`;
  if (rise.consented) {
    return {
      title: "오르는 가격에 동의했어요",
      text: `${start}부터 매달 ${prices}으로 바뀌어요. 그 전에 해지하면 결제되지 않아요.`,
    };
  }
  const without = "동의하지 않으면 더 결제되지 않고 이번 기간이 끝날 때 멤버십도 끝나요.";
  return {
    title: `${start}부터 가격이 올라요`,
    text: open
      ? `매달 ${prices}으로 올라요. 계속 쓰려면 ${dayAndTime(rise.consent_until)} 전에 동의해 주세요. ${without}`
      : `매달 ${prices}으로 올라요. ${formatDay(rise.consent_from)}부터 동의할 수 있어요. ${without}`,
  };
}
