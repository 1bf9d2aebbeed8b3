import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { shownLine } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** A wish begins with the words of a search, hence is as long as these at most. */
export const SERVICE_WISH_LIMITS = { wordsMin: 2, wordsMax: SEARCH_WORDS_MAX } as const;

export const serviceWishWords = fieldRule(
  "찾는 서비스",
  ...shownLine(SERVICE_WISH_LIMITS.wordsMin, SERVICE_WISH_LIMITS.wordsMax),
);
