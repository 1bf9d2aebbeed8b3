import { disassemble } from "es-hangul";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areBareInitials,
  beginningsOf,
  initialsOf,
  initialsPattern,
  toJamo,
  withoutBegunSyllable,
} from "./jamo.ts";

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const hangul = fc.array(syllable, { maxLength: 8 }).map((parts) => parts.join(""));

describe("toJamo", () => {
  it.each([
    ["이사", "ㅇㅣㅅㅏ"],
    ["값", "ㄱㅏㅂㅅ"],
    ["왜", "ㅇㅗㅐ"],
    ["밖", "ㅂㅏㄲ"],
    ["이ㅅ", "ㅇㅣㅅ"],
    ["ㅘㄳ", "ㅗㅏㄱㅅ"],
    ["입주 청소", toJamo("입주청소")],
    ["이사·청소, (주)", toJamo("이사청소주")],
    ["PT 레슨", `pt${toJamo("레슨")}`],
    ["ＰＴ", "pt"],
    ["", ""],
  ])("takes %j apart", (text, jamo) => {
    expect(toJamo(text)).toBe(jamo);
  });
  it("takes every syllable to the keys that write it", () => {
    fc.assert(fc.property(hangul, (text) => toJamo(text) === disassemble(text)));
  });
  it("reads composed and decomposed text the same", () => {
    fc.assert(fc.property(hangul, (text) => toJamo(text.normalize("NFD")) === toJamo(text)));
  });
  it("leaves jamo as they are", () => {
    fc.assert(fc.property(hangul, (text) => toJamo(toJamo(text)) === toJamo(text)));
  });
  it("makes the beginning of a word a prefix, wherever typing stops", () => {
    fc.assert(
      fc.property(hangul, hangul, (begun, rest) => toJamo(begun + rest).startsWith(toJamo(begun))),
    );
  });
});

describe("initialsOf", () => {
  it.each([
    ["이사청소", "ㅇㅅㅊㅅ"],
    ["이사 청소", "ㅇㅅㅊㅅ"],
    ["까치", "ㄲㅊ"],
    ["PT 레슨", "ptㄹㅅ"],
    ["ㅇㅅ", "ㅇㅅ"],
  ])("of %s are %s", (text, initials) => {
    expect(initialsOf(text)).toBe(initials);
  });
  it("has one letter for each syllable", () => {
    fc.assert(fc.property(hangul, (text) => initialsOf(text).length === text.length));
  });
});

describe("areBareInitials", () => {
  it.each(["ㅇㅅㅊㅅ", "ㅇ", "ㄳ", "ㅇㅅ ㅊㅅ"])("holds for %s", (words) => {
    expect(areBareInitials(words)).toBe(true);
  });
  it.each(["", "이ㅅ", "ㅏ", "ㅇa", "이사", "ㅇ1"])("does not hold for %j", (words) => {
    expect(areBareInitials(words)).toBe(false);
  });
});

describe("initialsPattern", () => {
  const fits = (typed: string, name: string) =>
    new RegExp(`^${initialsPattern(typed)}`, "u").test(toJamo(name));
  it.each([
    ["ㅇㅅ청소", "이사청소", true],
    ["ㅇㅅ청소", "업소청소", true],
    ["ㄳ청소", "가사청소", true],
    ["ㅇㅅ처", "이사청소", true],
    ["입ㅈ청ㅅ", "입주청소", true],
    ["ㅇㅅ청소", "입주청소", false],
    ["ㅇㅅ청소", "이사 후 청소", false],
    ["이ㅈ청소", "입주청소", false],
    ["ㅇ청소", "이사청소", false],
  ])("of %s and %s: %s", (typed, name, isMet) => {
    expect(fits(typed, name)).toBe(isMet);
  });
  it.each(["청소", "ㅇㅅㅊㅅ", "입주청ㅅ", "ㅇㅅ pt", "ㅇㅅ*청소", "ㅠ청소", ""])(
    "is none of %j",
    (typed) => {
      expect(initialsPattern(typed)).toBeNull();
    },
  );
});

describe("withoutBegunSyllable", () => {
  it.each([
    ["청솏", [toJamo("청속"), toJamo("청소")]],
    ["청속", [toJamo("청소")]],
    ["청소", []],
    ["청소ㅊ", [toJamo("청소")]],
    ["ㅇㅅ", []],
    ["", []],
  ])("of %s", (raw, expected) => {
    expect(withoutBegunSyllable(toJamo(raw))).toEqual(expected);
  });
  it("finds what was there before the keys of the next syllable", () => {
    fc.assert(
      fc.property(hangul, fc.constantFrom("ㄱ", "ㅅ", "ㅊ"), (text, key) => {
        const open = `${text}가`;
        expect(withoutBegunSyllable(toJamo(open + key))).toContain(toJamo(open));
      }),
    );
  });
});

describe("beginningsOf", () => {
  it.each([
    ["이사", ["이사"]],
    ["이ㅅ", ["이ㅅ"]],
    ["성성", ["성성"]],
    ["입주청소", ["입주청", "주청소"]],
    ["PT이사", ["이사"]],
    ["이", []],
    ["ㅇㅅㅊㅅ", []],
    ["PT레", []],
    ["", []],
  ])("of %s", (raw, expected) => {
    expect(beginningsOf(toJamo(raw))).toEqual(expected.map(toJamo));
  });
});
