import { convertQwertyToHangul } from "es-hangul";

const LETTERS = /^[A-Za-z ]+$/;
/** The last syllable may be begun with a consonant. */
const SYLLABLES = /^ *[가-힣][가-힣 ]*[ㄱ-ㅎ]?$/;
const CAPS_LOCK = /^[A-Z ]+$/;
/** Capitals that are other letters on a Korean keyboard: doubles, ㅒ and ㅖ. The rest is written in lower case. */
const WITHOUT_SHIFT = /[^QWERTOP]/g;

/**
 * What the same keys write on a Korean keyboard, for words typed while it was left in English: `dltk` → `이사`. Null
 * unless they are letters only and become syllables.
 */
export function fromEnglishKeyboard(words: string): string | null {
  const raw = words.trim();
  if (!LETTERS.test(raw)) return null;
  const keys = CAPS_LOCK.test(raw)
    ? raw.toLowerCase()
    : raw.replaceAll(WITHOUT_SHIFT, (letter) => letter.toLowerCase());
  const hangul = convertQwertyToHangul(keys);
  return SYLLABLES.test(hangul) ? hangul : null;
}
