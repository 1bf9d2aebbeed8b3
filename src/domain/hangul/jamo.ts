const LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const TAILS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

const FIRST_LEAD = 0x1100;
const FIRST_VOWEL = 0x1161;
const FIRST_TAIL = 0x11a8;

/** What takes two keys on a keyboard, so that each is a step on the way to a syllable. */
const TWO_KEYS: Record<string, string> = {
  ㅘ: "ㅗㅏ",
  ㅙ: "ㅗㅐ",
  ㅚ: "ㅗㅣ",
  ㅝ: "ㅜㅓ",
  ㅞ: "ㅜㅔ",
  ㅟ: "ㅜㅣ",
  ㅢ: "ㅡㅣ",
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};

/** Signs between words, which who types rarely repeats; U+119E is what `ㆍ` decomposes to. */
const SEPARATORS = /[\s\u119e.,·‧•_~&+/|'"()[\]{}<>:;!?-]/g;
const CAPITALS = /[A-Z]/g;

const keys = new Map<string, string>([
  ...placed(LEADS, FIRST_LEAD),
  ...placed(VOWELS, FIRST_VOWEL),
  ...placed(TAILS, FIRST_TAIL),
]);

function placed(letters: string, first: number): [string, string][] {
  return [...letters].map((letter, index) => [
    String.fromCodePoint(first + index),
    TWO_KEYS[letter] ?? letter,
  ]);
}

/**
 * A text as the keys that write it: syllables fall apart into letters, compound vowels and tails into two, spacing
 * and case are dropped. So a half-typed syllable is the beginning of the whole one (`이ㅅ` of `이사`). The function
 * `search_jamo` of the database says the same.
 */
export function toJamo(text: string): string {
  return Array.from(folded(text), (letter) => keys.get(letter) ?? letter).join("");
}

const VOWELS_AND_TAILS = /[\u1161-\u1175\u11a8-\u11c2]/g;

/** The first letter of each syllable (초성), other signs as they are: `이사청소` → `ㅇㅅㅊㅅ`. */
export function initialsOf(text: string): string {
  return toJamo(folded(text).replaceAll(VOWELS_AND_TAILS, ""));
}

/** Compatibility decomposition takes syllables and lone letters alike to the letters of the block U+1100. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(CAPITALS, (letter) => letter.toLowerCase())
    .replaceAll(SEPARATORS, "");
}

const SYLLABLE_START = /^[ㄱ-ㅎ][ㅏ-ㅣ]/;
const BEGINNING_KEYS = { least: 3, most: 8 };

/**
 * What words begin with, given as keys, and goes on to their end: three to eight keys from the start of a syllable each,
 * as few of them as reach furthest. Who has the words in their name has these among the beginnings that the database
 * keeps of it (`search_beginnings`); empty when there are none to look for.
 */
export function beginningsOf(jamo: string): string[] {
  const raw = [...jamo];
  const beginnings: string[] = [];
  let reached = 0;
  for (const at of raw.keys()) {
    const keys = raw.slice(at, at + BEGINNING_KEYS.most);
    const beginning = keys.join("");
    // Of what the one before reaches already nothing more would be learnt.
    if (keys.length < BEGINNING_KEYS.least || at + keys.length <= reached) continue;
    if (!SYLLABLE_START.test(beginning)) continue;
    beginnings.push(beginning);
    reached = at + keys.length;
  }
  return beginnings;
}

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;

/** Whether words are bare first letters, typed to stand for syllables: `ㅇㅅㅊㅅ`. */
export function areBareInitials(words: string): boolean {
  return ONLY_CONSONANTS.test(toJamo(words));
}

const INITIALS_AND_SYLLABLES = /^[ㄱ-ㅎ가-힣]+$/u;
const INITIAL_BEFORE_SYLLABLE = /[ㄱ-ㅎ][^가-힣]*[가-힣]/u;

/**
 * What keys look like that begin as first letters and whole syllables do, for a regular expression: `ㅇㅅ청소` is 이사청소
 * and 업소청소. A first letter is one where a vowel follows. Null unless one stands before a syllable: behind all of them
 * it may be a syllable begun.
 */
export function initialsPattern(word: string): string | null {
  const raw = word.normalize("NFC");
  if (!INITIALS_AND_SYLLABLES.test(raw) || !INITIAL_BEFORE_SYLLABLE.test(raw)) return null;
  return raw.replaceAll(/./gu, (letter) =>
    ONLY_CONSONANTS.test(letter)
      ? toJamo(letter).replaceAll(/./gu, "$&[ㅏ-ㅣ]+[ㄱ-ㅎ]{0,2}")
      : toJamo(letter),
  );
}

const BEGUN = /(?<=[ㅏ-ㅣ])[ㄱ-ㅎ]{1,2}$/;

/**
 * Jamo without the last consonants that may already belong to the next syllable, fewest taken first: `청솏` is also
 * `청소` and two keys of something to come. Empty when the last syllable has no tail.
 */
export function withoutBegunSyllable(jamo: string): string[] {
  const begun = BEGUN.exec(jamo)?.[0] ?? "";
  return Array.from(begun, (_, index) => jamo.slice(0, jamo.length - index - 1));
}
