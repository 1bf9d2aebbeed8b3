import { describe, expect, it } from "vitest";
import { matchedPart } from "./matched-part.ts";

describe("matchedPart", () => {
  it.each([
    ["입주청소", "입주", "입주"],
    ["입주청소", "청소", "청소"],
    ["입주청소", "입주처", "입주청"],
    ["입주청소", "입줓", "입주청"],
    ["입주청소", "ㅇㅈㅊㅅ", "입주청소"],
    ["입주청소", "ㅊㅅ", "청소"],
    ["입주청소", "ㄳ", null],
    ["서울 강남구", "서울강", "서울 강"],
    ["원룸·소형이사", "이사", "이사"],
    ["원룸·소형이사", "원룸소", "원룸·소"],
    ["PT", "pt", "PT"],
    ["에어컨 청소", "컨 청", "컨 청"],
    ["입주청소", "이사", null],
    ["입주청소", "  ", null],
    ["🧹청소", "청", "청"],
  ])("in %s, %s is %s", (name, raw, expected) => {
    const part = matchedPart(name, raw);
    expect(part && name.slice(...part)).toBe(expected);
  });
});
