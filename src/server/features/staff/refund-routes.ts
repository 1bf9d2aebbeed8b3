import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPerson } from "../accounts/queries.ts";
import { markTransferSent, retryRefund } from "../refunds/decide.ts";
import { dueOn } from "../refunds/present.ts";
import { findClaim, findTransfers } from "../refunds/queries.ts";
import { decideAndLog } from "./decide.ts";
import { findDecisions } from "./log-queries.ts";
import { logLookUp } from "./look-up.ts";
import { presentRefundForStaff } from "./present-refund.ts";

type Names = "staff.refunds" | "staff.refunds.get" | "staff.refunds.paid" | "staff.refunds.retry";

/** Refunds that staff send by bank: what waits, one with its account, and that it was sent. */
export function staffRefundHandlers(): Pick<Handlers, Names> {
  return {
    "staff.refunds": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeCursor(query.cursor);
      const rows = await findTransfers(sql, query.account ?? "known", { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      const items = page.items.map((row) => ({
        id: row.id,
        amount: row.amount,
        person: maskName(row.person_name),
        order_name: row.order_name,
        created_at: seoulIso(row.created_at.getTime()),
        due_on: dueOn(row),
      }));
      return { items, next: page.next };
    },

    "staff.refunds.get": async (call) => {
      const { sql, params, http } = call;
      const claim = (await findClaim(sql, params.refundId)) ?? refuse("not_found");
      const { account_id: personId } = claim;
      const subject = `refund:${claim.id}`;
      await logLookUp(call, { subject, personId });
      return presentRefundForStaff(claim, {
        sessionSecret: http.sessionSecret,
        person: (await findPerson(sql, personId)) ?? refuse("not_found"),
        decisions: await findDecisions(sql, { subject, personId: null }),
      });
    },

    "staff.refunds.paid": (call) => {
      const { params, body, now, ids } = call;
      const { reference, version } = body;
      const log = { action: "refund.paid", reason: reference.trim() };
      const sent = { refundId: params.refundId, reference, version, now, ids };
      return decideAndLog(call, log, async (tx) => decided(await markTransferSent(tx, sent)));
    },

    "staff.refunds.retry": (call) => {
      const retried = { refundId: call.params.refundId, now: call.now };
      const log = { action: "refund.retry", reason: "" };
      return decideAndLog(call, log, async (tx) => decided(await retryRefund(tx, retried)));
    },
  };
}

function decided({ id, account_id: personId }: { id: string; account_id: string }) {
  return { subject: `refund:${id}`, personId };
}
