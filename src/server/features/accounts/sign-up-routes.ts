import { normalizeEmail } from "#domain/account/email.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Body } from "#contract/registry.ts";
import { consumeRateLimits } from "../../platform/rate-limit/rate-limits.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { newPasswordComplaint } from "./password/check-password.ts";
import { isReserved } from "./email/reserved-emails.ts";
import { sendVerification } from "./email/send-verification.ts";
import { recordConsents } from "./consents.ts";
import { createAccount } from "./create-account.ts";
import { lookUpsFrom, signUpsFrom } from "./limits.ts";
import { hashPassword } from "./password/password-hash.ts";
import { findAccount, findAccountByEmail } from "./queries.ts";
import { answerSignedIn, openMemberSession } from "./sign-in.ts";
import { normalizedEmail } from "./email-input.ts";

/** Becoming a member, and asking whether an address already belongs to one. */
export function signUpHandlers() {
  return {
    "users.signUp": async (call) => {
      const { sql, body, now, ids, random, http } = call;
      const checked = await checkSignUp(body);
      await consumeRateLimits(sql, signUpsFrom(call.request.ip), http.sessionSecret, now);
      const passwordHash = await hashPassword(body.password, random);
      const id = ids.next();
      const session = await call.transaction(async (tx) => {
        const facts = {
          id,
          ...checked,
          passwordHash,
          emailVerified: false,
          staffLevel: null,
          at: now,
        };
        if (!(await createAccount(tx, facts))) refuse("email_taken");
        await recordConsents(tx, { accountId: id, consents: body.consents, now, ids });
        await sendVerification(tx, { account: { id, email: checked.email }, now, ids, random });
        return openMemberSession(tx, call, id);
      });
      const account = await findAccount(sql, id);
      if (!account) throw new Error("an account that was just made is not there");
      return answerSignedIn(call, session, account);
    },

    "users.exist": async (call) => {
      const { sql, query, request, http, now } = call;
      await consumeRateLimits(sql, [lookUpsFrom(request.ip)], http.sessionSecret, now);
      const email = normalizeEmail(query.email);
      const account = email === null ? undefined : await findAccountByEmail(sql, email);
      if (account !== undefined || email === null) return { exists: account !== undefined };
      return { exists: await isReserved(sql, email, { at: now, exceptFor: null }) };
    },
  } satisfies Partial<Handlers>;
}

/** The address and the name as stored. Of what they must be, only the password's part needs the server. */
async function checkSignUp(body: Body<"users.signUp">): Promise<{ email: string; name: string }> {
  const email = normalizedEmail(body.email);
  const complaint = await newPasswordComplaint(body.password, email);
  if (complaint !== null) refuse("invalid", { fields: { password: [complaint] } });
  // Names go into messages and lists, where a line break or an unseen sign would steer what follows.
  return { email, name: oneLine(body.name) };
}
