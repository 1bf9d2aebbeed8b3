/** What a template's placeholders stand for in one request. */
export interface MessageFields {
  /** The customer as the pro may read them, e.g. "김○○". */
  customer: string;
  service: string;
  /** Null for a request that is answered online. */
  region: string | null;
}

export const MESSAGE_PLACEHOLDERS = ["{고객}", "{서비스}", "{지역}"] as const;

const ONLINE = "온라인";

/**
 * A template's message with the words of a request in place of {고객}, {서비스} and {지역}. Spaces inside the braces
 * are overlooked; any other braces stay as typed, and so do braces that come in with the words.
 */
export function fillMessage(message: string, words: MessageFields): string {
  // macOS types Hangul in parts.
  return message.normalize("NFC").replace(/\{ ?(고객|서비스|지역) ?\}/g, (_all, name: string) => {
    if (name === "고객") return words.customer;
    return name === "서비스" ? words.service : (words.region ?? ONLINE);
  });
}
