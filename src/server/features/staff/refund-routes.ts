import type { Handlers } from "../../platform/http/call.ts";
import { markTransferSent, retryRefund } from "../billing/refunds/decide.ts";
import { decideAndLog } from "./decide.ts";
import { showPage } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

/** Refunds that staff send by bank: one with its account, and that it was sent. */
export function staffRefundHandlers({ pages }: { pages: StaffPages }) {
  return {
    "staff.refunds.get": async (call) =>
      showPage(call, await pages.loadRefund(call.sql, call.params.refundId, call.http)),

    "staff.refunds.paid": (call) => {
      const { params, body, http, random, now, ids } = call;
      const { reference, version } = body;
      const log = { action: "refund.paid", reason: reference.trim() } as const;
      const { sessionSecret } = http;
      const { refundId } = params;
      const sent = { refundId, reference, version, sessionSecret, random, now, ids };
      return decideAndLog(call, log, async (tx) => decided(await markTransferSent(tx, sent)));
    },

    "staff.refunds.retry": (call) => {
      const retried = { refundId: call.params.refundId, now: call.now };
      const log = { action: "refund.retry", reason: "" } as const;
      return decideAndLog(call, log, async (tx) => decided(await retryRefund(tx, retried)));
    },
  } satisfies Partial<Handlers>;
}

function decided({ id, account_id: personId }: { id: string; account_id: string }) {
  return { subject: { kind: "refund", id }, personId } as const;
}
