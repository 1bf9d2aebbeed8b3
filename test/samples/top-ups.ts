import type { TopUp } from "#contract/endpoints/top-ups.ts";

const TOP_UP: TopUp = {
  id: "top-up",
  product_id: "product",
  name: "크레딧 30개",
  credits: 30,
  price: 33_000,
  state: "settled",
  method: "card",
  created_at: "2027-03-10T11:00:00+09:00",
  refundable: { credits: 30, amount: 33_000, method: "gateway" },
};

/** Credits that were paid for and that nobody has used. */
export function sampleTopUp(changes: Partial<TopUp> = {}): TopUp {
  return { ...TOP_UP, ...changes };
}
