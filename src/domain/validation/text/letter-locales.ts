/** Letters that words of a language are written with, as the inside of a character class; case does not count. */
export const LETTERS: Readonly<Record<string, string>> = {
  en: "A-Z",
  cs: "A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
  da: "A-ZÆØÅ",
  de: "A-ZÄÖÜß",
  es: "A-ZÁÉÍÑÓÚÜ",
  /** The Arabic ones and those that Persian adds. */
  fa: "\u0621-\u063A\u0641-\u064A\u064B-\u0652\u0670\u067E\u0698\u06AF\u0686\u06A9\u06CC",
  fr: "A-ZÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸ",
  hu: "A-ZÁÉÍÓÖŐÚÜŰ",
  it: "A-Z\u00C0-\u00FF",
  lt: "A-ZĄČĘĖĮŠŲŪŽ",
  nl: "A-ZÉËÏÓÖÜ",
  pl: "A-ZĄĆĘŚŁŃÓŻŹ",
  pt: "A-ZÃÁÀÂÇÉÊÍÕÓÔÚÜ",
  ru: "А-ЯЁ",
  sk: "A-ZÁÄČĎÉÍĹĽŇÓŔŠŤÚÝŽ",
  sr: "A-ZČĆŽŠĐ",
  sv: "A-ZÅÄÖ",
  tr: "A-ZÇĞİıÖŞÜ",
  uk: "А-ЩЬЮЯЄІЇҐ",
  ar: "\u0621-\u063A\u0641-\u064A\u064B-\u0652\u0670",
  az: "A-ZÇƏĞİıÖŞÜ",
  /** Whole syllables and the letters they are made of. */
  ko: "가-힣ㄱ-ㅎㅏ-ㅣ",
};

/** Digits of the languages that have their own beside 0–9. */
export const OWN_DIGITS: Readonly<Record<string, string>> = {
  ar: "\u0660-\u0669",
  fa: "\u0660-\u0669\u06F0-\u06F9",
};
