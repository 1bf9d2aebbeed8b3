import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { mayPass } from "#domain/received-request/pass.ts";
import { acceptsQuotes } from "#domain/request/accepts-quotes.ts";
import { briefAnswers } from "#domain/request-form/brief-answers.ts";
import { wantedDay } from "#domain/request-form/wanted.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findForms, formKey, serviceTiers } from "../../features/catalogue/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService, quotesWindow } from "../../features/requests/present.ts";
import { findListed, type ListedRow } from "./find-listed.ts";
import type { FoundRow } from "./find-received.ts";
import { costOf } from "./received-facts.ts";

/** A pro's received requests as their list shows them, each with today's price and the pro's own quote. */
export async function loadReceived(
  db: Db,
  rows: readonly FoundRow[],
  { proId, now }: { proId: string; now: Date },
): Promise<ReceivedRequest[]> {
  const listed = await findListed(
    db,
    proId,
    rows.map((row) => row.id),
  );
  const [names, forms, tiers] = await Promise.all([
    loadNames(db, [...listed.values()]),
    findForms(db, [...listed.values()]),
    serviceTiers(
      db,
      rows.map((row) => row.service_slug),
    ),
  ]);
  return rows.flatMap((row) => {
    const request = listed.get(row.id);
    if (!request) return [];
    const form = forms.get(formKey(request));
    const { credits, formula } = costOf(row, tiers, now);
    return {
      request_id: row.id,
      service: presentService(request, names),
      region: presentRegion(request, names),
      state: row.state,
      designated: row.designated,
      urgent: row.urgent_at !== null,
      brief: form ? briefAnswers(form, request.answers) : [],
      wanted_on: wantedDay(request.answers),
      decision: row.decision,
      photo_count: row.photo_count,
      quote_count: row.quote_count,
      quote_limit: row.quote_limit,
      quotes_close_at: seoulIso(row.quotes_close_at.getTime()),
      price: { credits, formula },
      received_at: seoulIso(row.received_at.getTime()),
      opened: row.opened_at !== null,
      my_quote: presentQuote(request),
      accepts_quotes: acceptsQuotes(quotesWindow(row), now.getTime()),
      passed: row.pass_reason,
      may_pass: mayPass({ ...quotesWindow(row), quoted: row.quoted }, now.getTime()),
    };
  });
}

function presentQuote({
  quote_id,
  quote_state,
  hire_state,
  quote_unit,
  quote_total,
}: ListedRow): ReceivedRequest["my_quote"] {
  return quote_id === null
    ? null
    : { id: quote_id, state: quote_state, hire_state, unit: quote_unit, total: quote_total };
}
