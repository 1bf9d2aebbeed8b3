import type { Body } from "#contract/registry.ts";
import type { ReportReference } from "../../features/abuse-reports/queries.ts";
import { findQuote } from "../../features/quotes/queries.ts";
import { findRequest } from "../../features/requests/queries.ts";
import { isRecipient } from "../../features/requests/recipients.ts";
import type { Db } from "../../platform/database/sql.ts";

/** The request and the quote that a report of a pro names. */
export async function findReportReference(
  db: Db,
  proId: string,
  body: Pick<Body<"pro.reports.create">, "quote_id" | "request_id">,
): Promise<ReportReference> {
  const quote = body.quote_id === undefined ? null : await findQuote(db, body.quote_id);
  const requestId = body.request_id ?? quote?.request_id ?? null;
  const request = requestId === null ? null : await findRequest(db, requestId);
  return {
    requestId,
    facts: {
      request: request && {
        customerId: request.customer_id,
        reachedPro: await isRecipient(db, request.id, proId),
      },
      quote: quote && { proId: quote.pro_id, requestIsNamed: quote.request_id === requestId },
    },
  };
}
