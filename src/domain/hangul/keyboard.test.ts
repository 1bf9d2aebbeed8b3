import { convertHangulToQwerty } from "es-hangul";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromEnglishKeyboard } from "./keyboard.ts";

describe("fromEnglishKeyboard", () => {
  it.each([
    ["dltk", "이사"],
    ["DLTK", "이사"],
    ["Dltk", "이사"],
    ["rkdska cjdth", "강남 청소"],
    ["Eksrl", "딴기"],
    ["dltkc", "이샃"],
    [" dltk ", "이사"],
  ])("reads %j as %s", (raw, hangul) => {
    expect(fromEnglishKeyboard(raw)).toBe(hangul);
  });
  it.each([
    ["a consonant and vowels that make no syllable", "pt"],
    ["only consonants", "tt"],
    ["Hangul", "이사"],
    ["a number", "dltk1"],
    ["a sign", "dltk-"],
    ["nothing", ""],
    ["spaces", "   "],
  ])("leaves %s alone", (_, raw) => {
    expect(fromEnglishKeyboard(raw)).toBeNull();
  });
  it("undoes what a Korean keyboard would have written", () => {
    const syllables = fc
      .array(
        fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join(""))
      // All in capitals would be taken for caps lock.
      .filter((text) => /[a-z]/.test(convertHangulToQwerty(text)));
    fc.assert(
      fc.property(syllables, (text) => fromEnglishKeyboard(convertHangulToQwerty(text)) === text),
    );
  });
});
