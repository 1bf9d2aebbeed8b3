import { addDays, type Day } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { weekdayOf } from "#domain/calendar/weekday.ts";
import { minuteRangesOf, type WeeklyHours } from "./weekly-hours.ts";

/** A stretch of time, epoch ms; its end belongs to what follows. */
export type Slot = { startsAt: number; endsAt: number };

/** How long before its start a consultation can be asked for at the latest. */
export const LEAD_TIME_MS = 2 * HOUR_MS;
/** How many days ahead of today, today included, consultations can be asked for. */
export const BOOKABLE_DAYS = 60;

export type SlotFacts = {
  weekly_hours: WeeklyHours;
  minutes: number;
  holidays: readonly Day[];
  /** Consultations that stand: asked for or confirmed. */
  taken: readonly Slot[];
  /** Epoch ms. */
  now: number;
};

/** The last day on which a consultation can be asked for. */
export function lastBookableDay(now: number): Day {
  return addDays(seoulDay(now), BOOKABLE_DAYS - 1);
}

/**
 * The slots of a day that can be asked for: each stretch of its weekday's hours cut from its start into pieces of
 * `minutes`, without holidays, what is taken, what begins before now and the lead time, and days too far ahead.
 */
export function freeSlotsOfDay(facts: SlotFacts, day: Day): Slot[] {
  return slotsOfDay(facts, day).filter((slot) => !isTaken(facts.taken, slot));
}

/** Free slots of `count` days from `from` on, in order. */
export function freeSlots(facts: SlotFacts, from: Day, count: number): Slot[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at)).flatMap((day) =>
    freeSlotsOfDay(facts, day),
  );
}

/** The slot that begins at an instant, whether or not somebody took it; undefined when none is offered then. */
export function offeredSlot(facts: SlotFacts, startsAt: number): Slot | undefined {
  return slotsOfDay(facts, seoulDay(startsAt)).find((slot) => slot.startsAt === startsAt);
}

export function isTaken(taken: readonly Slot[], slot: Slot): boolean {
  return taken.some((other) => other.startsAt < slot.endsAt && slot.startsAt < other.endsAt);
}

function slotsOfDay(facts: SlotFacts, day: Day): Slot[] {
  if (facts.holidays.includes(day) || day > lastBookableDay(facts.now)) return [];
  const midnight = startOfSeoulDay(day);
  // Over already: nothing to cut.
  if (midnight + DAY_MS < facts.now) return [];
  const length = facts.minutes * MINUTE_MS;
  return minuteRangesOf(facts.weekly_hours[weekdayOf(day)]).flatMap(({ from, to }) => {
    const start = midnight + from * MINUTE_MS;
    const count = Math.floor((to - from) / facts.minutes);
    return Array.from({ length: count }, (_, at) => start + at * length)
      .filter((startsAt) => startsAt >= facts.now + LEAD_TIME_MS)
      .map((startsAt) => ({ startsAt, endsAt: startsAt + length }));
  });
}
