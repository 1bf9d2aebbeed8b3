const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long a pro usually takes to answer, in the one unit that says it best; null while unknown. */
export function answerTimeText(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < HOUR_MINUTES) return `${minutes}분`;
  if (minutes < DAY_MINUTES) return `${Math.round(minutes / HOUR_MINUTES)}시간`;
  return `${Math.round(minutes / DAY_MINUTES)}일`;
}
