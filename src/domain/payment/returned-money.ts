import type { RefundMethod } from "./refund-method.ts";

/** What the gateway's record says of a captured payment, in won. */
export type ReturnedRecord = {
  /** All that went back of it, whoever sent it. */
  gone: number;
  /** The single cancellations that it lists, with what whoever cancelled called them. */
  cancellations: readonly { amount: number; reason: string }[];
};

/** A refund that we decided. */
export type SomssiRefund = {
  id: string;
  amount: number;
  method: RefundMethod;
  state: "waiting" | "done" | "failed";
};

/** What we call a refund at the gateway: its record then shows which of its cancellations are ours. */
export function refundName({ reason, id }: { reason: string; id: string }): string {
  return `${reason} ${id}`;
}

/**
 * Reads out of the record which of our refunds have arrived, and the won that went back without us: a chargeback, or a
 * refund in the gateway's own console.
 */
export function readReturned(
  record: ReturnedRecord,
  own: readonly SomssiRefund[],
): { arrived: string[]; outside: number } {
  const isNamed = ({ id }: SomssiRefund): boolean =>
    record.cancellations.some(({ reason }) => reason.includes(id));
  const byGateway = own.filter(({ method }) => method === "gateway");
  const sent = byGateway.filter((refund) => refund.state === "done" || isNamed(refund));
  const ours = sent.reduce((sum, { amount }) => sum + amount, 0);
  return {
    arrived: sent.filter(({ state }) => state !== "done").map(({ id }) => id),
    outside: Math.max(0, record.gone - ours),
  };
}

/** A refund that has not gone out, as it is to be sent: `left_won` is what the gateway has left before it. */
export type LaidRefund = { id: string; amount: number; left_won: number };

/**
 * Lays the refunds that have not gone out behind all that is gone by now, in their order: together never more than what
 * is left, and each one names what the gateway will have left before it. One for which nothing is left has amount 0.
 */
export function layRefunds(
  payment: { amount: number; goneAtGateway: number; goneByBank: number },
  waiting: readonly Pick<SomssiRefund, "id" | "amount" | "method">[],
): LaidRefund[] {
  let atGateway = Math.max(0, payment.amount - payment.goneAtGateway);
  let ours = Math.max(0, atGateway - payment.goneByBank);
  return waiting.map(({ id, amount: wanted, method }) => {
    const amount = Math.min(wanted, ours);
    const laid = { id, amount, left_won: atGateway };
    ours -= amount;
    if (method === "gateway") atGateway -= amount;
    return laid;
  });
}
