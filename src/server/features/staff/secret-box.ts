import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Random } from "../../platform/random.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a staff account's authenticator secret with a key derived from SESSION_SECRET: nonce, tag, ciphertext.
 * It opens for the same account only.
 */
export function sealSecret(
  secret: Uint8Array,
  accountId: string,
  sessionSecret: string,
  random: Random,
): Buffer {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(sessionSecret), nonce);
  cipher.setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret again; null when it was sealed for another account or under another SESSION_SECRET. */
export function openSecret(
  box: Uint8Array,
  accountId: string,
  sessionSecret: string,
): Uint8Array | null {
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(ALGORITHM, keyFrom(sessionSecret), nonce, options);
  decipher.setAAD(Buffer.from(accountId));
  decipher.setAuthTag(tag);
  try {
    const sealed = box.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    return null;
  }
}

function keyFrom(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", sessionSecret, "", "somssi staff authenticator", 32));
}
