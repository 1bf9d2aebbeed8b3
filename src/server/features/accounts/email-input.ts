import { normalizeEmail } from "#domain/account/email.ts";

/** An address as stored, of one that the endpoint's rule has let through. */
export function normalizedEmail(raw: string): string {
  const email = normalizeEmail(raw);
  if (email === null) throw new RangeError("an address that no rule has checked");
  return email;
}
