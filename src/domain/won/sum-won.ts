import { isWon } from "./won.ts";

/** The sum of whole amounts. Throws a RangeError for an amount, or a sum, that is none. */
export function sumWon(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    if (!isWon(amount)) throw new RangeError(`not an amount of won: ${amount}`);
    sum += amount;
  }
  if (!isWon(sum)) throw new RangeError(`sum too large: ${sum}`);
  return sum;
}
