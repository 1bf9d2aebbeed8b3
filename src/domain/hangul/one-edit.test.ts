import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toJamo } from "./jamo.ts";
import { isOneEdit, isOneEditFromBeginning } from "./one-edit.ts";

const keys = fc.string({ unit: fc.constantFrom(..."ㄱㄴㄷㅏㅓㅗ"), maxLength: 8 });

describe("isOneEdit", () => {
  it.each([
    ["에어콘", "에어컨", true],
    ["필라태스", "필라테스", true],
    ["입주청소", "입주천소", true],
    ["도배", "도베", true],
    ["ㅈㅏㅇㅍㅏㄴ", "ㅈㅏㅍㅇㅏㄴ", true],
    ["도배", "도배", false],
    ["청소", "정리", false],
    ["이사", "이사짐", false],
    ["", "ㄱ", true],
  ])("%s and %s: %s", (a, b, is) => {
    expect(isOneEdit(toJamo(a), toJamo(b))).toBe(is);
  });
  it("holds of whatever had one key put in, and both ways", () => {
    fc.assert(
      fc.property(keys, fc.nat(8), fc.constantFrom("ㅂ", "ㅣ"), (text, at, key) => {
        const longer = text.slice(0, at) + key + text.slice(at);
        expect([isOneEdit(text, longer), isOneEdit(longer, text)]).toEqual([true, true]);
      }),
    );
  });
  it("is the same both ways", () => {
    fc.assert(fc.property(keys, keys, (a, b) => isOneEdit(a, b) === isOneEdit(b, a)));
  });
});

describe("isOneEditFromBeginning", () => {
  it.each([
    ["필라태", "필라테스", true],
    ["에어콘", "에어컨청소", true],
    ["청쇼", "에어컨청소", false],
    ["에어컨청소업체", "에어컨", false],
  ])("%s of %s: %s", (typed, whole, is) => {
    expect(isOneEditFromBeginning(toJamo(typed), toJamo(whole))).toBe(is);
  });
});
