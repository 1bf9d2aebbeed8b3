import type { FastifyInstance, FastifyReply } from "fastify";
import type { IssuedKey, KeptPayment } from "./books.ts";
import { takeMode } from "./control-routes.ts";
import type { Emulator } from "./emulator.ts";
import { declined, GatewayError } from "./gateway-error.ts";
import { holdUp } from "./hold-up.ts";
import { cancellableAmount, chargeableKey, limitOf, readCharge } from "./take-payment.ts";
import { wireBillingKey, wireCancellation, wirePayment } from "./wire.ts";

interface PaymentParams {
  paymentId: string;
}

/** The gateway's own addresses: charge, read and give back a payment; read and delete a billing key. */
export function addPaymentRoutes(app: FastifyInstance, emulator: Emulator): void {
  const { record } = emulator;
  const { books } = record;
  const underWay = new Set<string>();

  app.post<{ Params: PaymentParams }>("/payments/:paymentId/billing-key", async (call, reply) => {
    const { paymentId } = call.params;
    const charge = readCharge(call.body);
    if (underWay.has(paymentId)) throw new GatewayError(409, "ALREADY_PAID_OR_WAITING");
    const key = chargeableKey(books, paymentId, charge.billingKey);
    const mode = takeMode(record, key.billingKey);
    underWay.add(paymentId);
    try {
      await holdUp(mode, reply);
      const payment = newPayment(emulator, paymentId, charge);
      const refusal =
        mode.kind === "decline"
          ? mode.pgCode
          : limitOf(books, key, payment.amount, payment.requestedAt);
      if (refusal !== null) {
        record.write({
          kind: "failed",
          payment: { ...payment, status: "FAILED", pgCode: refusal },
        });
        emulator.sendWebhook("Transaction.Failed", payment);
        throw declined(refusal);
      }
      record.write({ kind: "paid", payment });
      emulator.sendWebhook("Transaction.Paid", payment);
      if (mode.kind === "reset-after-charge") return await cutLink(reply);
      return { payment: { pgTxId: payment.pgTxId, paidAt: payment.at } };
    } finally {
      underWay.delete(paymentId);
    }
  });

  app.get<{ Params: PaymentParams }>("/payments/:paymentId", async (call) => {
    const { paymentId } = call.params;
    if (underWay.has(paymentId)) return { status: "PAY_PENDING", id: paymentId };
    const payment = books.payments.get(paymentId);
    if (!payment) throw new GatewayError(404, "PAYMENT_NOT_FOUND");
    return wirePayment(payment, { storeId: emulator.storeId, origin: `http://${call.host}` });
  });

  app.post<{ Params: PaymentParams }>("/payments/:paymentId/cancel", async (call, reply) => {
    const payment = books.payments.get(call.params.paymentId);
    const mode = takeMode(record, payment?.billingKey ?? "");
    await holdUp(mode, reply);
    const at = emulator.now();
    const key = books.keys.get(payment?.billingKey ?? "");
    const phone = key?.method.type === "phone";
    const amount = cancellableAmount(books.payments.get(call.params.paymentId), call.body, {
      phone,
      at,
    });
    const { reason = "" } = call.body as { reason?: string };
    const id = emulator.newId("cancellation");
    const { paymentId } = call.params;
    record.write({ kind: "cancelled", paymentId, id, amount, reason, at });
    const after = books.payments.get(paymentId);
    if (after) emulator.sendWebhook(cancelEvent(after), after);
    if (mode.kind === "reset-after-charge") return cutLink(reply);
    return { cancellation: wireCancellation({ id, amount, reason, at }) };
  });

  app.get<{ Params: { billingKey: string } }>("/billing-keys/:billingKey", async (call) =>
    wireBillingKey(keyOf(call.params.billingKey), emulator.storeId),
  );

  app.delete<{ Params: { billingKey: string } }>("/billing-keys/:billingKey", async (call) => {
    const key = keyOf(call.params.billingKey);
    if (key.deletedAt !== null) throw new GatewayError(409, "BILLING_KEY_ALREADY_DELETED");
    const at = emulator.now();
    record.write({ kind: "key_deleted", billingKey: key.billingKey, at });
    return { deletedAt: at };
  });

  function keyOf(billingKey: string): IssuedKey {
    const key = books.keys.get(billingKey);
    if (!key) throw new GatewayError(404, "BILLING_KEY_NOT_FOUND");
    return key;
  }
}

function cutLink(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return reply;
}

function newPayment(
  emulator: Emulator,
  paymentId: string,
  charge: ReturnType<typeof readCharge>,
): KeptPayment {
  const at = emulator.now();
  return {
    paymentId,
    billingKey: charge.billingKey,
    orderName: charge.orderName,
    amount: charge.amount.total,
    cancelled: 0,
    status: "PAID",
    transactionId: emulator.newId("transaction"),
    pgTxId: emulator.newId("pg"),
    requestedAt: at,
    at,
    pgCode: null,
    cancellations: [],
  };
}

function cancelEvent(payment: KeptPayment) {
  return payment.status === "CANCELLED"
    ? ("Transaction.Cancelled" as const)
    : ("Transaction.PartialCancelled" as const);
}
