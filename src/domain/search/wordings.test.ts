import { expect, it } from "vitest";
import { sampleVocabulary } from "#test/factories/vocabulary.ts";
import { wordingsOf } from "./wordings.ts";

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
