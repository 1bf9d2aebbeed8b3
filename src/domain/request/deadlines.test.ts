import { expect, it } from "vitest";
import { autoCompleteAt, holdReleaseAt, quotesCloseAt, requestClosesAt } from "./deadlines.ts";

const iso = (instant: number) => new Date(instant).toISOString();
const opened = Date.parse("2027-02-01T03:04:05.006Z");

it("closes for new quotes after 168 hours", () => {
  expect(iso(quotesCloseAt(opened))).toBe("2027-02-08T03:04:05.006Z");
});

it("closes the request after 30 days of 24 hours", () => {
  expect(iso(requestClosesAt(opened))).toBe("2027-03-03T03:04:05.006Z");
});

it("releases an unread quote after 48 hours", () => {
  expect(iso(holdReleaseAt(opened))).toBe("2027-02-03T03:04:05.006Z");
});

it("completes a hire at the start of the seventh day after the agreed date, Korean time", () => {
  expect(iso(autoCompleteAt("2027-02-01"))).toBe("2027-02-07T15:00:00.000Z");
});
