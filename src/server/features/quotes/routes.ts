import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import type { Body } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findBalance } from "../credits/queries.ts";
import { findRequest, type RequestRow } from "../requests/queries.ts";
import { hasUnseenFiles } from "./added-files.ts";
import { declineQuote, withdrawQuote } from "./end-quote.ts";
import { readQuoteIds, refuseForeignQuotes } from "./compared-ids.ts";
import { findQuoteViewer, type QuoteViewer } from "./quote-viewer.ts";
import { markRead } from "./read-quote.ts";
import { seeFiles } from "./see-files.ts";
import { sendQuote } from "./send-quote.ts";

/** How the pages of a read are loaded; the read itself is made before, in the same transaction. */
interface QuoteReading {
  /** Which quotes are compared where nobody chose them. */
  findCompared: (db: Db, requestId: string, now: Date) => Promise<string[]>;
  loadQuote: (db: Db, quoteViewer: QuoteViewer, now: Date) => Promise<QuoteDetail>;
  loadComparison: (db: Db, request: RequestRow, quoteIds: readonly string[]) => Promise<Comparison>;
}

/** Quotes from sending to the customer's answer, short of hiring. */
export function quoteHandlers({ findCompared, loadQuote, loadComparison }: QuoteReading) {
  return {
    // Everything inside the one transaction of the idempotency key: a second connection could be waited for.
    "quotes.create": async ({ body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const quote = await sendQuote(tx, {
          pro: { id: viewer.pro.id, accountId: viewer.accountId },
          requestId: body.request_id,
          draft: readDraft(body),
          expectedCredits: body.expected_credits,
          now,
          ids,
        });
        const balance = await findBalance(tx, viewer.accountId, now);
        return { id: quote.id, credits: quote.credit_cost, balance };
      }),

    "quotes.get": async ({ sql, params, viewer, now, ids, transaction }) => {
      const seen = await findQuoteViewer(sql, params.quoteId, viewer);
      const { quote } = seen;
      const isNews = quote.state === "sent" || (await hasUnseenFiles(sql, quote.id));
      if (seen.side === "pro" || !isNews) return loadQuote(sql, seen, now);
      return transaction(async (tx) => {
        await markRead(tx, { requestId: quote.request_id, quoteIds: [quote.id], now, ids });
        await seeFiles(tx, quote, { now, ids });
        return loadQuote(tx, await findQuoteViewer(tx, quote.id, viewer), now);
      });
    },

    "quotes.decline": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const { quote, side } = await findQuoteViewer(tx, params.quoteId, viewer);
        if (side !== "customer") refuse("not_found");
        await declineQuote(tx, { quoteId: quote.id, reason: body.reason?.trim() ?? "", now, ids });
        return {};
      }),

    "quotes.withdraw": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const { quote, side } = await findQuoteViewer(tx, params.quoteId, viewer);
        if (side !== "pro") refuse("not_found");
        const { unread = null } = body;
        await withdrawQuote(tx, { quoteId: quote.id, believedUnread: unread, now, ids });
        return {};
      }),

    "requests.compare": async ({ params, query, viewer, now, ids, transaction }) => {
      const asked = readQuoteIds(query.quote_ids);
      return transaction(async (tx) => {
        const request = await findRequest(tx, params.requestId);
        if (request?.customer_id !== viewer.accountId) refuse("not_found");
        if (asked !== null) await refuseForeignQuotes(tx, request.id, asked);
        const quoteIds = asked ?? (await findCompared(tx, request.id, now));
        await markRead(tx, { requestId: request.id, quoteIds, now, ids });
        return loadComparison(tx, request, quoteIds);
      });
    },
  } satisfies Partial<Handlers>;
}

function readDraft(body: Body<"quotes.create">) {
  const { unit, items, total, extra_ceiling, valid_until, message, attachment_ids } = body;
  return { unit, items, total, extra_ceiling, valid_until, message, attachment_ids };
}
