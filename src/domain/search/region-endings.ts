import { toJamo } from "#domain/hangul/jamo.ts";
import type { Vocabulary } from "./vocabulary.ts";

const ENDINGS: ReadonlySet<string> = new Set(["도", "시", "군", "구", "읍", "면", "동", "리"]);

/** Words with an ending that was typed apart joined to the word before it, where the whole is a region's name: 대치 동. */
export function withJoinedEndings(
  words: readonly string[],
  { regionsNamed }: Vocabulary,
): readonly string[] {
  const joined: string[] = [];
  for (const typed of words) {
    // macOS types Hangul in parts.
    const word = typed.normalize("NFC");
    const whole = `${joined.at(-1) ?? ""}${word}`;
    if (ENDINGS.has(word) && regionsNamed.has(toJamo(whole))) joined.splice(-1, 1, whole);
    else joined.push(word);
  }
  return joined;
}
