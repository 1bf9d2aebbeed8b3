import { transition, type QuoteActor, type QuoteEvent } from "#domain/quote/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { QuoteRow } from "./queries.ts";

const ENDS: readonly QuoteEvent[] = ["decline", "withdraw", "expire"];

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
  const { items, cost_formula, ...plain } = row;
  await tx`INSERT INTO quotes ${tx({ ...plain, items: tx.json(items), cost_formula: tx.json(cost_formula) })}`;
  return row;
}

export interface QuoteStep {
  event: QuoteEvent;
  actor: QuoteActor;
  reason?: string | null;
  now: Date;
}

/** Moves a locked quote as its lifecycle allows; refuses any other move. */
export async function transitionQuote(tx: Tx, quote: QuoteRow, step: QuoteStep): Promise<QuoteRow> {
  const move = transition(quote.state, step.event, step.actor);
  if (!move.ok) refuse("quote_closed");
  const moved: QuoteRow = {
    ...quote,
    state: move.state,
    state_reason: step.reason ?? null,
    read_at: step.event === "read" ? step.now : quote.read_at,
    ended_at: ENDS.includes(step.event) ? step.now : quote.ended_at,
  };
  await tx`
    UPDATE quotes
    SET state = ${moved.state}, state_reason = ${moved.state_reason}, read_at = ${moved.read_at},
        ended_at = ${moved.ended_at}
    WHERE id = ${quote.id}`;
  return moved;
}
