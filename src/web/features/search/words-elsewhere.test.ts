import { describe, expect, it } from "vitest";
import { placeOfWords, understoodOf, wordsElsewhere, type Understood } from "./words-elsewhere.ts";

const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const understood = (of: Partial<Understood>): Understood => ({
  words: "강남 청소",
  services: [],
  region: gangnam,
  instead: null,
  guessed: false,
  dropped: [],
  besides_region: "청소",
  ...of,
});

describe("what words are understood as", () => {
  it("holds for these words alone: others may be asked for already", () => {
    const those = understood({});
    expect(understoodOf({ q: "강남 청소" }, those)).toBe(those);
    expect(understoodOf({ q: "이사" }, those)).toBe(undefined);
    expect(understoodOf({}, those)).toBe(undefined);
  });

  it("leaves of them what names no region for a search elsewhere", () => {
    expect(wordsElsewhere(understood({}))).toEqual({ q: "청소" });
    expect(wordsElsewhere(understood({ besides_region: "" }))).toEqual({ q: undefined });
    expect(wordsElsewhere(understood({ besides_region: null, region: null }))).toEqual({});
    expect(wordsElsewhere(undefined)).toEqual({});
  });

  it("names where they look, also where a name is that of several regions", () => {
    expect(placeOfWords(understood({}))).toBe("서울특별시 강남구");
    expect(placeOfWords(understood({ region: null }))).toBe("검색어에 적은 지역");
    expect(placeOfWords(understood({ region: null, besides_region: null }))).toBe(null);
    expect(placeOfWords(undefined)).toBe(null);
  });
});
