import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { transition } from "#domain/request/lifecycle.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import { findForm } from "../../features/catalogue/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { hiresOfRequest } from "../../features/hires/queries.ts";
import { findQuotesOfRequest } from "../../features/quotes/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentAnswers, presentRegion, presentService } from "../../features/requests/present.ts";
import { findRequest } from "../../features/requests/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDecisions } from "./log-rows.ts";
import { presentDecision, presentPerson } from "./present.ts";
import type { Seen } from "./seen.ts";

/** What there is to see of a request, and whether it may be blocked. */
export async function loadRequest(db: Db, requestId: string): Promise<Seen<"staff.requests.get">> {
  const row = (await findRequest(db, requestId)) ?? refuse("not_found");
  const subject = { kind: "request", id: row.id } as const;
  const personId = row.customer_id;
  const form = (await findForm(db, row.service_slug, row.form_version)) ?? refuse("not_found");
  const names = await loadNames(db, [row]);
  const quotes = await findQuotesOfRequest(db, row.id);
  const hires = await hiresOfRequest(db, row.id);
  const proIds = quotes.map((quote) => quote.pro_id);
  const cards = await findProCards(db, proIds);
  const customer = (await findPerson(db, personId)) ?? refuse("not_found");
  const decisions = await findDecisions(db, { subject, personId: null });
  const page = {
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
      hire_state: hires.get(quote.id)?.state ?? null,
      agreed_price: hires.get(quote.id)?.agreed_price ?? null,
      unit: quote.unit,
      total: quote.total,
      sent_at: seoulIso(quote.sent_at.getTime()),
    })),
    can_block: transition(row.state, "block", "staff", { reason_given: true }).ok,
    decisions: decisions.map((one) => presentDecision(one, subject)),
  };
  return { subject, personId, page };
}
