import { expect, it } from "vitest";
import { retriesAt, retriesDue, unpaidEndAt } from "./overdue-ladder.ts";

const seoul = (text: string): number => Date.parse(`${text}+09:00`);
const since = "2027-02-25";

it("retries at 10:00 on days 1, 3, 5 and 7 (B29)", () => {
  expect(retriesAt(since)).toEqual([
    seoul("2027-02-26T10:00:00"),
    seoul("2027-02-28T10:00:00"),
    seoul("2027-03-02T10:00:00"),
    seoul("2027-03-04T10:00:00"),
  ]);
});

it("counts a retry as due from its very instant", () => {
  const at = seoul("2027-02-28T10:00:00");
  expect([retriesDue(since, at - 1), retriesDue(since, at)]).toEqual([1, 2]);
  expect(retriesDue(since, seoul("2027-04-01T00:00:00"))).toBe(4);
});

it("ends an unpaid membership at 24:00 of day 7", () => {
  expect(unpaidEndAt(since)).toBe(seoul("2027-03-05T00:00:00"));
});
