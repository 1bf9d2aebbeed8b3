import { hasLengthBetween } from "#domain/text/length.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";

/** Code points, inclusive. */
export const LEGAL_NAME_LENGTH = { min: 2, max: 40 } as const;

/** Letters of any script with the signs that stand in names between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'’·-]*$/u;

/** What to say about a name as it would stand on an identity card, null when it may be one. */
export function legalNameProblem(text: string): string | null {
  if (!isWellFormedText(text)) return "쓸 수 없는 글자가 들어 있어요.";
  const name = legalNameOf(text);
  const { min, max } = LEGAL_NAME_LENGTH;
  if (!hasLengthBetween(name, min, max)) return `이름을 ${min}~${max}자로 입력해 주세요.`;
  return NAME.test(name) ? null : "신분증에 적힌 이름만 입력해 주세요.";
}

/** The name as it is kept: composed, in one line. */
export function legalNameOf(text: string): string {
  return oneLine(text).normalize("NFC");
}
