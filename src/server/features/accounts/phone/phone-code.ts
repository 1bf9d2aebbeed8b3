import type { PhoneCodePurpose } from "#domain/account/phone-code.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import { PHONE_CODE_DIGITS, phoneCodeText } from "#domain/account/phone-code.ts";
import type { Random } from "../../../platform/random.ts";

/** What a code is good for, and nothing else. */
export interface CodeBinding {
  id: string;
  accountId: string;
  sessionId: string;
  phone: string;
  purpose: PhoneCodePurpose;
}

const CODES = 10 ** PHONE_CODE_DIGITS;
// Beyond the last whole multiple some codes would come up more often than others.
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

/** A code of six digits, each of the million equally likely. */
export function newPhoneCode(random: Random): string {
  for (;;) {
    const number = Buffer.from(random.bytes(4)).readUInt32BE();
    if (number < FAIR) return phoneCodeText(number % CODES);
  }
}

/** How a code is stored: without the key nobody can try out a million codes against it. */
export function codeHmac(code: string, binding: CodeBinding, secret: string): Buffer {
  const { id, accountId, sessionId, phone, purpose } = binding;
  return createHmac("sha256", secret)
    .update(["phone-code", id, accountId, sessionId, phone, purpose, code].join(":"))
    .digest();
}

export function isCode(
  raw: string,
  stored: Uint8Array,
  binding: CodeBinding,
  secret: string,
): boolean {
  return timingSafeEqual(codeHmac(raw, binding, secret), stored);
}
