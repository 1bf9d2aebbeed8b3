import type { Refund } from "#contract/endpoints/refunds.ts";

const REFUND: Refund = {
  id: "refund",
  order_name: "크레딧 30개",
  amount: 39_600,
  method: "bank_transfer",
  reason: "top_up_unused",
  state: "waiting",
  created_at: "2027-03-10T12:00:00+09:00",
  done_at: null,
  account: null,
  due_on: null,
};

/** What is left of a pack, waiting for the account that it goes to. */
export function sampleRefund(changes: Partial<Refund> = {}): Refund {
  return { ...REFUND, ...changes };
}
