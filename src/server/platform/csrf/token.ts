import { createHmac, timingSafeEqual } from "node:crypto";
import type { Random } from "../random.ts";

/** What a token belongs to: a session id, or `anonymous` before signing in. */
export type CsrfBinding = string;

const shape = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/**
 * A token is a random value and its signature over the session it belongs to, so that a cookie planted by
 * somebody else is worth nothing.
 */
export function newCsrfToken(random: Random, secret: string, binding: CsrfBinding): string {
  const nonce = Buffer.from(random.bytes(16)).toString("base64url");
  return `${nonce}.${sign(nonce, secret, binding)}`;
}

export function isCsrfTokenFor(token: string, secret: string, binding: CsrfBinding): boolean {
  if (!shape.test(token)) return false;
  const nonce = token.slice(0, 22);
  return equals(token.slice(23), sign(nonce, secret, binding));
}

/** Constant-time comparison of two tokens. */
export function equals(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function sign(nonce: string, secret: string, binding: CsrfBinding): string {
  return createHmac("sha256", secret).update(`csrf:${binding}:${nonce}`).digest("base64url");
}
