import { groupDigits } from "../text/group-digits.ts";

/**
 * 12000 as "12,000원"; a negative difference keeps its sign: "-12,000원". Throws a RangeError for what
 * is no whole amount.
 */
export function formatWon(amount: number): string {
  return `${groupDigits(amount)}원`;
}
