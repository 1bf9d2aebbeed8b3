import { expect, it } from "vitest";
import { DAY_MS } from "../calendar/durations.ts";
import { answerDueOn, CLOSE_AFTER_DAYS, closesAt, isSilent } from "./ticket-times.ts";

const at = (iso: string) => Date.parse(iso);

it.each([
  ["2027-03-10T23:59:59.999+09:00", "2027-03-12"],
  ["2027-03-11T00:00:00+09:00", "2027-03-15"],
  ["2027-03-12T12:00:00+09:00", "2027-03-16"],
])("is to be answered, when written at %s, by %s", (written, due) => {
  expect(answerDueOn(at(written))).toBe(due);
});

it("is silent from the moment at which it closes, and not before", () => {
  const answered = at("2027-03-10T12:00:00+09:00");
  expect(closesAt(answered)).toBe(answered + CLOSE_AFTER_DAYS * DAY_MS);
  expect(isSilent(answered, closesAt(answered) - 1)).toBe(false);
  expect(isSilent(answered, closesAt(answered))).toBe(true);
});
