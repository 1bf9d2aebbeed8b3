import { MAX_COMPARED } from "#domain/quote/compare.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findQuotesOfRequest } from "./queries.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The quotes a person asked to compare, from "id,id"; null when they left the choice to us. */
export function readQuoteIds(text: string | undefined): string[] | null {
  if (text === undefined || text.trim() === "") return null;
  const quoteIds = [...new Set(text.split(",").map((id) => id.trim().toLowerCase()))];
  if (quoteIds.length > MAX_COMPARED || !quoteIds.every((id) => UUID.test(id))) {
    refuse("invalid", {
      fields: { quote_ids: [`비교할 견적을 ${MAX_COMPARED}장까지 골라 주세요.`] },
    });
  }
  return quoteIds;
}

/** Refuses with `not_found` unless all of them are quotes of the request. */
export async function refuseForeignQuotes(
  db: Db,
  requestId: string,
  quoteIds: readonly string[],
): Promise<void> {
  const own = new Set((await findQuotesOfRequest(db, requestId)).map(({ id }) => id));
  if (!quoteIds.every((id) => own.has(id))) refuse("not_found");
}
