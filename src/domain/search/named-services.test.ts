import { describe, expect, it } from "vitest";
import { toJamo } from "#domain/hangul/jamo.ts";
import { type Closeness, namedServices, servicesByInitials } from "./named-services.ts";
import { buildVocabulary } from "./vocabulary.ts";

const service = (slug: string, name: string, aliases: string[], everyday: string[] = []) => ({
  slug,
  name,
  aliases,
  everyday,
  category: "home",
  weight: 1,
});

const vocabulary = buildVocabulary({
  services: [
    service("moving", "가정이사", ["이사", "포장이사", "원룸이사"]),
    service("plumbing", "배관", ["수도공사", "싱크대누수"], ["변기 막혔어요"]),
    service("wallpaper", "도배", ["벽지시공", "싱크대시트지"]),
  ],
  categories: [],
  regions: [],
  quarters: new Map(),
});

const found = (word: string, closeness: Closeness) =>
  namedServices(toJamo(word), vocabulary, closeness);

describe("the beginning of a name", () => {
  it.each([
    ["가정이", ["moving"]],
    ["포장", ["moving"]],
    ["포장이ㅅ", ["moving"]],
    ["원룸", ["moving"]],
    ["수도공", ["plumbing"]],
    ["벽지", ["wallpaper"]],
    ["싱크", ["plumbing", "wallpaper"]],
  ])(
    "finds for %s the services that go by it, whichever of their names it begins",
    (word, slugs) => {
      expect(found(word, "prefix")).toEqual(slugs);
    },
  );

  it("is not the middle of one, nor that of what people say for it", () => {
    expect(found("룸이사", "prefix")).toEqual([]);
    expect(found("변기", "prefix")).toEqual([]);
  });

  it("takes three keys", () => {
    expect(found("수ㄷ", "prefix")).toEqual(["plumbing"]);
    expect(found("수", "prefix")).toEqual([]);
  });
});

describe("a part of a name", () => {
  it.each([
    ["정이사", ["moving"]],
    ["장이사", ["moving"]],
    ["룸이", ["moving"]],
    ["도공사", ["plumbing"]],
    ["누수", ["plumbing"]],
    ["지시공", ["wallpaper"]],
    ["크대", ["plumbing", "wallpaper"]],
  ])(
    "finds for %s the services that go by it, whichever of their names it is in",
    (word, slugs) => {
      expect(found(word, "infix")).toEqual(slugs);
    },
  );

  it("is not one of what people say for it", () => {
    expect(found("막혔어", "infix")).toEqual([]);
  });

  it("takes four keys", () => {
    expect(found("크대", "infix")).not.toEqual([]);
    expect(found("크ㄷ", "infix")).toEqual([]);
  });
});

describe("the whole of a name", () => {
  it.each([
    ["가정이사", ["moving"]],
    ["원룸이사", ["moving"]],
    ["싱크대누수", ["plumbing"]],
    ["변기 막혔어요", ["plumbing"]],
    ["도배", ["wallpaper"]],
    ["싱크대", []],
  ])("finds for %s the service that is called so", (word, slugs) => {
    expect(found(word, "exact")).toEqual(slugs);
  });
});

describe("first letters", () => {
  it.each([
    ["ㄱㅈㅇㅅ", ["moving"]],
    ["ㅍㅈ", ["moving"]],
    ["ㅅㄷㄱㅅ", ["plumbing"]],
    ["ㅋㄷㄴㅅ", ["plumbing"]],
    ["ㅅㅋㄷ", ["plumbing", "wallpaper"]],
    ["ㄷㄱ", []],
    ["ㅅ", []],
  ])(
    "of any name find for %s its services, from inside one with three of them",
    (letters, slugs) => {
      expect(servicesByInitials(letters, vocabulary)).toEqual(slugs);
    },
  );
});
