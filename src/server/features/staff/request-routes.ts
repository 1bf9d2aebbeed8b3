import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { transition } from "#domain/request/lifecycle.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPerson } from "../accounts/queries.ts";
import { findForm } from "../catalogue/queries.ts";
import { findProCards } from "../pros/queries.ts";
import { findQuotesOfRequest } from "../quotes/queries.ts";
import { blockRequest } from "../requests/block-request.ts";
import { loadNames } from "../requests/load-names.ts";
import { presentAnswers, presentRegion, presentService } from "../requests/present.ts";
import { findRequest, type RequestRow } from "../requests/queries.ts";
import { decideAndLog } from "./decide.ts";
import { findDecisions } from "./log-queries.ts";
import { logLookUp } from "./look-up.ts";
import { presentDecision, presentPerson } from "./present.ts";

/** A request before staff: what there is to see of it, and blocking a false one. */
export function staffRequestHandlers(): Pick<
  Handlers,
  "staff.requests.get" | "staff.requests.block"
> {
  return {
    "staff.requests.get": async (call) => {
      const { sql, params } = call;
      const request = (await findRequest(sql, params.requestId)) ?? refuse("not_found");
      const subject = `request:${request.id}`;
      await logLookUp(call, { subject, personId: request.customer_id });
      return presentRequestForStaff(sql, request);
    },

    "staff.requests.block": (call) => {
      const { params, body, now, ids } = call;
      const { requestId } = params;
      const reason = body.reason.trim();
      return decideAndLog(call, { action: "request.block", reason }, async (tx) => {
        const { customer_id: personId } = await blockRequest(tx, { requestId, reason, now, ids });
        return { subject: `request:${requestId}`, personId };
      });
    },
  };
}

async function presentRequestForStaff(
  db: Db,
  row: RequestRow,
): Promise<Output<"staff.requests.get">> {
  const form = (await findForm(db, row.service_slug, row.form_version)) ?? refuse("not_found");
  const names = await loadNames(db, [row]);
  const quotes = await findQuotesOfRequest(db, row.id);
  const proIds = quotes.map((quote) => quote.pro_id);
  const cards = await findProCards(db, proIds);
  const customer = (await findPerson(db, row.customer_id)) ?? refuse("not_found");
  const decisions = await findDecisions(db, { subject: `request:${row.id}`, personId: null });
  return {
    id: row.id,
    service: presentService(row, names).name,
    region: presentRegion(row, names),
    state: row.state,
    state_reason: row.state_reason,
    published_at: seoulIso(row.published_at.getTime()),
    answers: presentAnswers(row, form, names, false),
    customer: presentPerson(customer),
    quotes: quotes.map((quote) => ({
      pro_id: quote.pro_id,
      pro_name: cards.get(quote.pro_id)?.display_name ?? "",
      state: quote.state,
      total: quote.total,
      sent_at: seoulIso(quote.sent_at.getTime()),
    })),
    can_block: transition(row.state, "block", "staff", { reason_given: true }).ok,
    decisions: decisions.map(presentDecision),
  };
}
