import type { PaymentWebhook } from "../../gateways/payment/read-webhook.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Keeps a webhook. Answers false for one that came before. */
export async function keepWebhook(db: Db, webhook: PaymentWebhook, now: Date): Promise<boolean> {
  const rows = await db`
    INSERT INTO webhook_inbox (id, type, payment_id, billing_key, body, received_at)
    VALUES (${webhook.id}, ${webhook.type}, ${webhook.paymentId}, ${webhook.billingKey}, ${db.json(webhook.body)}, ${now})
    ON CONFLICT (id) DO NOTHING
    RETURNING id`;
  return rows.length > 0;
}

export interface UnhandledWebhook {
  id: string;
  type: string;
  /** What it is about: a payment, or else a billing key. */
  paymentId: string | null;
  billingKey: string | null;
  receivedAt: Date;
}

/**
 * Takes up to `limit` unhandled webhooks about payments and billing keys, oldest first, for this caller alone: nobody else gets them
 * until they are marked or `leaseMs` have passed. Whoever takes them marks them handled afterwards.
 */
export async function claimWebhooks(
  db: Db,
  { now, limit, leaseMs }: { now: Date; limit: number; leaseMs: number },
): Promise<UnhandledWebhook[]> {
  return db<UnhandledWebhook[]>`
    UPDATE webhook_inbox SET claimed_until = ${new Date(now.getTime() + leaseMs)}
    WHERE id IN (
      SELECT id FROM webhook_inbox
      WHERE handled_at IS NULL AND (payment_id IS NOT NULL OR billing_key IS NOT NULL)
        AND (claimed_until IS NULL OR claimed_until <= ${now})
      ORDER BY received_at, id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    RETURNING id, type, payment_id AS "paymentId", billing_key AS "billingKey", received_at AS "receivedAt"`;
}

/** Leaves what was claimed, and is not clear yet, until another moment. */
export async function postponeWebhook(db: Db, id: string, until: Date): Promise<void> {
  await db`UPDATE webhook_inbox SET claimed_until = ${until} WHERE id = ${id} AND handled_at IS NULL`;
}

/** Ends what was claimed. */
export async function markWebhooksHandled(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db`
    UPDATE webhook_inbox SET handled_at = ${now}, claimed_until = NULL
    WHERE id = ANY(${[...ids]}) AND handled_at IS NULL`;
}

/** Marks every webhook about a payment up to `now` as handled, by whoever has just asked the gateway about it. */
export async function markPaymentHandled(db: Db, paymentId: string, now: Date): Promise<void> {
  await db`
    UPDATE webhook_inbox SET handled_at = ${now}, claimed_until = NULL
    WHERE payment_id = ${paymentId} AND handled_at IS NULL AND received_at <= ${now}`;
}
