import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toJamo } from "#domain/hangul/jamo.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import { sampleVocabulary } from "#test/factories/vocabulary.ts";
import { readQuarters } from "#server/views/search/read-quarters.ts";
import { readWords } from "./read-words.ts";

const vocabulary = sampleVocabulary();
const read = (words: string) => {
  const { services, regions, rest } = readWords(words, vocabulary);
  return { services: services.toSorted(), regions: regions.map(({ code }) => code), rest };
};

describe("readWords finds the service", () => {
  it.each([
    ["입주청소", ["move-in-cleaning"]],
    ["입주 청소", ["move-in-cleaning"]],
    ["입 주 청 소", ["move-in-cleaning"]],
    ["새집청소", ["move-in-cleaning"]],
    ["pt", ["personal-training"]],
    ["ＰＴ", ["personal-training"]],
    ["수영", ["swimming-lesson"]],
    ["칠", ["painting"]],
    ["이사·청소", ["move-in-cleaning", "home-moving"]],
  ])("in %s", (words, slugs) => {
    const found = read(words);
    expect(found.services).toEqual(expect.arrayContaining(slugs));
    expect([found.regions, found.rest]).toEqual([[], []]);
  });
  it.each(["과외", "과외선생님", "과외 선생님", "과외쌤", "대치동 과외선생님"])(
    "of tutors in %s, and none of a trainer",
    (words) => {
      const { services, rest } = read(words);
      expect(services).toEqual(read("과외").services);
      expect(services).toEqual(expect.arrayContaining(["math-tutoring", "english-tutoring"]));
      for (const sport of ["golf-lesson", "swimming-lesson", "personal-training"]) {
        expect(services).not.toContain(sport);
      }
      expect(rest).toEqual([]);
    },
  );
  it("of golf still in 골프과외", () => {
    expect(read("골프과외").services).toEqual(["golf-lesson"]);
  });
  it.each([
    ["영어과외", ["english-tutoring"]],
    ["영어회화", ["english-conversation"]],
    ["이사청소", ["move-out-cleaning"]],
    ["이사 청소", ["move-out-cleaning"]],
  ])("that %s is the name of, and no other that contains it", (words, slugs) => {
    expect(read(words).services).toEqual(slugs);
  });
  it.each(["영어", "강남 영어"])(
    "that %s is short for, and those whose name begins with it",
    (words) => {
      expect(read(words).services).toEqual(["english-conversation", "english-tutoring"]);
    },
  );
  it.each([
    ["이사", "move-out-cleaning"],
    ["장판", "wallpaper"],
  ])("and with %s nothing of another kind that only begins with it", (words, slug) => {
    expect(read(words).services).not.toContain(slug);
  });
  it("by its own name before those of a category of that name, and none that only contains it", () => {
    const { services } = readWords("이사", vocabulary);
    expect(services[0]).toBe("home-moving");
    expect(services.toSorted()).toEqual([
      "cargo-delivery",
      "home-moving",
      "office-moving",
      "small-moving",
      "storage-moving",
    ]);
  });
  it("by the name of a category, and with it those whose own name says it", () => {
    expect(read("청소").services).toEqual(
      expect.arrayContaining(["aircon-cleaning", "house-cleaning"]),
    );
    expect(read("청소").services).not.toContain("home-moving");
  });
  it.each([
    ["입주청ㅅ", "move-in-cleaning"],
    ["입주청솏", "move-in-cleaning"],
    ["에어컨청", "aircon-cleaning"],
    ["필라테슷", "pilates-lesson"],
  ])("that %s is on the way to", (words, slug) => {
    expect(read(words).services).toContain(slug);
  });
  it.each([
    ["ㅇㅅㅊㅅ", "move-out-cleaning"],
    ["ㅇㅈㅊㅅ", "move-in-cleaning"],
    ["ㅇㅈ ㅊㅅ", "move-in-cleaning"],
    ["ㅇㅈㅊ", "move-in-cleaning"],
    ["ㅍㅇㄴ", "piano-lesson"],
  ])("by the first letters %s", (words, slug) => {
    expect(read(words).services).toContain(slug);
    expect(readWords(words, vocabulary).areInitials).toBe(true);
  });
  it.each([
    ["ㅇㅅ청소", "move-out-cleaning"],
    ["ㅇㅈ청소", "move-in-cleaning"],
    ["ㅇㅈ 청소", "move-in-cleaning"],
    ["ㅇㅈ청", "move-in-cleaning"],
    ["입ㅈ청소", "move-in-cleaning"],
    ["ㅇㅈ처", "move-in-cleaning"],
    ["꼼꼼한 ㅇㅈ청소", "move-in-cleaning"],
  ])("by first letters before whole syllables: %s", (words, slug) => {
    expect(read(words).services).toContain(slug);
    expect(read(words).services).not.toContain("appliance-repair");
  });
  it("by none of one first letter: it begins everything", () => {
    expect(read("ㅇ").services).toEqual([]);
  });
});

describe("readWords finds the place", () => {
  it.each([
    ["강남구", ["11680"]],
    ["강남", ["11680"]],
    ["서울", ["11"]],
    ["서울특별시 강남구", ["11680"]],
    ["서울 중구", ["11140"]],
    ["경기 광주", ["41610"]],
    ["충북", ["43"]],
    ["강남 서초", ["11680", "11650"]],
    ["분당", ["41135"]],
    ["수원 팔달구", ["41115"]],
    ["세종", ["36"]],
    ["서울시", ["11"]],
    ["부산시", ["26"]],
    ["세종시", ["36"]],
    ["제주도", ["50"]],
    ["강원도", ["51"]],
    ["전라북도", ["52"]],
    ["광주광역시", ["12"]],
    ["전라남도", ["12"]],
    ["광주시", ["41610"]],
    ["광주", ["41610", "12"]],
    ["전남 광주", ["12"]],
    ["제주", ["50"]],
    ["제주시", ["50110"]],
  ])("%s", (words, codes) => {
    expect(read(words)).toEqual({ services: [], regions: codes, rest: [] });
  });
  it("of a station by the place it is called after, unless that is the name of several", () => {
    expect(read("강남역 입주청소")).toEqual({
      services: ["move-in-cleaning"],
      regions: ["11680"],
      rest: [],
    });
    expect(new Set(read("역삼역").regions.map(siGunGuOf))).toEqual(new Set(["11680"]));
    expect(read("중앙역").regions).toEqual([]);
  });
  it.each([
    ["홍대 이사", ["11440"]],
    ["홍대입주청소", ["11440"]],
    ["여의도", ["11560"]],
    ["판교", ["41135"]],
    ["일산", ["41285", "41287"]],
    ["위례", ["11710", "41131", "41450"]],
    ["동탄", ["41597"]],
    ["잠실역", ["11710"]],
  ])("of %s, which is the name of a quarter or used as one", (words, codes) => {
    const { regions, rest } = read(words);
    expect(new Set(regions.map(siGunGuOf))).toEqual(new Set(codes));
    expect(rest).toEqual([]);
  });
  it("of each quarter, all of whose regions there are", () => {
    for (const [name, codes] of readQuarters()) {
      expect([name, read(name).regions]).toEqual([name, expect.arrayContaining([...codes])]);
    }
  });
  it.each([
    ["역삼 동", "역삼동"],
    ["강남 구 역삼 동 입주청소", "강남구 역삼동 입주청소"],
    ["서울 시", "서울시"],
  ])("in %s as in %s", (apart, together) => {
    expect(read(apart)).toEqual(read(together));
  });
  it("all of them that share a name, and a dong without its number", () => {
    expect(read("중구").regions.length).toBeGreaterThan(3);
    expect(read("수원").regions.toSorted()).toEqual(["41111", "41113", "41115", "41117"]);
    expect(new Set(read("역삼동").regions.map((code) => code.slice(0, 5)))).toEqual(
      new Set(["11680"]),
    );
  });
});

describe("readWords finds both", () => {
  it.each([
    "강남 입주청소",
    "입주청소 강남구",
    "강남입주청소",
    "입주청소강남",
    "강남 입주 청소",
    "서울 강남구 입주청소",
  ])("in %s", (words) => {
    expect(read(words)).toEqual({ services: ["move-in-cleaning"], regions: ["11680"], rest: [] });
  });
  it.each(["강남 ㅇㅈㅊㅅ", "ㅇㅈㅊㅅ 강남", "강남 ㅇㅈ ㅊㅅ", "강남 ㅇㅈ청소"])(
    "by first letters beside a place: %s",
    (words) => {
      const { services, regions, rest } = read(words);
      expect(services).toContain("move-in-cleaning");
      expect([regions, rest]).toEqual([["11680"], []]);
    },
  );
  it("and leaves the rest to the pro's own words", () => {
    expect(read("강남 꼼꼼한 입주 청소")).toEqual({
      services: ["move-in-cleaning"],
      regions: ["11680"],
      rest: [toJamo("꼼꼼한")],
    });
    expect(read("새봄 클린")).toEqual({
      services: [],
      regions: [],
      rest: [toJamo("새봄"), toJamo("클린")],
    });
  });
});

describe("readWords", () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom("강남", "서울", "청소", "이사", "ㅇㅅ", "PT", "dltk", "%", "_", "-", "  "),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 12 },
  );
  it("reads anything, and the same however it is spaced around", () => {
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(" ");
        const reading = readWords(text, vocabulary);
        expect(readWords(`  ${text} `, vocabulary)).toEqual(reading);
        expect(reading.rest.every((word) => word !== "")).toBe(true);
        expect(reading.services.every((slug) => vocabulary.serviceBySlug.has(slug))).toBe(true);
      }),
    );
  });
  it("finds every service by its name and each alias", () => {
    for (const { thing } of vocabulary.services) {
      for (const name of [thing.name, ...thing.aliases]) {
        expect([name, readWords(name, vocabulary).services]).toEqual([
          name,
          expect.arrayContaining([thing.slug]),
        ]);
      }
    }
  });
});
