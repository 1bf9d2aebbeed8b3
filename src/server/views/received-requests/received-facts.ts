import type { Tier } from "#domain/catalogue/tier.ts";
import type { QuoteCost } from "#domain/credits/quote-cost.ts";
import { ONLINE, type ReceivedFacts } from "#domain/received-request/received-facts.ts";
import { acceptsQuotes } from "#domain/request/accepts-quotes.ts";
import { publicAnswers } from "#domain/request-form/public-answers.ts";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import { wantedDay } from "#domain/request-form/wanted.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findForms, formKey, serviceTiers } from "../../features/catalogue/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService, quotesWindow } from "../../features/requests/present.ts";
import { findRequests } from "../../features/requests/queries.ts";
import { currentQuoteCost } from "../../features/requests/quote-cost.ts";
import type { FoundRow } from "./find-received.ts";

/** What is asked of a request beyond its figures, read only where a list needs it. */
interface Answered {
  wantedOn: ReceivedFacts["wantedOn"];
  text: string;
}

/** The facts that a pro's list is filtered and ordered by. */
export async function loadFacts(
  db: Db,
  rows: readonly FoundRow[],
  asked: { needsDay: boolean; needsText: boolean; now: Date },
): Promise<ReceivedFacts[]> {
  const { needsDay, needsText, now } = asked;
  const tiers = await serviceTiers(
    db,
    rows.map((row) => row.service_slug),
  );
  const answered: ReadonlyMap<string, Answered> =
    needsDay || needsText
      ? await readAnswers(
          db,
          rows.map(({ id }) => id),
          needsText,
        )
      : new Map();
  return rows.map((row) => ({
    requestId: row.id,
    service: row.service_slug,
    region: row.si_gun_gu_code ?? ONLINE,
    designated: row.designated,
    urgent: row.urgent_at !== null,
    receivedAt: row.received_at.getTime(),
    closesAt: row.quotes_close_at.getTime(),
    acceptsQuotes: acceptsQuotes(quotesWindow(row), now.getTime()),
    quoted: row.quoted,
    passed: row.passed_at !== null,
    credits: costOf(row, tiers, now).credits,
    wantedOn: answered.get(row.id)?.wantedOn ?? null,
    text: answered.get(row.id)?.text ?? "",
  }));
}

/** What a quote would cost the pro now. */
export function costOf(row: FoundRow, tiers: ReadonlyMap<string, Tier>, now: Date): QuoteCost {
  const tier = tiers.get(row.service_slug) ?? refuse("not_found");
  return currentQuoteCost({ tier, request: row, recipient: row, quotedBefore: row.quoted, now });
}

async function readAnswers(
  db: Db,
  requestIds: readonly string[],
  needsText: boolean,
): Promise<Map<string, Answered>> {
  const requests = [...(await findRequests(db, requestIds)).values()];
  const [forms, names] = needsText
    ? await Promise.all([findForms(db, requests), loadNames(db, requests)])
    : [null, null];
  return new Map(
    requests.map((request) => {
      const form = forms?.get(formKey(request));
      const nameOf = (code: string) => names?.regions.get(code) ?? null;
      const lines = form
        ? summariseAnswers(form, publicAnswers(form, request.answers, false), nameOf)
        : [];
      const words = names
        ? [presentService(request, names).name, presentRegion(request, names) ?? ""]
        : [];
      const text = [...words, ...lines.map(({ value }) => value)].join(" ");
      return [request.id, { wantedOn: wantedDay(request.answers), text }];
    }),
  );
}
