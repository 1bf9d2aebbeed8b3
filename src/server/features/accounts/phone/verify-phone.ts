import type { PhoneCodePurpose } from "#domain/account/phone-code.ts";
import {
  judgeCodeTry,
  PHONE_CODE_LIFETIME_MS,
  type PhoneCodeVerdict,
} from "#domain/account/phone-code.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Call } from "../../../platform/http/call.ts";
import { publishChange } from "../publish-change.ts";
import {
  countCodeTry,
  insertPhoneCode,
  lockPhoneCode,
  voidPhoneCodes,
} from "./phone-code-queries.ts";
import { codeHmac, isCode, newPhoneCode, type CodeBinding } from "./phone-code.ts";
import { lockAccountPhone, setVerifiedPhone } from "../queries.ts";
import { textPhoneChanged, textPhoneCode } from "../send-messages.ts";

/** What asking for a code and trying it need of a call, whichever endpoint it came to. */
export type PhoneCall = Pick<
  Call<"cellnum.authKey" | "users.me.phone.ask">,
  "sql" | "viewer" | "now" | "ids" | "random" | "http" | "request" | "transaction"
>;

/** Texts a new code to a number; codes sent before it stop working. Returns until when it is good. */
export async function sendPhoneCode(
  tx: Tx,
  call: PhoneCall,
  to: { phone: string; purpose: PhoneCodePurpose },
): Promise<Date> {
  const { viewer, now, ids, random, http } = call;
  const binding: CodeBinding = {
    id: ids.next(),
    accountId: viewer.accountId,
    sessionId: viewer.sessionId,
    ...to,
  };
  const code = newPhoneCode(random);
  const hmac = codeHmac(code, binding, http.sessionSecret);
  const expiresAt = new Date(now.getTime() + PHONE_CODE_LIFETIME_MS);
  await insertPhoneCode(tx, { ...binding, hmac, now, expiresAt });
  await textPhoneCode(tx, { accountId: viewer.accountId, phone: to.phone, code, now, ids });
  return expiresAt;
}

/** Tries a code, and when it is right makes the number the account's. A wrong try counts, so commit either way. */
export async function tryPhoneCode(
  tx: Tx,
  call: PhoneCall,
  raw: { phone: string; key: string },
): Promise<PhoneCodeVerdict> {
  const { viewer, now, http } = call;
  const { accountId, sessionId } = viewer;
  const { phone, key } = raw;
  // First the account: of two tabs that change the number at once the second finds its code void.
  const oldPhone = await lockAccountPhone(tx, accountId);
  const code = await lockPhoneCode(tx, { accountId, sessionId, phone });
  if (!code) return "expired";
  // A code that was asked for without the password may not replace a number.
  if (code.purpose === "verify" && oldPhone !== null && oldPhone !== phone) return "expired";
  const binding = { id: code.id, accountId, sessionId, phone, purpose: code.purpose };
  const facts = {
    expires_at: code.expires_at.getTime(),
    used: code.used_at !== null,
    triesBefore: code.tries,
    matches: isCode(key, code.code_hmac, binding, http.sessionSecret),
  };
  const verdict = judgeCodeTry(facts, now.getTime());
  if (verdict === "wrong") await countCodeTry(tx, code.id, null);
  if (verdict !== "accepted") return verdict;
  await countCodeTry(tx, code.id, now);
  await voidPhoneCodes(tx, accountId, now);
  await changePhone(tx, call, oldPhone, phone);
  return "accepted";
}

async function changePhone(
  tx: Tx,
  { viewer, now, ids }: PhoneCall,
  oldPhone: string | null,
  newPhone: string,
): Promise<void> {
  const { accountId } = viewer;
  await setVerifiedPhone(tx, accountId, newPhone, now);
  if (oldPhone !== null && oldPhone !== newPhone) {
    await textPhoneChanged(tx, { accountId, oldPhone, newPhone, now, ids });
    const said = { kind: "account.phone_changed", accountId, phone: newPhone } as const;
    await happened(tx, said, { now, ids });
  }
  await publishChange(tx, accountId, now);
}
