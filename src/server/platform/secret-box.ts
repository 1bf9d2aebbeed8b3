import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Random } from "./random.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a box holds: each kind has a key of its own. The words are part of the key, so they never change. */
export type BoxPurpose = "staff authenticator" | "account authenticator" | "refund account";

export interface BoxLabel {
  purpose: BoxPurpose;
  /** Id of the row that it belongs to: it opens for the same one only. */
  owner: string;
  sessionSecret: string;
}

/** Encrypts what the database is not to know with a key derived from SESSION_SECRET: nonce, tag, ciphertext. */
export function sealSecret(secret: Uint8Array, label: BoxLabel, random: Random): Buffer {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(label), nonce);
  cipher.setAAD(Buffer.from(label.owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret again; null when it was sealed for another owner or purpose, or under another SESSION_SECRET. */
export function openSecret(box: Uint8Array, label: BoxLabel): Uint8Array | null {
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(ALGORITHM, keyFor(label), nonce, options);
  decipher.setAAD(Buffer.from(label.owner));
  decipher.setAuthTag(tag);
  try {
    const sealed = box.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    return null;
  }
}

function keyFor({ purpose, sessionSecret }: BoxLabel): Buffer {
  return Buffer.from(hkdfSync("sha256", sessionSecret, "", `somssi ${purpose}`, 32));
}
