import { describe, expect, it } from "vitest";
import { answerBy } from "./deadlines.ts";
import { LEAD_TIME_MS } from "./free-slots.ts";

const at = (iso: string) => Date.parse(`${iso}:00+09:00`);

describe("answerBy", () => {
  it("is 48 hours after the question", () => {
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-20T10:00"))).toBe(at("2027-03-12T12:00"));
  });
  it("is an hour before the slot when that comes first", () => {
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-11T10:00"))).toBe(at("2027-03-11T09:00"));
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-12T13:00"))).toBe(at("2027-03-12T12:00"));
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-12T12:59"))).toBe(at("2027-03-12T11:59"));
  });
  it("leaves an hour of the shortest time ahead that a slot can be asked for", () => {
    const asked = at("2027-03-10T12:00");
    expect(answerBy(asked, asked + LEAD_TIME_MS)).toBe(at("2027-03-10T13:00"));
  });
});
