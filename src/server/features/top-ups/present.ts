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
    state: row.state === "settled" && row.lot_id === null ? "refunded" : row.state,
    created_at: seoulIso(row.created_at.getTime()),
    refundable: back && { credits: back.credits, amount: back.won },
  };
}
