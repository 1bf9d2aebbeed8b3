import isEmail from "validator/lib/isEmail.js";
import { EMAIL_LOCAL_MAX } from "./address-limits.ts";
import { asText } from "./as-text.ts";
import { eachItem } from "./each-item.ts";

// No address with its display name is longer; what is, need not be walked.
const WALKED_MAX = 1_000;

export interface EmailOptions {
  /** Text may hold several addresses with commas between them. */
  multiple?: boolean;
  allow_display_name?: boolean;
  require_display_name?: boolean;
  allow_utf8_local_part?: boolean;
  require_tld?: boolean;
  allow_ip_domain?: boolean;
  allow_underscores?: boolean;
  domain_specific_validation?: boolean;
  blacklisted_chars?: string;
  host_blacklist?: (string | RegExp)[];
  host_whitelist?: (string | RegExp)[];
}

/** An e-mail address as the library validator sees one, its local part of at most 64 characters. */
export function email(
  value: unknown,
  { multiple = false, ...options }: EmailOptions = {},
): boolean {
  const given =
    multiple && !Array.isArray(value)
      ? asText(value)
          .split(",")
          .map((one) => one.trim())
      : value;
  return eachItem(given, (one) => isAddress(asText(one), options));
}

function isAddress(text: string, options: Omit<EmailOptions, "multiple">): boolean {
  if (text.length > WALKED_MAX || !text.isWellFormed()) return false;
  const address = text.slice(text.lastIndexOf("<") + 1);
  if (address.lastIndexOf("@") > EMAIL_LOCAL_MAX) return false;
  return isEmail(text, options);
}
