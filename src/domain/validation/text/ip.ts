import isFQDN from "validator/lib/isFQDN.js";
import isIP from "validator/lib/isIP.js";
import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

// An IPv6 address has at most 45 characters, its zone a few more; a domain name 253.
const WALKED_MAX = 255;

/** An IP address of version 4 unless told 6. */
export function ip(value: unknown, version: number | string = 4): boolean {
  return eachItem(value, (one) => {
    const text = walkable(one);
    return text !== null && isVersion(version) && isIP(text, version);
  });
}

/** An IP address of either version, or a full domain name such as "www.example.com". */
export function ipOrFqdn(value: unknown): boolean {
  return eachItem(value, (one) => {
    const text = walkable(one);
    return text !== null && (isIP(text) || isFQDN(text));
  });
}

function walkable(value: unknown): string | null {
  const text = asText(value ?? "");
  return text.length <= WALKED_MAX ? text : null;
}

function isVersion(version: number | string): version is 4 | 6 | "4" | "6" {
  return asText(version) === "4" || asText(version) === "6";
}
