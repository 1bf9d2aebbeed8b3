import type { Emulator } from "./emulator.ts";
import { CONSOLE_ACTS, type ConsoleAct, type KeptPayment } from "./books.ts";
import { GatewayError } from "./gateway-error.ts";

/**
 * Does to a captured payment what its shop has no part in: a refund in the gateway's console or a chargeback
 * (`amount` won, all that is left without one), the reversal of it (all that went so), or a failure after all. A
 * webhook goes out as of anything else.
 */
export function actAtConsole(emulator: Emulator, body: unknown): void {
  const { payment_id, act, amount } = (body ?? {}) as Record<string, unknown>;
  if (typeof payment_id !== "string" || !isAct(act)) throw new GatewayError(400, "INVALID_REQUEST");
  const { record } = emulator;
  const payment = record.books.payments.get(payment_id);
  if (!payment) throw new GatewayError(404, "PAYMENT_NOT_FOUND");
  const gone = goneAfter(payment, act, amount);
  if (gone === null) throw new GatewayError(409, "PAYMENT_NOT_PAID");
  record.write({ kind: "console", paymentId: payment_id, act, gone, at: emulator.now() });
  const after = record.books.payments.get(payment_id);
  if (after) emulator.sendWebhook(TOLD[after.status], after);
}

const TOLD = {
  PAID: "Transaction.Paid",
  FAILED: "Transaction.Failed",
  CANCELLED: "Transaction.Cancelled",
  PARTIAL_CANCELLED: "Transaction.PartialCancelled",
} as const;

function isAct(act: unknown): act is ConsoleAct {
  return CONSOLE_ACTS.some((known) => known === act);
}

/** Won that are gone of a payment after the act; null when it cannot happen to it. */
function goneAfter(payment: KeptPayment, act: ConsoleAct, amount: unknown): number | null {
  const { status, cancelled } = payment;
  const byShop = payment.cancellations.reduce((sum, one) => sum + one.amount, 0);
  if (act === "reverse") {
    if (status !== "FAILED" && cancelled === byShop) return null;
    return status === "FAILED" && payment.pgCode !== "FAILED_LATER" ? null : byShop;
  }
  if (status === "FAILED" || status === "CANCELLED") return null;
  if (act === "fail") return cancelled;
  const left = payment.amount - cancelled;
  const more = amount === undefined ? left : Number(amount);
  return Number.isSafeInteger(more) && more > 0 && more <= left ? cancelled + more : null;
}
