import type { BoundRule } from "#domain/validation/field-rule.ts";

// What messengers make a link of: a protocol, a name with a known ending or a path, an address of numbers with a path.
const LINKS = [
  /https?:|[a-z]:\/\/|www\./iu,
  // A particle follows a name at once, as in example.com에; what else follows 한국 is another word.
  /[\p{L}\p{N}]\.(?:(?:com|net|org|kr|xn--[a-z0-9-]+)(?![a-z])|한국(?:에서|에|으로|로|은|이|을|의)?(?![a-z가-힣]))/iu,
  /[a-z0-9]\.(?:ai|app|asia|biz|cc|click|club|cn|co|dev|gg|icu|info|io|jp|link|live|ly|me|online|page|pro|ru|shop|site|space|store|tk|to|top|tv|us|vip|website|xyz)(?![a-z])/iu,
  /[a-z0-9]\.[a-z]{2,}\/|\d{1,3}(?:\.\d{1,3}){3}[:/]/iu,
];

/** Whether a text holds what a phone or a mail reader would make a link of. */
export function carriesLink(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll("\u3002", ".");
  return LINKS.some((link) => link.test(plain));
}

/** A text that goes to people who never asked for it carries no link. `hint` follows the sentence. */
export function withoutLink(hint = ""): BoundRule {
  return {
    passes: (value) => typeof value === "string" && !carriesLink(value),
    line: "no_link",
    message: (field) => `${field}에는 링크를 넣을 수 없어요.${hint}`,
  };
}
