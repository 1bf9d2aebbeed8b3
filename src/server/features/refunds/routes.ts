import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { bankAccountOf, keepBankAccount } from "./bank-account.ts";
import { presentRefund } from "./present.ts";
import { findClaim, findRefunds, lockClaim } from "./queries.ts";

const CHANGES_AN_HOUR = 20;

/** Money that goes back to the person, and where it goes when the way it came is closed. */
export function refundHandlers(): Pick<
  Handlers,
  "users.me.refunds" | "users.me.refundAccount.set"
> {
  return {
    "users.me.refunds": async ({ sql, viewer, query, http }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findRefunds(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      const items = page.items.map((row) => presentRefund(row, http.sessionSecret));
      return { items, next: page.next };
    },

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
  };
}
