import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { permissionsOf } from "#domain/staff/permissions.ts";
import { MAILED_CODES, SECOND_FACTOR_TRIES } from "#domain/staff/second-factor.ts";
import {
  consumeRateLimits,
  resetRateLimit,
  type SubjectRateLimit,
} from "../../../platform/rate-limit/rate-limits.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findAccount } from "../../accounts/queries.ts";
import { giveSession, replaceSession, type NewSession } from "../../accounts/sign-in.ts";
import { hasAuthenticator, useAuthenticatorCode } from "./authenticator.ts";
import { mailCode, useMailedCode } from "./mailed-code.ts";
import { staffActor, writeStaffLog } from "../log.ts";
import type { StaffDeps } from "../staff-deps.ts";

/** The second factor of a staff session: a code of the authenticator, or in the demo one from the mail. */
export function secondFactorHandlers({ mailsStayHere }: Pick<StaffDeps, "mailsStayHere">) {
  return {
    "staff.secondFactor": async ({ sql, viewer }) => {
      const means = (await hasAuthenticator(sql, viewer.accountId))
        ? "authenticator"
        : mailsStayHere
          ? "mail"
          : "none";
      return { state: viewer.secondFactor, means, permissions: permissionsOf(viewer.level) };
    },

    "staff.secondFactor.pass": async (call) => {
      const { sql, viewer, http } = call;
      const tries = triesOf(viewer.accountId);
      await countTry(call, tries);
      const session = await call.transaction((tx) => tryCode(tx, call, mailsStayHere));
      if (session === null) refuse("second_factor_wrong");
      await resetRateLimit(sql, tries, http.sessionSecret);
      giveSession(call, session);
      return {};
    },

    "staff.secondFactor.mail": async (call) => {
      const { sql, viewer, now, ids, random, http } = call;
      if (!mailsStayHere) refuse("forbidden");
      if (await hasAuthenticator(sql, viewer.accountId)) refuse("state_forbids");
      const { most, windowMs } = MAILED_CODES;
      await call.limitTries("staff_mailed_code", viewer.accountId, most, windowMs);
      const { email } = (await findAccount(sql, viewer.accountId)) ?? refuse("auth_required");
      const expiresAt = await call.transaction(async (tx) => {
        await log(tx, call, "mail");
        const facts = { sessionSecret: http.sessionSecret, random, now, ids };
        return mailCode(tx, { ...viewer, email }, facts);
      });
      return { expires_at: seoulIso(expiresAt.getTime()) };
    },
  } satisfies Partial<Handlers>;
}

function triesOf(accountId: string): SubjectRateLimit {
  return { scope: "staff_second_factor", subject: accountId, ...SECOND_FACTOR_TRIES };
}

/** A try beyond the limit is logged like the others. */
async function countTry(
  call: Call<"staff.secondFactor.pass">,
  tries: SubjectRateLimit,
): Promise<void> {
  try {
    await consumeRateLimits(call.sql, [tries], call.http.sessionSecret, call.now);
  } catch (error) {
    await log(call.sql, call, "too_many");
    throw error;
  }
}

/** Puts a session with the factor passed in place of the caller's and returns it; null for a wrong code. */
async function tryCode(
  tx: Tx,
  call: Call<"staff.secondFactor.pass">,
  mailsStayHere: boolean,
): Promise<NewSession | null> {
  const { viewer, body, now, http } = call;
  const facts = { ...viewer, code: body.code.trim(), sessionSecret: http.sessionSecret, now };
  const byAuthenticator = await hasAuthenticator(tx, viewer.accountId);
  const isRight = byAuthenticator
    ? await useAuthenticatorCode(tx, facts)
    : mailsStayHere && (await useMailedCode(tx, facts));
  await log(tx, call, isRight ? "pass" : "wrong");
  return isRight ? replaceSession(tx, call, viewer.accountId, { secondFactorAt: now }) : null;
}

/** What a step at the second factor is to the log. */
const KINDS = { mail: "sign_in", pass: "sign_in", wrong: "refused", too_many: "refused" } as const;

async function log(
  db: Db,
  call: Call<"staff.secondFactor.pass"> | Call<"staff.secondFactor.mail">,
  step: keyof typeof KINDS,
): Promise<void> {
  const { viewer, now, ids } = call;
  await writeStaffLog(db, {
    by: staffActor(call),
    kind: KINDS[step],
    action: `second_factor.${step}`,
    personId: viewer.accountId,
    now,
    ids,
  });
}
