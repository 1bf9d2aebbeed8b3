import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { nextPollAt } from "#domain/payment/back-off.ts";
import { eachAtOnce } from "../../platform/jobs/each-at-once.ts";
import {
  claimWebhooks,
  markPaymentHandled,
  markWebhooksHandled,
  postponeWebhook,
  type UnhandledWebhook,
} from "../webhooks/queries.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { isGatewayThere } from "./gateway-health.ts";
import { checkMethod } from "./gone-methods.ts";
import { readRecord, workForAccount } from "./gateway-work.ts";
import { findKeptPayment, findPayment } from "./queries.ts";

const BATCH = 50;
const AT_ONCE = 12;
const LEASE_MS = 5 * MINUTE_MS;

/** Of these there is nothing more to learn once we know that a charge was paid, and nobody took it back. */
const TELLS_OF_PAYING = ["Transaction.Ready", "Transaction.Paid", "Transaction.PayPending"];

/** The gateway sends a charge's webhook in the moment in which it answers the charge itself. */
const ANSWER_WITHIN_MS = 30 * SECOND_MS;

/**
 * Reads the gateway's record of a payment that a webhook has just named. What is unclear is left to the batch, and so
 * is a charge whose own answer is on its way: in a morning of renewals every record would be read for nothing.
 */
export async function handlePaymentWebhook(deps: GatewayDeps, paymentId: string): Promise<void> {
  if (!isGatewayThere(deps)) return;
  const now = deps.clock.now();
  const before = await findPayment(deps.sql, paymentId);
  const sentAt = before?.status === "pending" ? before.sent_at : null;
  if (sentAt && now.getTime() - sentAt.getTime() < ANSWER_WITHIN_MS) return;
  const read = await readRecord(deps, paymentId);
  if (read === "unclear") return;
  await markPaymentHandled(deps.sql, paymentId, now);
  const payment = await findPayment(deps.sql, paymentId);
  if (payment) await workForAccount(deps, payment.account_id);
}

/** The same for webhooks that are not handled yet, a batch of it. Returns how many it took. */
export async function handleWebhookBatch(
  deps: GatewayDeps,
  failed: Map<string, unknown>,
): Promise<number> {
  const { sql, clock } = deps;
  if (!isGatewayThere(deps)) return 0;
  const now = clock.now();
  const claimed = await claimWebhooks(sql, { now, limit: BATCH, leaseMs: LEASE_MS });
  await eachAtOnce(claimed, AT_ONCE, {
    work: async (webhook) => {
      const clear = await isClear(deps, webhook);
      if (clear) await markWebhooksHandled(sql, [webhook.id], now);
      else await postponeWebhook(sql, webhook.id, nextRead(webhook, now));
    },
    failed: ({ id }, error) => failed.set(id, error),
  });
  return claimed.length;
}

/** The longer nothing clear was read of it, the more seldom it is read. */
function nextRead({ receivedAt }: UnhandledWebhook, now: Date): Date {
  return new Date(nextPollAt(receivedAt.getTime(), now.getTime()));
}

async function isClear(deps: GatewayDeps, webhook: UnhandledWebhook): Promise<boolean> {
  const { type, paymentId, billingKey } = webhook;
  if (paymentId === null) return billingKey === null || checkMethod(deps, billingKey);
  return (
    (await isKnown(deps, type, paymentId)) || (await readRecord(deps, paymentId)) !== "unclear"
  );
}

async function isKnown(deps: GatewayDeps, type: string, paymentId: string): Promise<boolean> {
  if (!TELLS_OF_PAYING.includes(type)) return false;
  const payment = await findKeptPayment(deps.sql, paymentId);
  return payment?.status === "paid" && payment.taken_back === 0;
}
