/** Characters of what is typed to find something, at most. */
export const SEARCH_WORDS_MAX = 60;
