import { describe, expect, it } from "vitest";
import {
  hasAnyHours,
  hoursProblem,
  minutesOf,
  noHours,
  minuteRangesOf,
  TIMES,
} from "./weekly-hours.ts";

describe("minutesOf", () => {
  it.each([
    ["00:00", 0],
    ["09:10", 550],
    ["23:50", 1430],
    ["24:00", 1440],
  ])("reads %s", (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes);
  });
  it.each(["24:10", "25:00", "9:00", "09:05", "09:60", "0900", "", " 09:00"])(
    "refuses %j",
    (time) => {
      expect(minutesOf(time)).toBeNull();
    },
  );
});

it("knows every time of a day", () => {
  expect(TIMES).toHaveLength(145);
  expect([TIMES[0], TIMES[1], TIMES[143], TIMES[144]]).toEqual([
    "00:00",
    "00:10",
    "23:50",
    "24:00",
  ]);
  expect(TIMES.map(minutesOf)).toEqual(TIMES.map((_, at) => at * 10));
});

describe("hoursProblem", () => {
  const morning = { from: "09:00", to: "12:00" };
  it("has nothing against a day off or stretches that touch", () => {
    expect(hoursProblem([], 30)).toBeNull();
    expect(hoursProblem([{ from: "12:00", to: "18:00" }, morning], 30)).toBeNull();
    expect(hoursProblem([{ from: "00:00", to: "24:00" }], 180)).toBeNull();
  });
  it("takes six stretches and no seventh", () => {
    const six = ["00", "04", "08", "12", "16", "20"].map((hour) => ({
      from: `${hour}:00`,
      to: `${hour}:50`,
    }));
    expect(hoursProblem(six, 30)).toBeNull();
    expect(hoursProblem([...six, { from: "21:00", to: "22:00" }], 30)).toMatch(/6개/);
  });
  it.each([
    ["times off the step", [{ from: "09:05", to: "12:00" }], /10분/],
    ["an end before its start", [{ from: "12:00", to: "09:00" }], /늦게/],
    ["an end at its start", [{ from: "12:00", to: "12:00" }], /늦게/],
    ["a stretch that overlaps by one step", [morning, { from: "11:50", to: "13:00" }], /겹치지/],
  ])("says what is wrong with %s", (_case, hours, problem) => {
    expect(hoursProblem(hours, 30)).toMatch(problem);
  });
  it("asks for room for one consultation, and that is enough", () => {
    const hour = [{ from: "09:00", to: "10:00" }];
    expect(hoursProblem(hour, 60)).toBeNull();
    expect(hoursProblem(hour, 70)).toMatch(/70분/);
  });
});

it("puts stretches in order", () => {
  const hours = [
    { from: "13:00", to: "14:00" },
    { from: "09:00", to: "10:00" },
  ];
  expect(minuteRangesOf(hours)).toEqual([
    { from: 540, to: 600 },
    { from: 780, to: 840 },
  ]);
});

it("knows a week without hours", () => {
  expect(hasAnyHours(noHours())).toBe(false);
  expect(hasAnyHours({ ...noHours(), sun: [{ from: "09:00", to: "10:00" }] })).toBe(true);
});
