import isURL from "validator/lib/isURL.js";
import { URL_LENGTH_LIMIT } from "./email-and-url-limits.ts";
import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

export interface UrlOptions {
  protocols?: string[];
  require_tld?: boolean;
  require_protocol?: boolean;
  require_host?: boolean;
  require_port?: boolean;
  require_valid_protocol?: boolean;
  allow_underscores?: boolean;
  allow_trailing_dot?: boolean;
  allow_protocol_relative_urls?: boolean;
  allow_fragments?: boolean;
  allow_query_components?: boolean;
  disallow_auth?: boolean;
  host_blacklist?: (string | RegExp)[];
  host_whitelist?: (string | RegExp)[];
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** What reads like a protocol but has no slashes, and is neither a host with its port nor a name with its password. */
const BARE_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\/\/|[0-9]|[^/?#@]*@)/i;

/**
 * A web address as the library validator sees one, shorter than 2,083 characters. The protocol may be left out
 * unless `require_protocol` says otherwise; where it stands, two slashes follow it ("https:example.com" is no address).
 */
export function url(value: unknown, options: UrlOptions = {}): boolean {
  return eachItem(value, (one) => {
    const text = asText(one ?? "");
    if (text.length >= URL_LENGTH_LIMIT || BARE_SCHEME.test(text)) return false;
    if (options.require_protocol && !SCHEME.test(text)) return false;
    // Wide letters are read as plain ones: "ｊａｖａｓｃｒｉｐｔ:" must not pass where "javascript:" does not.
    return isURL(text, options) && isURL(text.normalize("NFKC"), options);
  });
}
