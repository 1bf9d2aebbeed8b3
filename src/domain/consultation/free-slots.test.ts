import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulIso, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import {
  freeSlots,
  isTaken,
  lastBookableDay,
  offeredSlot,
  type Slot,
  type SlotFacts,
} from "./free-slots.ts";
import { WEEKDAYS, weekdayOf } from "#domain/calendar/weekday.ts";
import { hoursProblem, noHours, minuteRangesOf, type Hours } from "./weekly-hours.ts";

/** A Wednesday in Seoul. */
const TODAY = "2027-03-10";
const at = (time: string, day = TODAY) => Date.parse(`${day}T${time}:00+09:00`);

const facts: SlotFacts = {
  weekly_hours: { ...noHours(), wed: [{ from: "10:00", to: "12:00" }] },
  minutes: 30,
  holidays: [],
  taken: [],
  now: at("00:00"),
};

const startsOf = (changes: Partial<SlotFacts>, from = TODAY, count = 1) =>
  freeSlots({ ...facts, ...changes }, from, count).map(({ startsAt }) =>
    seoulIso(startsAt).slice(5, 16),
  );

describe("freeSlots", () => {
  it("cuts the hours of the weekday into consultations", () => {
    expect(startsOf({})).toEqual(["03-10T10:00", "03-10T10:30", "03-10T11:00", "03-10T11:30"]);
    expect(startsOf({}, TODAY, 8).at(-1)).toBe("03-17T11:30");
    expect(startsOf({}, "2027-03-11", 6)).toEqual([]);
  });

  it("leaves out what is shorter than a consultation", () => {
    expect(startsOf({ minutes: 50 })).toEqual(["03-10T10:00", "03-10T10:50"]);
    expect(startsOf({ minutes: 120 })).toEqual(["03-10T10:00"]);
    expect(startsOf({ minutes: 130 })).toEqual([]);
  });

  it("begins anew in each stretch, up to midnight", () => {
    const wed = [
      { from: "23:10", to: "24:00" },
      { from: "09:10", to: "10:00" },
    ];
    expect(startsOf({ weekly_hours: { ...noHours(), wed } })).toEqual([
      "03-10T09:10",
      "03-10T23:10",
    ]);
  });

  it("leaves out holidays", () => {
    expect(startsOf({ holidays: [TODAY] }, TODAY, 8)).toHaveLength(4);
    expect(startsOf({ holidays: [TODAY, "2027-03-17"] }, TODAY, 8)).toEqual([]);
  });

  it("leaves out what is taken in part, not what only touches it", () => {
    const taken = [{ startsAt: at("10:30"), endsAt: at("11:00") }];
    expect(startsOf({ taken })).toEqual(["03-10T10:00", "03-10T11:00", "03-10T11:30"]);
    const across = [{ startsAt: at("10:20"), endsAt: at("10:40") }];
    expect(startsOf({ taken: across })).toEqual(["03-10T11:00", "03-10T11:30"]);
  });

  it("keeps two hours before a start, to the millisecond", () => {
    expect(startsOf({ now: at("08:00") })).toHaveLength(4);
    expect(startsOf({ now: at("08:00") + 1 })).toEqual(startsOf({}).slice(1));
    expect(startsOf({ now: at("13:00") })).toEqual([]);
  });

  it("ends with the sixtieth day", () => {
    expect(lastBookableDay(facts.now)).toBe("2027-05-08");
    const everyDay = Object.fromEntries(
      WEEKDAYS.map((day) => [day, [{ from: "10:00", to: "10:30" }]]),
    ) as unknown as SlotFacts["weekly_hours"];
    expect(startsOf({ weekly_hours: everyDay }, TODAY, 90)).toHaveLength(60);
  });
});

describe("offeredSlot", () => {
  it("finds the slot that begins then, taken or not", () => {
    const taken = [{ startsAt: at("10:30"), endsAt: at("11:00") }];
    expect(offeredSlot({ ...facts, taken }, at("10:30"))).toEqual(taken[0]);
  });
  it.each([
    ["off the grid", at("10:10")],
    ["before the hours", at("09:30")],
    ["at their end", at("12:00")],
    ["on another day", at("10:00", "2027-03-11")],
    ["in the past", at("10:00", "2027-03-03")],
    ["too far ahead", at("10:00", "2027-05-12")],
  ])("finds none %s", (_case, startsAt) => {
    expect(offeredSlot(facts, startsAt)).toBeUndefined();
  });
});

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const hours = fc
  .uniqueArray(fc.integer({ min: 0, max: 144 }), { minLength: 2, maxLength: 8 })
  .map((steps) => steps.toSorted((a, b) => a - b))
  .map((steps): Hours[] =>
    steps.flatMap((step, index) => {
      const end = steps[index + 1];
      return index % 2 === 0 && end !== undefined
        ? [{ from: time(step * 10), to: time(end * 10) }]
        : [];
    }),
  );

const anyFacts = fc.record({
  weekly_hours: fc.record({
    mon: hours,
    tue: hours,
    wed: hours,
    thu: hours,
    fri: hours,
    sat: hours,
    sun: hours,
  }),
  minutes: fc.integer({ min: 1, max: 18 }).map((steps) => steps * 10),
  holidays: fc.array(fc.integer({ min: 0, max: 5 }).map((days) => addDays(TODAY, days))),
  taken: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 576 }), fc.integer({ min: 1, max: 18 }))
      .map(([step, length]) => {
        const startsAt = at("00:00") + step * 10 * MINUTE_MS;
        return { startsAt, endsAt: startsAt + length * 10 * MINUTE_MS };
      }),
  ),
  now: fc.integer({ min: 0, max: 72 }).map((hour) => at("00:00") + hour * HOUR_MS),
});

/** On a day that is no holiday, within one stretch of its hours. */
function isInsideHours({ weekly_hours, holidays }: SlotFacts, slot: Slot): boolean {
  const day = seoulDay(slot.startsAt);
  const midnight = startOfSeoulDay(day);
  return (
    !holidays.includes(day) &&
    minuteRangesOf(weekly_hours[weekdayOf(day)]).some(
      ({ from, to }) =>
        midnight + from * MINUTE_MS <= slot.startsAt && slot.endsAt <= midnight + to * MINUTE_MS,
    )
  );
}

describe("free slots, whatever the week and whatever is taken", () => {
  it("lie inside the hours of their day, off holidays, and never overlap what is taken or each other", () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const slots = freeSlots(given, TODAY, 4);
        // One comparison for all of them: an expectation for each would take seconds.
        const wrong = slots.filter(
          (slot, index) =>
            !isInsideHours(given, slot) ||
            slot.endsAt - slot.startsAt !== given.minutes * MINUTE_MS ||
            slot.startsAt < given.now + 2 * HOUR_MS ||
            isTaken(given.taken, slot) ||
            slot.startsAt < (slots[index - 1]?.endsAt ?? 0) ||
            offeredSlot(given, slot.startsAt)?.endsAt !== slot.endsAt,
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it("come from hours that stand", () => {
    fc.assert(
      fc.property(hours, (day) => {
        expect(hoursProblem(day.slice(0, 6), 10)).toBeNull();
      }),
    );
  });
});
