import { argon2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Random } from "../../../platform/random.ts";

/** Memory in KiB, passes and lanes: OWASP's second choice for argon2id, about 40 ms of one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** A password as it is stored: argon2id as a PHC string, its parameters and salt inside. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = Buffer.from(random.bytes(SALT_BYTES));
  return phcString(salt, await digest(password, salt, COST, HASH_BYTES));
}

/**
 * Whether this is the password of a stored hash. Takes as long for `null` (nobody has that address) and for a
 * hash that no password matches, so that the time reveals nothing.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = PHC.exec(stored ?? "") ?? PHC.exec(NOBODYS_HASH);
  if (!parts) return false;
  const [, memory, passes, parallelism, salt = "", hash = ""] = parts;
  const expected = Buffer.from(hash, "base64");
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const found = await digest(password, Buffer.from(salt, "base64"), cost, expected.length);
  return timingSafeEqual(found, expected) && hasPassword(stored);
}

/** What stands for a password where there is none: none matches it, in the version before this one, either. */
export const NO_PASSWORD_HASH = "";

/** Whether there is a password that opens an account: one who came by a login provider has none. */
export function hasPassword(stored: string | null): boolean {
  return stored !== null && PHC.test(stored);
}

/** Whether a hash was made at another cost than the one we use now. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(prefix());
}

function digest(
  password: string,
  salt: Buffer,
  cost: typeof COST,
  tagLength: number,
): Promise<Buffer> {
  // The exact bytes: nothing is cut off, folded or normalised.
  return promisify(argon2)("argon2id", {
    message: Buffer.from(password, "utf8"),
    nonce: salt,
    tagLength,
    ...cost,
  });
}

function phcString(salt: Buffer, hash: Buffer): string {
  return `${prefix()}$${unpadded(salt)}$${unpadded(hash)}`;
}

function prefix(): string {
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}

/** Stands in where there is no account: the same work, and nobody knows a password for it. */
const NOBODYS_HASH = phcString(Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(HASH_BYTES));
