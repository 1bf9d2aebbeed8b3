import { createHmac, randomUUID } from "node:crypto";

export type WebhookType =
  | "Transaction.Paid"
  | "Transaction.Failed"
  | "Transaction.Cancelled"
  | "Transaction.PartialCancelled";

export interface Webhook {
  type: WebhookType;
  timestamp: string;
  data: { paymentId: string; transactionId: string; storeId: string };
}

export type SendWebhook = (webhook: Webhook) => void;

/** How long after the one before each further try comes. */
const TRIES_AFTER_MS = [1_000, 5_000, 30_000, 120_000];
const ANSWER_WITHIN_MS = 10_000;

/** Headers and body of a webhook as Standard Webhooks signs it, over `id.timestamp.body`. `secret`: "whsec_…". */
export function signedWebhook(secret: string, webhook: Webhook, id: string, seconds: number) {
  const body = JSON.stringify(webhook);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": `v1,${signature}`,
    },
  };
}

/**
 * Sends each webhook to where `url` points until it is taken, a few times at most, as the real gateway does for
 * longer. No webhook is sent while it points nowhere.
 */
export function createWebhookSender(
  url: () => string | null,
  secret: string,
  triesAfterMs: readonly number[] = TRIES_AFTER_MS,
): SendWebhook {
  const send = async (webhook: Webhook, id: string): Promise<boolean> => {
    const to = url();
    if (to === null) return false;
    const seconds = Math.floor(Date.now() / 1000);
    const { body, headers } = signedWebhook(secret, webhook, id, seconds);
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(to, { method: "POST", body, headers, signal }).catch(() => null);
    return answer?.ok ?? false;
  };
  const sendUntilTaken = async (webhook: Webhook, id: string, tries: readonly number[]) => {
    if (await send(webhook, id)) return;
    const [wait, ...later] = tries;
    if (wait === undefined) return;
    setTimeout(() => void sendUntilTaken(webhook, id, later), wait).unref();
  };
  return (webhook) => void sendUntilTaken(webhook, `msg_${randomUUID()}`, triesAfterMs);
}
