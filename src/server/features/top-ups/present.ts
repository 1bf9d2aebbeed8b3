import type { TopUp } from "#contract/endpoints/top-ups.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { TopUpRow } from "./queries.ts";
import { refundableOf } from "./refundable.ts";

export function presentTopUp(row: TopUpRow, now: Date): TopUp {
  const back = refundableOf(row, now);
  return {
    id: row.id,
    product_id: row.product_id,
    name: row.name,
    credits: row.credits,
    price: row.price_won,
    state: isGivenBack(row) ? "refunded" : row.state,
    method: row.method_type,
    created_at: seoulIso(row.created_at.getTime()),
    refundable: back && { credits: back.credits, amount: back.won, method: back.method },
  };
}

/** It was paid after we had given it up, or somebody wanted all of it back. */
function isGivenBack({ state, lot_id: lot, returned, price_won: price }: TopUpRow): boolean {
  return state === "settled" && (lot === null || returned >= price);
}
