export type Particle = "을" | "은" | "이" | "과";

const AFTER_VOWEL: Record<Particle, string> = { 을: "를", 은: "는", 이: "가", 과: "와" };

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Each beginning of a syllable comes with so many endings, of which the first is none. */
const ENDINGS = 28;

/** Digits and letters whose Korean names end with a consonant: 0 is 영, L is 엘. */
const CLOSED = /[013678lmnr]/i;

/** The word with its particle: "이름" and 을 make "이름을", "주소" and 을 make "주소를". Signs at the end don't count. */
export function josa(word: string, particle: Particle): string {
  return word + (endsClosed(word) ? particle : AFTER_VOWEL[particle]);
}

function endsClosed(word: string): boolean {
  const last = word.match(/[가-힣0-9a-z]/gi)?.at(-1);
  if (last === undefined) return false;
  const code = last.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return CLOSED.test(last);
  return (code - FIRST_SYLLABLE) % ENDINGS !== 0;
}
