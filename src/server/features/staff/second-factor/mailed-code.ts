import { SENDER } from "#domain/brand/name.ts";
import { minutesText } from "#domain/calendar/duration-text.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import { judgeCodeTry } from "#domain/account/phone-code.ts";
import { MAILED_CODE_LIFETIME_MS } from "#domain/staff/second-factor.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import type { Random } from "../../../platform/random.ts";
import { newPhoneCode } from "../../accounts/phone/phone-code.ts";
import { enqueueMessage } from "../../deliveries/queries.ts";

interface Session {
  accountId: string;
  sessionId: string;
}

/** Mails a new code for one session; codes sent before it stop working. Returns until when it is good. */
export async function mailCode(
  tx: Tx,
  to: Session & { email: string },
  facts: { sessionSecret: string; random: Random; now: Date; ids: Ids },
): Promise<Date> {
  const { now, ids } = facts;
  const id = ids.next();
  const code = newPhoneCode(facts.random);
  const expiresAt = new Date(now.getTime() + MAILED_CODE_LIFETIME_MS);
  await tx`
    INSERT INTO staff_mailed_codes (id, account_id, session_id, code_hmac, created_at, expires_at)
    VALUES (${id}, ${to.accountId}, ${to.sessionId}, ${hmacOf(code, id, to, facts.sessionSecret)}, ${now},
            ${expiresAt})`;
  await enqueueMessage(tx, {
    id: ids.next(),
    accountId: to.accountId,
    channel: "email",
    to: to.email,
    subject: `${SENDER} 운영자 인증번호`,
    text: `인증번호 ${code}\n\n${minutesText(MAILED_CODE_LIFETIME_MS)} 안에 한 번만 쓸 수 있어요. 아무에게도 알려 주지 마세요.`,
    purpose: "staff_code",
    now,
  });
  return expiresAt;
}

/** Uses up a mailed code; false when it is wrong or past use. A wrong try counts, so commit either way. */
export async function useMailedCode(
  tx: Tx,
  facts: Session & { code: string; sessionSecret: string; now: Date },
): Promise<boolean> {
  const { now } = facts;
  const [row] = await tx<
    { id: string; code_hmac: Uint8Array; tries: number; expires_at: Date; used_at: Date | null }[]
  >`
    SELECT id, code_hmac, tries, expires_at, used_at FROM staff_mailed_codes
    WHERE session_id = ${facts.sessionId} ORDER BY created_at DESC, id DESC LIMIT 1 FOR UPDATE`;
  if (!row) return false;
  const raw = hmacOf(facts.code, row.id, facts, facts.sessionSecret);
  const verdict = judgeCodeTry(
    {
      expires_at: row.expires_at.getTime(),
      used: row.used_at !== null,
      triesBefore: row.tries,
      matches: timingSafeEqual(raw, row.code_hmac),
    },
    now.getTime(),
  );
  const usedAt = verdict === "accepted" ? now : row.used_at;
  await tx`
    UPDATE staff_mailed_codes SET tries = tries + 1, used_at = ${usedAt} WHERE id = ${row.id}`;
  return verdict === "accepted";
}

/** How a code is stored: without the key nobody can try out a million codes against it. */
function hmacOf(
  code: string,
  id: string,
  { accountId, sessionId }: Session,
  secret: string,
): Buffer {
  return createHmac("sha256", secret)
    .update(["staff-code", id, accountId, sessionId, code].join(":"))
    .digest();
}
