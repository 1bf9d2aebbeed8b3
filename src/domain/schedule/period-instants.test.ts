import { expect, it } from "vitest";
import { firstPeriod, periodEndsAt, periodOverAt } from "./period-instants.ts";

it("anchors a purchase on its day in Seoul (B06)", () => {
  expect(firstPeriod(Date.parse("2027-01-31T15:00:00Z"))).toEqual({
    start: "2027-02-01",
    end: "2027-02-28",
  });
  expect(firstPeriod(Date.parse("2027-01-31T14:59:59.999Z"))).toEqual({
    start: "2027-01-31",
    end: "2027-02-27",
  });
});

it("writes the last paid day at its last second", () => {
  expect(periodEndsAt({ start: "2027-01-15", end: "2027-02-14" })).toBe(
    "2027-02-14T23:59:59+09:00",
  );
});

it("is over at 24:00 of the last day", () => {
  expect(periodOverAt({ start: "2027-01-15", end: "2027-02-14" })).toBe(
    Date.parse("2027-02-15T00:00:00+09:00"),
  );
});
