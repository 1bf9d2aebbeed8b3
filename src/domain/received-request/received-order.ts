import type { Day } from "#domain/calendar/day.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { passedWantedDay } from "#domain/request/wanted-day.ts";
import { awaitsAnswer, type ReceivedFacts } from "./received-facts.ts";

/** The orders of a pro's list; the first is what a list without one has. */
export const RECEIVED_SORTS = ["newest", "deadline", "cost", "wanted"] as const;
export type ReceivedSort = (typeof RECEIVED_SORTS)[number];
/** Those and the one of what a pro sees of it today, which nobody chooses: urgent ones, then what closes first. */
export type ReceivedOrder = ReceivedSort | "pressing";

export const sortLabels: Record<ReceivedSort, string> = {
  newest: "최근 순",
  deadline: "마감 빠른 순",
  cost: "비용 낮은 순",
  wanted: "작업일 빠른 순",
};

/** Where a request stands in an order: smaller ranks first, the newer one between equals. */
export interface ReceivedPlace {
  rank: number;
  receivedAt: number;
  requestId: string;
}

/** Behind everything that an order can say of a request. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Farther than any two ends lie apart. */
const URGENT_AHEAD_MS = 365 * DAY_MS;

/** Urgent ones that wait for an answer stand above the newest; in any other order all that waits stands first. */
export function placeOf(facts: ReceivedFacts, sort: ReceivedOrder, today: Day): ReceivedPlace {
  return {
    rank: rankOf(facts, sort, today),
    receivedAt: facts.receivedAt,
    requestId: facts.requestId,
  };
}

function rankOf(facts: ReceivedFacts, sort: ReceivedOrder, today: Day): number {
  const waits = awaitsAnswer(facts);
  if (sort === "newest") return waits && facts.urgent ? 0 : 1;
  if (!waits) return LAST;
  switch (sort) {
    case "deadline":
      return facts.closesAt;
    case "pressing":
      return facts.urgent ? facts.closesAt - URGENT_AHEAD_MS : facts.closesAt;
    case "cost":
      return facts.credits;
    case "wanted":
      // A day that is over, or that is still to be agreed on, hurries nobody.
      return facts.wantedOn === null || passedWantedDay(facts.wantedOn, today) !== null
        ? LAST - 1
        : startOfSeoulDay(facts.wantedOn);
  }
}

/** Negative when the first place comes before the second, as `sort` takes it. */
export function comparePlaces(one: ReceivedPlace, other: ReceivedPlace): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.receivedAt !== other.receivedAt) return other.receivedAt - one.receivedAt;
  return one.requestId < other.requestId ? 1 : one.requestId > other.requestId ? -1 : 0;
}
