// What nobody sees or can take out again, but what names are compared by: it has no place in a name or title.

const BREAKS = /[\n\v\f\r\u0085\p{Zl}\p{Zp}]/u;

/** Emoji and the letters of scripts that are written joined: between two of them a joiner changes what is seen. */
const JOINED = String.raw`(?![\p{sc=Latin}\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const JOINERS = new RegExp(String.raw`(?<=${JOINED})[\u200c\u200d](?=${JOINED})`, "gu");
/** A letter's or an emoji's style, and the flag of a part of a country, which is spelled in unseen letters. */
const STYLES = /(?<=[\p{L}\p{M}\p{N}\p{P}\p{S}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const REGION_FLAGS = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/gu;

const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text, once trimmed, has more than one line. */
export function hasLineBreak(text: string): boolean {
  return BREAKS.test(text.trim());
}

/**
 * Whether a text, once trimmed, holds a sign that cannot be seen or that turns the direction of what follows. Tabs
 * read as spaces, and signs that change how their neighbours look may stand between those.
 */
export function hasUnseen(text: string): boolean {
  const rest = text
    .trim()
    .replaceAll(REGION_FLAGS, "")
    .replaceAll(STYLES, "")
    .replaceAll(JOINERS, "");
  return UNSEEN.test(rest);
}
