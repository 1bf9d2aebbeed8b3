import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { acceptsQuotes } from "#domain/request/accepts-quotes.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { serviceTiers } from "../catalogue/queries.ts";
import { findQuotesOfPro } from "../quotes/queries.ts";
import { loadNames } from "./load-names.ts";
import { loadQualityCard, quotesWindow } from "./load-quality-card.ts";
import { presentRegion, presentService } from "./present.ts";
import { currentPrice } from "./price.ts";
import { findRequest } from "./queries.ts";
import { countUnopened, findInbox, findRecipient, markOpened } from "./recipients.ts";

type Names = "pro.requests" | "pro.requests.unreadCount" | "pro.requests.get";

/** The pro's side of a request: what reached them, before and after quoting. */
export function inboxHandlers(): Pick<Handlers, Names> {
  return {
    "pro.requests": async ({ sql, viewer, query, now }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await findInbox(sql, viewer.pro.id, {
        filter: query.filter ?? "all",
        before: decodeTimedCursor(query.cursor),
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, (row) => ({ at: row.received_at, id: row.id }));
      const names = await loadNames(sql, page.items);
      const tiers = await serviceTiers(
        sql,
        page.items.map((row) => row.service_slug),
      );
      const mine = await findQuotesOfPro(
        sql,
        viewer.pro.id,
        page.items.map((row) => row.id),
      );
      const items = page.items.map((row): ReceivedRequest => {
        const tier = tiers.get(row.service_slug) ?? refuse("not_found");
        const { credits, formula } = currentPrice({
          tier,
          request: row,
          recipient: row,
          quotedBefore: mine.has(row.id),
          now,
        });
        return {
          request_id: row.id,
          service: presentService(row, names),
          region: presentRegion(row, names),
          state: row.state,
          designated: row.designated,
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
      return { items, next: page.next };
    },

    "pro.requests.unreadCount": async ({ sql, viewer }) => ({
      count: await countUnopened(sql, viewer.pro.id),
    }),

    "pro.requests.get": async ({ sql, params, viewer, now }) => {
      const recipient = await findRecipient(sql, params.requestId, viewer.pro.id);
      const row = await findRequest(sql, params.requestId);
      if (!recipient || !row || row.state === "blocked") refuse("not_found");
      await markOpened(sql, row.id, viewer.pro.id, now);
      return loadQualityCard(sql, row, recipient, now);
    },
  };
}
