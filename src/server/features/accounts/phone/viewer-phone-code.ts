import { judgeCodeTry, type PhoneCodeVerdict } from "#domain/account/phone-code.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { countCodeTry, lockPhoneCode } from "./phone-code-queries.ts";
import { isCode } from "./phone-code.ts";
import { lockAccountPhone } from "../queries.ts";

/**
 * Verb for other slices: uses up a code that this session was texted to the account's own verified number. It
 * proves that the phone is in the person's hand and changes nothing else. A wrong try counts, so commit either way.
 */
export async function useViewerPhoneCode(
  tx: Tx,
  raw: { accountId: string; sessionId: string; key: string; secret: string; now: Date },
): Promise<PhoneCodeVerdict> {
  const { accountId, sessionId, key, secret, now } = raw;
  // First the account, as a change of the number does.
  const phone = await lockAccountPhone(tx, accountId);
  if (phone === null) return "expired";
  const code = await lockPhoneCode(tx, { accountId, sessionId, phone });
  if (!code) return "expired";
  const binding = { id: code.id, accountId, sessionId, phone, purpose: code.purpose };
  const verdict = judgeCodeTry(
    {
      expires_at: code.expires_at.getTime(),
      used: code.used_at !== null,
      triesBefore: code.tries,
      matches: isCode(key, code.code_hmac, binding, secret),
    },
    now.getTime(),
  );
  if (verdict === "wrong") await countCodeTry(tx, code.id, null);
  if (verdict === "accepted") await countCodeTry(tx, code.id, now);
  return verdict;
}
