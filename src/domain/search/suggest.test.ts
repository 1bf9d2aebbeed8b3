import { readWords } from "./read-words.ts";
import { describe, expect, it } from "vitest";
import { sampleVocabulary } from "#test/factories/vocabulary.ts";
import { MOST_REGIONS } from "./region-limit.ts";
import { guessNamed, isAny, suggestNamed, suggestRegions } from "./suggest.ts";

const vocabulary = sampleVocabulary();
const suggested = (words: string) => {
  const { services, categories, regions } = suggestNamed(words, vocabulary);
  return [...services, ...categories, ...regions].map(({ name }) => name);
};

describe("suggestNamed", () => {
  it.each([
    ["이사", "가정이사"],
    ["이ㅅ", "가정이사"],
    ["입주", "입주청소"],
    ["입주청솏", "입주청소"],
    ["에어컨 청", "에어컨청소"],
    ["ㅇㅈㅊㅅ", "입주청소"],
    ["ㅇㅈ청소", "입주청소"],
    ["ㅇㅅ청소", "이사청소"],
    ["ㅇㅅ청", "이사청소"],
    ["피티", "PT"],
    ["P", "PT"],
    ["강남", "강남구"],
    ["강나", "강남구"],
    ["역삼", "역삼1동"],
    ["서울", "서울특별시"],
    ["외국", "외국어"],
    ["레슨", "피아노"],
  ])("for %s has %s", (words, name) => {
    expect(suggested(words)).toContain(name);
  });
  it("puts the whole word before its beginning, and that before a part", () => {
    expect(suggested("청소")[0]).toMatch(/청소/);
    expect(suggestNamed("영어", vocabulary).services[0]?.name).toBe("영어과외");
  });
  it("prefers a name that goes on with the syllable as typed", () => {
    expect(suggestNamed("이", vocabulary).services[0]?.name).toBe("가정이사");
  });
  it("reads several things at once when nothing is called so", () => {
    expect(suggested("강남 입주청소")).toEqual(["입주청소", "강남구"]);
  });
  it.each([
    ["변기 막", "수도·배관"],
    ["막혔어", "수도·배관"],
    ["깜빡거", "조명설치"],
    ["에어콘", "에어컨청소"],
  ])("while %s is typed knows by what people say that %s is meant", (words, name) => {
    expect(suggested(words)).toContain(name);
  });
  it("knows everyday words from the beginning of one on, not from inside one", () => {
    expect(suggested("썸네일 상")).toContain("상세페이지");
    expect(suggested("네일 상")).toEqual([]);
  });
  it.each([
    ["도오락", "도어락"],
    ["페안트", "페인트"],
    ["중귝어", "중국어"],
    ["노뮤사", "노무"],
    ["데이터복귀", "컴퓨터수리"],
  ])("guesses %s, which is called nothing, to be %s", (words, name) => {
    const { services } = guessNamed(words, vocabulary);
    expect(services[0]?.name).toBe(name);
  });
  it.each([
    ["창소", "청소"],
    ["래슨", "레슨"],
    ["강남 창소", "청소"],
  ])("guesses %s to be all that %s means", (words, meant) => {
    const { services } = guessNamed(words, vocabulary);
    const all = readWords(meant, vocabulary).services;
    expect(all.length).toBeGreaterThan(4);
    expect(all).toEqual(expect.arrayContaining(services.map(({ slug }) => slug)));
  });
  it("has nothing for what is called nothing", () => {
    expect(isAny(suggestNamed("쀍쀍", vocabulary))).toBe(false);
    expect(isAny(suggestNamed("%", vocabulary))).toBe(false);
  });
  it("never has more than seven", () => {
    for (const { thing } of vocabulary.services) {
      expect(suggested(thing.name.slice(0, 1)).length).toBeLessThanOrEqual(7);
    }
  });
});

describe("suggestRegions", () => {
  const named = (words: string) => suggestRegions(words, vocabulary).map(({ name }) => name);
  it.each([
    ["잠실", ["잠실본동", "잠실2동", "잠실3동", "잠실4동", "잠실6동", "잠실7동"]],
    ["잠실동", ["잠실2동", "잠실3동", "잠실4동", "잠실6동", "잠실7동"]],
    ["서울시 마포구 합정", ["합정동"]],
    ["서울시 강남구 역삼", ["역삼1동", "역삼2동"]],
    ["서울 역삼1동", ["역삼1동"]],
    ["강남구 역삼 동", ["역삼1동", "역삼2동"]],
    ["남구 역삼", []],
    ["부산 역삼", []],
    ["입주청소", []],
    ["", []],
  ])("of %j are %j", (words, names) => {
    expect(named(words).toSorted()).toEqual(names.toSorted());
  });
  it("begin with those of that very name", () => {
    expect(named("강남")[0]).toBe("강남구");
    expect(named("서울시")[0]).toBe("서울특별시");
    expect(named("충남 천안").slice(0, 2)).toEqual(["천안시 동남구", "천안시 서북구"]);
    expect(named("강").length).toBe(MOST_REGIONS);
  });
});
