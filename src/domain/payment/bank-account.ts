import { withoutSpaces } from "#domain/text/without-spaces.ts";

/** Digits of an account number, of whichever bank, inclusive. */
export const ACCOUNT_DIGITS = { min: 10, max: 16 } as const;

// More than any spelling of a number needs.
const TYPED_MAX = 40;

/** The digits of an account number as typed, with hyphens or spaces or without; null for what is no number. */
export function normalizeAccountNumber(text: string): string | null {
  if (text.length > TYPED_MAX) return null;
  const digits = text.normalize("NFKC").replaceAll(/[\s-]/g, "");
  const { min, max } = ACCOUNT_DIGITS;
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max ? digits : null;
}

/**
 * Whether an account is held by somebody else than who paid, as far as the names tell. It may be, a family's or a firm's:
 * whoever sends the money should know.
 */
export function isHeldByAnother(holder: string, payerName: string): boolean {
  const name = (text: string) => withoutSpaces(text.normalize("NFKC"));
  return name(holder) !== name(payerName);
}

/** "•••1234": so much of an account number as its owner needs to know it again. */
export function maskAccountNumber(digits: string): string {
  return `•••${digits.slice(-4)}`;
}
