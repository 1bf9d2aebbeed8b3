import { parse } from "tldts";

/** Put together from several signs: what joins or colours them may stay, where it follows what it belongs to. */
const IN_EMOJI =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?:\u200d|\ufe0f)|\ufe0f(?=\u20e3)/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Stops that a reader, or a program that makes links, takes for one. */
const STOPS = /[\u3002\u2024\uff0e\uff61]/gu;
const NAMES = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Hangul particles follow a name without a space: 「naver.com에서」. */
const LATIN_NAMES = /(?<![a-z0-9-])[a-z0-9-]+(?:\.[a-z0-9-]+)+/giu;

/** Whether something in a text takes no space on the screen, emoji apart. */
export function hidesSigns(text: string): boolean {
  return text.replaceAll(IN_EMOJI, "").search(UNSEEN) !== -1;
}

/**
 * The part of a text that names a host on the web, null without one: an address of numbers, or a name that ends as
 * the public suffix list says names end. Phones and mail readers make a link of it, whatever its author meant.
 */
export function namedDomain(text: string): string | null {
  const plain = text.replaceAll(STOPS, ".").normalize("NFKC").replaceAll(UNSEEN, "");
  const candidates = [...plain.matchAll(NAMES), ...plain.matchAll(LATIN_NAMES)];
  const found = candidates.find(([name]) => {
    const { isIcann, domain, isIp } = parse(name, { validateHostname: false });
    return isIp === true || (isIcann === true && domain !== null);
  });
  return found?.[0] ?? null;
}
