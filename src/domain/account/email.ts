import { EMAIL_LOCAL_MAX } from "#domain/validation/text/email-and-url-limits.ts";

export const EMAIL_MAX = 254;

const LOCAL_CHARACTERS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN_LABEL = /^[a-z0-9-]{1,63}$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The form in which an address is stored and compared: trimmed and lower case, or null when it is no
 * address. ASCII only; the local part has at most 64 characters (spec §9), the whole at most 254.
 */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  if (email.length > EMAIL_MAX) return null;
  const at = email.lastIndexOf("@");
  return isLocalPart(email.slice(0, Math.max(at, 0))) && isDomain(email.slice(at + 1))
    ? email
    : null;
}

function isLocalPart(local: string): boolean {
  return (
    local.length <= EMAIL_LOCAL_MAX &&
    LOCAL_CHARACTERS.test(local) &&
    !local.startsWith(".") &&
    !local.endsWith(".") &&
    !local.includes("..")
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  return (
    labels.length >= 2 &&
    labels.every(
      (label) => DOMAIN_LABEL.test(label) && !label.startsWith("-") && !label.endsWith("-"),
    ) &&
    TOP_LEVEL.test(labels.at(-1) ?? "")
  );
}
