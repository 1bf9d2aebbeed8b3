import { dateOf } from "./date-text.ts";

/** The format of a date when neither the rule nor a `date_format` beside it says. */
export const DEFAULT_DATE_FORMAT = "YYYY-MM-DD";

export type Inclusivity = "()" | "[)" | "(]" | "[]";

/** Exactly a date in the format. */
export function dateFormat(value: unknown, format: string): boolean {
  return dateOf(value, format) !== null;
}

/** A date before the other; with inclusion the same one too. What is no date in the format never is. */
export function before(
  value: unknown,
  other: unknown,
  inclusion = false,
  format: string = DEFAULT_DATE_FORMAT,
): boolean {
  const [date, limit] = [dateOf(value, format), dateOf(other, format)];
  if (date === null || limit === null) return false;
  return date < limit || (inclusion && date === limit);
}

/** A date after the other; with inclusion the same one too. */
export function after(
  value: unknown,
  other: unknown,
  inclusion = false,
  format: string = DEFAULT_DATE_FORMAT,
): boolean {
  const [date, limit] = [dateOf(value, format), dateOf(other, format)];
  if (date === null || limit === null) return false;
  return date > limit || (inclusion && date === limit);
}

/** A date between two others. A square bracket of `inclusivity` takes in the date at that end. */
export function dateBetween(
  value: unknown,
  from: unknown,
  to: unknown,
  inclusivity: Inclusivity = "()",
  format: string = DEFAULT_DATE_FORMAT,
): boolean {
  return (
    after(value, from, inclusivity.startsWith("["), format) &&
    before(value, to, inclusivity.endsWith("]"), format)
  );
}
