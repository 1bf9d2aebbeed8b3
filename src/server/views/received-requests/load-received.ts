import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { acceptsQuotes } from "#domain/request/accepts-quotes.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/quotes.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { serviceTiers } from "../../features/catalogue/queries.ts";
import { findQuotesOfPro } from "../../features/quotes/queries.ts";
import type { ReceivedRow } from "./find-received.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService, quotesWindow } from "../../features/requests/present.ts";
import { currentQuoteCost } from "../../features/requests/quote-cost.ts";

/** A pro's received requests as their list shows them, each with today's price and the pro's own quote. */
export async function loadReceived(
  sql: Sql,
  rows: readonly ReceivedRow[],
  { proId, now }: { proId: string; now: Date },
): Promise<ReceivedRequest[]> {
  const names = await loadNames(sql, rows);
  const slugs = rows.map((row) => row.service_slug);
  const tiers = await serviceTiers(sql, slugs);
  const requestIds = rows.map((row) => row.id);
  const mine = await findQuotesOfPro(sql, proId, requestIds);
  return rows.map((row) => {
    const tier = tiers.get(row.service_slug) ?? refuse("not_found");
    const quotedBefore = mine.has(row.id);
    const { credits, formula } = currentQuoteCost({
      tier,
      request: row,
      recipient: row,
      quotedBefore,
      now,
    });
    return {
      request_id: row.id,
      service: presentService(row, names),
      region: presentRegion(row, names),
      state: row.state,
      designated: row.designated,
      urgent: row.urgent_at !== null,
      decision: row.decision,
      photo_count: row.photo_count,
      quote_count: row.quote_count,
      quote_limit: row.quote_limit,
      price: { credits, formula },
      received_at: seoulIso(row.received_at.getTime()),
      opened: row.opened_at !== null,
      my_quote: mine.get(row.id) ?? null,
      accepts_quotes: acceptsQuotes(quotesWindow(row), now.getTime()),
    };
  });
}
