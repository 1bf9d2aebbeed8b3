import { expect, it } from "vitest";
import { sampleVocabulary } from "#test/factories/vocabulary.ts";
import { MOST_TOLD, wordingsOf } from "./wordings.ts";

const vocabulary = sampleVocabulary();
const guesses = (words: string) =>
  [...wordingsOf(words, vocabulary)]
    .filter(({ guessed }) => guessed)
    .map(({ reading }) => reading.services);

it.each(["네일", "강남 네일", "바이올린", "입주청쇼"])(
  "says of %s, which nothing is called, that it is a guess",
  (words) => {
    const found = guesses(words);
    expect(found).toHaveLength(1);
    expect(found[0]?.length).toBeGreaterThan(0);
  },
);

it.each(["입주청소", "강남 이사", "강남 입주청소 잘하는 곳", "dltk"])(
  "guesses nothing of %s",
  (words) => {
    expect(guesses(words)).toEqual([]);
  },
);

it("guesses no more than is named to who searches, so that nobody is shown for the rest", () => {
  expect(guesses("창소")[0]).toHaveLength(MOST_TOLD);
});

it("says that it goes by likeness where another service is more alike than the one that is named", () => {
  const last = [...wordingsOf("이사하면서 에어컨 떼서 옮겨요", vocabulary)].at(-1);
  expect([last?.reading.services, last?.guessed]).toEqual([["aircon-install"], true]);
});

it.each([
  ["입주청소 쀍쀍", ["쀍쀍"]],
  ["이사 급구", ["급구"]],
  ["입주청소 잠원", ["잠원"]],
  // Of these nobody would look for a name.
  ["욕실타일 교체", []],
  ["모기장 달아주세요", []],
  ["30평 아파트 인테리어 비용", []],
  ["입주청소 친절한 곳", []],
  // The services of a guess are said to be one.
  ["바이올린 쀍쀍", []],
])("says which words of %s it leaves out, that nobody knows", (words, dropped) => {
  const all = [...wordingsOf(words, vocabulary)];
  expect(all.at(-1)?.dropped).toEqual(dropped);
  expect(all.slice(0, -1).flatMap((one) => one.dropped)).toEqual([]);
});
