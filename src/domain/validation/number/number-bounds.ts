/** A number of at least `least`; what is empty or no number is not, and neither is a list with nothing in it. */
export function minValue(value: unknown, least: number | string): boolean {
  return eachNumber(value, (number) => number >= Number(least));
}

/** A number of at most `most`; what is empty or no number is not, and neither is a list with nothing in it. */
export function maxValue(value: unknown, most: number | string): boolean {
  return eachNumber(value, (number) => number <= Number(most));
}

/** A number from `least` to `most`, both included. */
export function between(value: unknown, least: number | string, most: number | string): boolean {
  return eachNumber(value, (number) => number >= Number(least) && number <= Number(most));
}

function eachNumber(value: unknown, test: (number: number) => boolean): boolean {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((one) => eachNumber(one, test));
  }
  const number = numberOf(value);
  return number !== null && test(number);
}

function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isNaN(value) ? null : value;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}
