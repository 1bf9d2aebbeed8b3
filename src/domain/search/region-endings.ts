import { toJamo } from "#domain/hangul/jamo.ts";
import type { Vocabulary } from "./vocabulary.ts";

const ENDINGS: ReadonlySet<string> = new Set(["도", "시", "군", "구", "읍", "면", "동", "리"]);

/** Words with an ending that was typed apart joined to the name before it, where both are a region's name: 대치 동. */
export function withJoinedEndings(
  words: readonly string[],
  { regionsNamed }: Vocabulary,
): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const whole = `${joined.at(-1) ?? ""}${word}`;
    if (ENDINGS.has(word) && regionsNamed.has(toJamo(whole))) joined.splice(-1, 1, whole);
    else joined.push(word);
  }
  return joined;
}
