/** The place of a day in the list beside its month. */
export function dayAnchor(day: string): string {
  return `day-${day}`;
}
