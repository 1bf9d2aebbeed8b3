import { groupDigits } from "../text/group-digits.ts";

/** Credits that a person has to get before something of this price can be bought: what is owed is paid first. */
export function missingCredits(price: number, { usable, owed }: { usable: number; owed: number }) {
  return Math.max(0, price + owed - usable);
}

/** Names it without an end, for a title as for a sentence. */
export const missingCreditsText = (missing: number) =>
  `크레딧이 ${groupDigits(missing)}개 모자라요`;
