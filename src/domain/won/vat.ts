import { isWon } from "./won.ts";

/**
 * The value-added tax inside a total that includes it: total − round(total / 1.1).
 * In integers: supply = round(10 × total / 11); eleven is odd, so there is never a tie to break.
 */
export function vatOf(total: number): number {
  if (!isWon(total)) throw new RangeError(`not an amount of won: ${total}`);
  const doubled = 20 * total + 11;
  const supply = (doubled - (doubled % 22)) / 22;
  return total - supply;
}
