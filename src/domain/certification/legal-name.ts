import { oneLine } from "#domain/text/one-line.ts";

/** Code points of what can be seen of it, inclusive. */
export const LEGAL_NAME_LENGTH = { min: 2, max: 40 } as const;

/** Letters of any script with the signs that stand in names between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'’·-]*$/u;

/** Whether a text may be a name as it stands on an identity card. */
export function isLegalName(text: string): boolean {
  return NAME.test(legalNameOf(text));
}

/** The name as it is kept: composed, in one line. */
export function legalNameOf(text: string): string {
  return oneLine(text);
}
