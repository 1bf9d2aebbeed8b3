const SEPARATORS = /[\s().-]/g;
const TYPED_MOBILE = /^(?:010|(?:\+|00)?82(?:0?)10)(\d{8})$/;
const STORED_MOBILE = /^\+8210\d{8}$/;

// More than any spelling of a number needs.
const TYPED_MAX = 30;

/**
 * A Korean mobile number as stored, "+821012345678", from what a person types: with or without
 * hyphens and spaces, 010 or +82. Null for anything else. Every mobile number today begins with 010.
 */
export function normalizeMobile(text: string): string | null {
  if (text.length > TYPED_MAX) return null;
  const match = TYPED_MOBILE.exec(text.normalize("NFKC").replace(SEPARATORS, ""));
  return match ? `+8210${match[1]}` : null;
}

/** Whether two texts are the same number, however each is written. */
export function isSameMobile(one: string, other: string): boolean {
  const number = normalizeMobile(one);
  return number !== null && number === normalizeMobile(other);
}

/** A stored number as people read it: "+821012345678" is "010-1234-5678". */
export function formatMobile(stored: string): string {
  if (!STORED_MOBILE.test(stored)) throw new RangeError("not a stored mobile number");
  return `010-${stored.slice(5, 9)}-${stored.slice(9)}`;
}

/** A stored number with its middle hidden, as a reminder of which one it is: "010-****-5678". */
export function maskMobile(stored: string): string {
  return formatMobile(stored).replace(/-\d{4}-/, "-****-");
}
