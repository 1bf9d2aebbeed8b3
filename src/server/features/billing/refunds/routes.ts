import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { bankAccountOf, keepBankAccount } from "./bank-account.ts";
import { presentRefund } from "./present.ts";
import { findClaim, lockClaim } from "./queries.ts";

const CHANGES_AN_HOUR = 20;

/** Where money that goes back to the person is sent when the way it came is closed. */
export function refundHandlers() {
  return {
    "users.me.refundAccount.set": async (call) => {
      const { viewer, params, body, http, random, now } = call;
      await call.limit("refund_account", viewer.accountId, CHANGES_AN_HOUR, HOUR_MS);
      const row = await call.transaction(async (tx) => {
        const claim = await lockClaim(tx, params.refundId);
        if (claim?.account_id !== viewer.accountId) refuse("not_found");
        if (claim.method !== "bank_transfer" || claim.state !== "waiting") refuse("state_forbids");
        const facts = { sessionSecret: http.sessionSecret, random, now };
        await keepBankAccount(tx, claim.id, bankAccountOf(body), facts);
        return (await findClaim(tx, claim.id)) ?? refuse("not_found");
      });
      return presentRefund(row, http.sessionSecret);
    },
  } satisfies Partial<Handlers>;
}
