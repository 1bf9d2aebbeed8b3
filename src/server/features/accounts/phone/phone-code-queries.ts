import type { PhoneCodePurpose } from "#domain/account/phone-code.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { CodeBinding } from "./phone-code.ts";

export async function insertPhoneCode(
  tx: Tx,
  code: CodeBinding & { hmac: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx`
    INSERT INTO phone_codes
      (id, account_id, session_id, phone, purpose, code_hmac, created_at, expires_at)
    VALUES
      (${code.id}, ${code.accountId}, ${code.sessionId}, ${code.phone}, ${code.purpose},
       ${code.hmac}, ${code.now}, ${code.expiresAt})`;
}

export interface PhoneCodeRow {
  id: string;
  purpose: PhoneCodePurpose;
  code_hmac: Uint8Array;
  tries: number;
  expires_at: Date;
  used_at: Date | null;
}

/** The newest code of this session for this number, locked: parallel tries come one after another. */
export async function lockPhoneCode(
  tx: Tx,
  which: { accountId: string; sessionId: string; phone: string },
): Promise<PhoneCodeRow | undefined> {
  const [row] = await tx<PhoneCodeRow[]>`
    SELECT id, purpose, code_hmac, tries, expires_at, used_at FROM phone_codes
    WHERE account_id = ${which.accountId} AND session_id = ${which.sessionId} AND phone = ${which.phone}
    ORDER BY created_at DESC, id DESC LIMIT 1 FOR UPDATE`;
  return row;
}

export async function countCodeTry(tx: Tx, id: string, usedAt: Date | null): Promise<void> {
  await tx`UPDATE phone_codes SET tries = tries + 1, used_at = ${usedAt} WHERE id = ${id}`;
}

/** Once the number has changed, codes that were sent before change it no more, in whatever tab they were asked for. */
export async function voidPhoneCodes(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx`
    UPDATE phone_codes SET used_at = ${now}
    WHERE account_id = ${accountId} AND used_at IS NULL AND expires_at > ${now}`;
}
