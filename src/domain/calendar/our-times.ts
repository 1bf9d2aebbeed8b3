/** Days and instants of people who live and plan: beyond lie years of five digits, which nothing here can write. */
const FIRST_YEAR = "1900";
const AFTER_LAST_YEAR = "2200";

/** Whether a written day or instant is one of these times. */
export function isOfOurTimes(text: string): boolean {
  return text >= FIRST_YEAR && text < AFTER_LAST_YEAR;
}
