import type { IssuedKey, KeptPayment } from "./books.ts";

const CHANNEL = { type: "TEST", pgProvider: "TOSSPAYMENTS", pgMerchantId: "emulator" };

/** A payment as the gateway's GET shows it. */
export function wirePayment(
  payment: KeptPayment,
  { storeId, origin }: { storeId: string; origin: string },
): object {
  return {
    status: payment.status,
    id: payment.paymentId,
    transactionId: payment.transactionId,
    merchantId: "emulator",
    storeId,
    channel: CHANNEL,
    version: "V2",
    billingKey: payment.billingKey,
    requestedAt: payment.requestedAt,
    updatedAt: payment.at,
    statusChangedAt: payment.at,
    orderName: payment.orderName,
    amount: {
      total: payment.amount,
      taxFree: 0,
      discount: 0,
      paid: payment.status === "FAILED" ? 0 : payment.amount - payment.cancelled,
      cancelled: payment.cancelled,
      cancelledTaxFree: 0,
    },
    currency: "KRW",
    customer: {},
    ...(payment.status === "FAILED"
      ? {
          failedAt: payment.at,
          failure: { reason: "거절", pgCode: payment.pgCode, pgMessage: "시험 결제가 거절됐어요." },
        }
      : {
          paidAt: payment.requestedAt,
          pgTxId: payment.pgTxId,
          receiptUrl: `${origin}/slips/${payment.pgTxId}`,
        }),
    ...(payment.cancellations.length > 0
      ? { cancelledAt: payment.at, cancellations: payment.cancellations.map(wireCancellation) }
      : {}),
  };
}

export function wireCancellation(one: KeptPayment["cancellations"][number]): object {
  return {
    status: "SUCCEEDED",
    id: one.id,
    pgCancellationId: one.id,
    totalAmount: one.amount,
    taxFreeAmount: 0,
    vatAmount: 0,
    reason: one.reason,
    cancelledAt: one.at,
    requestedAt: one.at,
  };
}

/** A billing key as the gateway's GET shows it. */
export function wireBillingKey(key: IssuedKey, storeId: string): object {
  return {
    status: key.deletedAt === null ? "ISSUED" : "DELETED",
    billingKey: key.billingKey,
    merchantId: "emulator",
    storeId,
    methods: [wireMethod(key)],
    channels: [CHANNEL],
    customer: { name: key.customerName },
    issuedAt: key.issuedAt,
    ...(key.deletedAt === null ? {} : { deletedAt: key.deletedAt }),
  };
}

function wireMethod({ method }: IssuedKey): object {
  if (method.type === "phone") {
    return { type: "BillingKeyPaymentMethodMobile", phoneNumber: method.phoneNumber };
  }
  const { issuer, name, number, bin } = method;
  return {
    type: "BillingKeyPaymentMethodCard",
    card: { publisher: issuer, issuer, brand: "LOCAL", type: "CREDIT", name, number, bin },
  };
}
