import { expect, it } from "vitest";
import { sheetTime } from "./sheet-time.ts";

it("is Seoul's day and time, the next day's from 15:00 UTC on", () => {
  expect(sheetTime(Date.parse("2027-01-31T14:59:59.999Z"))).toBe("2027-01-31 23:59:59");
  expect(sheetTime(Date.parse("2027-01-31T15:00:00Z"))).toBe("2027-02-01 00:00:00");
});
