import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

/** How a customer may be reached: messages only, or calls between two times of the day in Seoul, "HH:MM". */
export type ContactTerms =
  | { channel: "messages" }
  | { channel: "calls"; call_from: string; call_to: string };

/**
 * When a number that may be shown is shown next: null while it is. A window holds its first minute and not its last;
 * who asked for messages only has named no times. Epoch ms.
 */
export function phoneOpensAt(terms: ContactTerms, now: number): number | null {
  if (terms.channel === "messages") return null;
  const midnight = startOfSeoulDay(seoulDay(now));
  const opens = midnight + minutesOf(terms.call_from) * MINUTE_MS;
  if (now < opens) return opens;
  return now < midnight + minutesOf(terms.call_to) * MINUTE_MS ? null : opens + DAY_MS;
}

function minutesOf(time: string): number {
  const [hours = "", minutes = ""] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
