import { normalizeEmail } from "#domain/account/email.ts";
import { normalizeMobile } from "#domain/account/phone.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Handlers } from "../../platform/http/call.ts";
import {
  acceptClaim,
  askForAccountAgain,
  markTransferSent,
  retryRefund,
  type SaidPerson,
} from "../billing/refunds/decide.ts";
import { decideAndLog } from "./decide.ts";
import { staffActor, writeStaffLog } from "./log.ts";
import { showPage } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

const CLAIMS_AN_HOUR = 20;

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

    "staff.refunds.askAgain": (call) => {
      const { params, body, now, ids } = call;
      const reason = body.reason.trim();
      const asked = { refundId: params.refundId, version: body.version, reason, now, ids };
      const log = { action: "refund.ask_again", reason } as const;
      return decideAndLog(call, log, async (tx) => decided(await askForAccountAgain(tx, asked)));
    },

    "staff.refunds.claim": async (call) => {
      const { params, body, viewer, http, random, now } = call;
      // Whether somebody was a member is not to be found out by trying.
      await call.limit("refund_claim", viewer.accountId, CLAIMS_AN_HOUR, HOUR_MS);
      const { refundId } = params;
      // Each try is kept, also one to which the archive says no.
      const { subject, personId } = await pages.loadRefund(call.sql, refundId, http);
      const tried = { kind: "look_up", action: "refund.claim", subject, personId } as const;
      await writeStaffLog(call.sql, { by: staffActor(call), ...tried, now, ids: call.ids });
      const said = saidPerson(body);
      const { sessionSecret } = http;
      const claimed = { refundId, said, account: body, sessionSecret, random, now };
      const log = { action: "refund.claim", reason: "" } as const;
      return decideAndLog(call, log, async (tx) => decided(await acceptClaim(tx, claimed)));
    },

    "staff.refunds.retry": (call) => {
      const retried = { refundId: call.params.refundId, now: call.now };
      const log = { action: "refund.retry", reason: "" } as const;
      return decideAndLog(call, log, async (tx) => decided(await retryRefund(tx, retried)));
    },
  } satisfies Partial<Handlers>;
}

/** What was typed as it was stored when they were here. */
function saidPerson(raw: { name: string; email: string; phone?: string }): SaidPerson {
  return {
    name: oneLine(raw.name),
    email: normalizeEmail(raw.email) ?? raw.email,
    phone: raw.phone === undefined ? null : normalizeMobile(raw.phone),
  };
}

function decided({ id, account_id: personId }: { id: string; account_id: string }) {
  return { subject: { kind: "refund", id }, personId } as const;
}
