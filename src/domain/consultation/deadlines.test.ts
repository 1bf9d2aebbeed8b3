import { describe, expect, it } from "vitest";
import { answerBy } from "./deadlines.ts";

const at = (iso: string) => Date.parse(`${iso}:00+09:00`);

describe("answerBy", () => {
  it("is 48 hours after the question", () => {
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-20T10:00"))).toBe(at("2027-03-12T12:00"));
  });
  it("is the start of the slot when that comes first", () => {
    expect(answerBy(at("2027-03-10T12:00"), at("2027-03-11T10:00"))).toBe(at("2027-03-11T10:00"));
  });
});
