import { describe, expect, it } from "vitest";
import {
  consentOpensAt,
  decisionDeadline,
  renewalDueAt,
  renewalNoticesAt,
} from "./renewal-times.ts";

const seoul = (text: string): number => Date.parse(`${text}+09:00`);

it("charges at 10:00 on the start day", () => {
  expect(renewalDueAt("2027-02-15")).toBe(seoul("2027-02-15T10:00:00"));
});

it("gives notice at 10:00 seven days and one day before", () => {
  expect(renewalNoticesAt("2027-03-01")).toEqual({
    inSevenDays: seoul("2027-02-22T10:00:00"),
    tomorrow: seoul("2027-02-28T10:00:00"),
  });
});

it("asks for consent from thirty days before", () => {
  expect(consentOpensAt("2027-03-31")).toBe(seoul("2027-03-01T00:00:00"));
});

describe("decisionDeadline", () => {
  it("is 24:00 of the start day for every charge tried on it", () => {
    const deadline = seoul("2027-02-16T00:00:00");
    expect(decisionDeadline("2027-02-15", seoul("2027-02-15T10:00:00"))).toBe(deadline);
    expect(decisionDeadline("2027-02-15", deadline - 1)).toBe(deadline);
  });
  it("is 24 hours after a charge that came late", () => {
    const late = seoul("2027-02-16T00:00:00");
    expect(decisionDeadline("2027-02-15", late)).toBe(seoul("2027-02-17T00:00:00"));
  });
});
