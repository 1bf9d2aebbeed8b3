import { createHash } from "node:crypto";
import type { Random } from "../random.ts";

/** A fresh session token: 256 random bits, base64url. Only its hash is stored. */
export function newSessionToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString("base64url");
}

export function isSessionToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value);
}

export function hashSessionToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
