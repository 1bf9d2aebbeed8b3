import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../calendar/durations.ts";
import {
  isConsultationSoon,
  isWorkSoon,
  reviewAskedSince,
  shownWaiting,
  WAITING_KINDS,
  WAITING_MAX,
  WAITING_PER_KIND,
  type WaitingKind,
} from "./waiting.ts";

const START = Date.parse("2027-03-12T01:00:00Z");
const slot = { startsAt: START, endsAt: START + HOUR_MS };

describe("isConsultationSoon", () => {
  it.each([
    ["a moment more than 48 hours before", START - 48 * HOUR_MS - 1, false],
    ["48 hours before", START - 48 * HOUR_MS, true],
    ["while it is held", START + HOUR_MS - 1, true],
    ["when it is over", START + HOUR_MS, false],
  ])("%s", (_, now, soon) => {
    expect(isConsultationSoon(slot, now)).toBe(soon);
  });
});

describe("isWorkSoon", () => {
  it.each([
    ["2027-03-09", false],
    ["2027-03-10", true],
    ["2027-03-11", true],
    ["2027-03-12", false],
    ["2027-03-13", false],
  ])("of work on 12 March, on %s: %s", (today, soon) => {
    expect(isWorkSoon("2027-03-12", today)).toBe(soon);
  });
});

it("a review is asked for thirty days", () => {
  expect(reviewAskedSince(START)).toBe(START - 30 * DAY_MS);
});

describe("shownWaiting", () => {
  const item = (kind: WaitingKind, id: number) => ({ kind, id });

  it("puts kinds in their order and keeps the order within one", () => {
    const items = [item("review", 1), item("unread_quotes", 2), item("unread_quotes", 3)];
    const all = [...items, item("overdue", 4)];
    expect(shownWaiting(all).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });
  it("shows so many of a kind, and so many in all", () => {
    const many = Array.from({ length: WAITING_PER_KIND + 1 }, (_, id) => item("unread_talk", id));
    expect(shownWaiting(many)).toHaveLength(WAITING_PER_KIND);
    const all = WAITING_KINDS.flatMap((kind) => many.map(({ id }) => item(kind, id)));
    expect(shownWaiting(all)).toHaveLength(WAITING_MAX);
  });
});
