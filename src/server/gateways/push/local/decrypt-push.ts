import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";

const SALT_BYTES = 16;
const KEY_BYTES = 65;
const TAG_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + KEY_BYTES;
/** Before the padding of the last record. */
const LAST_DELIMITER = 2;

/**
 * The text of a push as its device reads it: `aes128gcm` (RFC 8188) of one record under keys agreed upon as RFC 8291
 * says. Null where the body is none, or meant for another device.
 */
export function decryptPush(
  body: Buffer,
  device: { p256dh: string; privateKey: string; auth: string },
): string | null {
  try {
    const salt = body.subarray(0, SALT_BYTES);
    const sender = body.subarray(HEADER_BYTES - KEY_BYTES, HEADER_BYTES);
    const receiver = createECDH("prime256v1");
    receiver.setPrivateKey(device.privateKey, "base64url");
    const secret = receiver.computeSecret(sender);
    const info = Buffer.concat([
      Buffer.from("WebPush: info\0"),
      Buffer.from(device.p256dh, "base64url"),
      sender,
    ]);
    const material = hkdf(secret, Buffer.from(device.auth, "base64url"), info, 32);
    const key = hkdf(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const record = body.subarray(HEADER_BYTES);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(record.subarray(-TAG_BYTES));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
    const end = padded.lastIndexOf(LAST_DELIMITER);
    return end < 0 ? null : padded.subarray(0, end).toString("utf8");
  } catch {
    return null;
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
