import { expect, it } from "vitest";
import { compareHirePlaces, countBySection, placeOfHire, type ListedHire } from "./hire-order.ts";

const TODAY = "2027-03-10";

function hire(id: string, changes: Partial<ListedHire>): ListedHire {
  return {
    id,
    state: "hired",
    agreed_date: TODAY,
    agreed_time: null,
    proposals: [],
    completedAt: null,
    ...changes,
  };
}

const hires: ListedHire[] = [
  hire("done-first", { state: "completed", completedAt: 1_000 }),
  hire("next-week", { agreed_date: "2027-03-17" }),
  hire("changing", { agreed_date: "2027-03-12", proposals: ["customer"] }),
  hire("late", { agreed_date: "2027-03-09" }),
  hire("today-b", {}),
  hire("done-last", { state: "completed", completedAt: 2_000 }),
  hire("later", { agreed_date: "2027-03-01" }),
  hire("tomorrow", { agreed_date: "2027-03-11" }),
  hire("today-a", {}),
  hire("cancelled", { state: "cancelled" }),
];

const places = hires.flatMap((one) => placeOfHire(one, TODAY) ?? []);

it("today first, then what is longest past, what changes, what comes next, and what was done last", () => {
  expect(places.toSorted(compareHirePlaces).map(({ hireId }) => hireId)).toEqual([
    "today-a",
    "today-b",
    "later",
    "late",
    "changing",
    "tomorrow",
    "next-week",
    "done-last",
    "done-first",
  ]);
});

it("within a day by the time, what has none first", () => {
  const ofToday = [
    hire("a-afternoon", { agreed_time: "14:00" }),
    hire("b-morning", { agreed_time: "09:30" }),
    hire("c-whole-day", {}),
  ].flatMap((one) => placeOfHire(one, TODAY) ?? []);
  expect(ofToday.toSorted(compareHirePlaces).map(({ hireId }) => hireId)).toEqual([
    "c-whole-day",
    "b-morning",
    "a-afternoon",
  ]);
});

it("counts each section, the cancelled in none", () => {
  expect(countBySection(places)).toEqual({
    today: 2,
    past: 2,
    changing: 1,
    upcoming: 2,
    completed: 2,
  });
});
