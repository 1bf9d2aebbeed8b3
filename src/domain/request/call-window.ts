import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { formatClock } from "#domain/calendar/korean-time.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

/** How a customer may be reached: messages only, or calls between two times of the day in Seoul, "HH:MM". */
export type ContactTerms =
  | { channel: "messages" }
  | { channel: "calls"; call_from: string; call_to: string };

/** How a customer wants to be reached, in words: "메시지만", or "전화 오전 9:00부터 오후 9:00까지". */
export function contactTermsText(terms: ContactTerms): string {
  if (terms.channel === "messages") return "메시지만";
  return `전화 ${formatClock(terms.call_from)}부터 ${formatClock(terms.call_to)}까지`;
}

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
