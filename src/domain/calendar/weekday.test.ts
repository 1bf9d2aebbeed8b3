import { expect, it } from "vitest";
import { weekdayOf } from "./weekday.ts";

it.each([
  ["2027-03-10", "wed"],
  ["2027-03-14", "sun"],
  ["2027-03-15", "mon"],
  ["2028-02-29", "tue"],
  ["1970-01-01", "thu"],
  ["1969-12-31", "wed"],
])("%s is a %s", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
