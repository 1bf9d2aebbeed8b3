/** What a template's placeholders stand for in one request. */
export interface MessageFields {
  /** Who the customer is in a letter to them, before 님: "김 고객". */
  customer: string;
  service: string;
  /** Null for a request that is answered online. */
  region: string | null;
}

const FIELDS: ReadonlyMap<string, keyof MessageFields> = new Map([
  ["고객", "customer"],
  ["서비스", "service"],
  ["지역", "region"],
]);

export const MESSAGE_PLACEHOLDERS = [...FIELDS.keys()].map((name) => `{${name}}`);

const ONLINE = "온라인";

/** Of "{고객} 고객님": what the placeholder ends with is there already. */
const CUSTOMER = /^\s*고객/;
const LAST_CUSTOMER = /\s*고객$/;

/** What stands in braces, on one line. */
const PLACEHOLDER = /\{([^{}\n]+)\}/g;

/**
 * A template's message with the words of a request in place of {고객}, {서비스} and {지역}. Spaces inside the braces
 * are overlooked; any other braces stay as typed, and so do braces that come in with the words.
 */
export function fillMessage(message: string, words: MessageFields): string {
  // macOS types Hangul in parts.
  const text = message.normalize("NFC");
  return text.replace(PLACEHOLDER, (typed, name: string, at: number) => {
    const field = FIELDS.get(name.trim());
    if (field === undefined) return typed;
    if (field === "region") return words.region ?? ONLINE;
    const isNamedBehind = field === "customer" && CUSTOMER.test(text.slice(at + typed.length));
    return isNamedBehind ? words.customer.replace(LAST_CUSTOMER, "") : words[field];
  });
}

/** What is written like a placeholder and stays as it is, each once. */
export function unknownPlaceholders(message: string): string[] {
  const typed = [...message.normalize("NFC").matchAll(PLACEHOLDER)];
  const unknown = typed.filter(([, name = ""]) => name.trim() !== "" && !FIELDS.has(name.trim()));
  return [...new Set(unknown.map(([all]) => all))];
}
