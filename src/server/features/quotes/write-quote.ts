import type { QuoteState } from "#domain/quote/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { QuoteRow } from "./queries.ts";

export async function insertQuote(
  tx: Tx,
  quote: Omit<QuoteRow, "state" | "state_reason" | "read_at" | "ended_at">,
): Promise<QuoteRow> {
  const row: QuoteRow = {
    ...quote,
    state: "sent",
    state_reason: null,
    read_at: null,
    ended_at: null,
  };
  const { items, price_formula, ...plain } = row;
  await tx`INSERT INTO quotes ${tx({ ...plain, items: tx.json(items), price_formula: tx.json(price_formula) })}`;
  return row;
}

/** Writes where a locked quote has come to. */
export async function writeQuoteState(
  tx: Tx,
  quote: QuoteRow,
  to: { state: QuoteState; reason?: string | null; read_at?: Date; ended_at?: Date },
): Promise<QuoteRow> {
  const moved: QuoteRow = {
    ...quote,
    state: to.state,
    state_reason: to.reason ?? null,
    read_at: to.read_at ?? quote.read_at,
    ended_at: to.ended_at ?? quote.ended_at,
  };
  await tx`
    UPDATE quotes
    SET state = ${moved.state}, state_reason = ${moved.state_reason}, read_at = ${moved.read_at},
        ended_at = ${moved.ended_at}
    WHERE id = ${quote.id}`;
  return moved;
}
