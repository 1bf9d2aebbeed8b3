import isEmail from "validator/lib/isEmail.js";
import { hasLengthBetween } from "#domain/text/length.ts";
import { EMAIL_LOCAL_MAX, EMAIL_LENGTH_MAX } from "./email-and-url-limits.ts";
import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

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
  return eachItem(given, (one) => isEmailAddress(asText(one), options));
}

function isEmailAddress(text: string, options: Omit<EmailOptions, "multiple">): boolean {
  if (text.length > WALKED_MAX || !text.isWellFormed()) return false;
  const shown = options.allow_display_name === true || options.require_display_name === true;
  const address = shown ? text.slice(text.lastIndexOf("<") + 1).replace(/>$/, "") : text;
  const at = address.lastIndexOf("@");
  return (
    address.length <= EMAIL_LENGTH_MAX &&
    hasLengthBetween(address.slice(0, Math.max(at, 0)), 1, EMAIL_LOCAL_MAX) &&
    isEmail(text, { ...options, ignore_max_length: true }) &&
    hasShortDomain(address.slice(at + 1), options)
  );
}

/**
 * Whether the domain keeps the library's limits of length. Those come in one with its limit of a local part, which
 * counts bytes where ours counts characters, so they are asked for with a local part of one letter.
 */
function hasShortDomain(domain: string, options: EmailOptions): boolean {
  const { require_tld = true, allow_ip_domain = false, allow_underscores = false } = options;
  return isEmail(`a@${domain}`, { require_tld, allow_ip_domain, allow_underscores });
}
