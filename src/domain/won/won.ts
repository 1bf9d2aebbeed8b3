/** Money in whole won. Korean won has no minor unit; amounts above this are no price of ours. */
export const MAX_WON = 1_000_000_000_000;

/** True for a whole amount of 0 to `MAX_WON`. */
export function isWon(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_WON;
}
