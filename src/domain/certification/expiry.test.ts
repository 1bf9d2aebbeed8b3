import { describe, expect, it } from "vitest";
import { expiryNoticeAt, isRunOut, runsOutAt, runsOutSoon } from "./expiry.ts";

const paper = { expires_on: "2027-03-31" };
const forEver = { expires_on: null };

describe("a certification with a last day", () => {
  it("counts through that day and not after it", () => {
    expect(isRunOut(paper, "2027-03-31")).toBe(false);
    expect(isRunOut(paper, "2027-04-01")).toBe(true);
    expect(runsOutAt(paper.expires_on)).toBe(Date.parse("2027-04-01T00:00:00+09:00"));
  });
  it("runs out soon from thirty days before to its last day", () => {
    expect(runsOutSoon(paper, "2027-02-28")).toBe(false);
    expect(runsOutSoon(paper, "2027-03-01")).toBe(true);
    expect(runsOutSoon(paper, "2027-03-31")).toBe(true);
    expect(runsOutSoon(paper, "2027-04-01")).toBe(false);
    expect(expiryNoticeAt(paper.expires_on)).toBe(Date.parse("2027-03-01T00:00:00+09:00"));
  });
});

it("never runs out without one", () => {
  expect(isRunOut(forEver, "9999-12-31")).toBe(false);
  expect(runsOutSoon(forEver, "9999-12-31")).toBe(false);
});
