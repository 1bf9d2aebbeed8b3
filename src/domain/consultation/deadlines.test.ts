import { describe, expect, it } from "vitest";
import { answerBy, remindAt } from "./deadlines.ts";

const at = (iso: string) => Date.parse(`${iso}:00+09:00`);

describe("answerBy", () => {
  it("is 48 hours after the question", () => {
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-20T10:00"))).toBe(at("2027-03-12T12:00"));
  });
  it("is the start of the slot when that comes first", () => {
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-11T10:00"))).toBe(at("2027-03-11T10:00"));
  });
});

describe("remindAt", () => {
  it("is ten in the morning of the day before", () => {
    expect(remindAt(at("2027-03-20T00:00"), at("2027-03-10T12:00"))).toBe(at("2027-03-19T10:00"));
    expect(remindAt(at("2027-03-20T23:50"), at("2027-03-10T12:00"))).toBe(at("2027-03-19T10:00"));
  });
  it("is never when that is over", () => {
    const slot = at("2027-03-20T15:00");
    expect(remindAt(slot, at("2027-03-19T10:00") - 1)).toBe(at("2027-03-19T10:00"));
    expect(remindAt(slot, at("2027-03-19T10:00"))).toBeNull();
  });
});
