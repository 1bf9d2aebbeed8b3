import { readWebhook } from "../../gateways/payment/read-webhook.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { keepWebhook } from "./queries.ts";

interface WebhookDeps {
  /** What the gateway signs with; null when there is none. */
  secret: string | null;
  /** Called for the payment of each webhook, once that is kept. Nobody waits for it. */
  onPaymentWebhook: (paymentId: string) => Promise<void>;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const LONGEST_ID = 300;

/** Webhooks of the payment gateway. Each is kept, and taken for true only as far as the gateway confirms it. */
export function webhookHandlers({ secret, onPaymentWebhook }: WebhookDeps) {
  return {
    "webhooks.portone": async ({ sql, now, request }) => {
      if (secret === null) refuse("payments_unavailable");
      const webhook = await readSigned(secret, request);
      if (!webhook) {
        request.log.warn("webhook without a good signature");
        refuse("signature_invalid");
      }
      if (webhook.id.length > LONGEST_ID) refuse("malformed");
      const isNew = await keepWebhook(sql, webhook, now);
      if (isNew && webhook.paymentId !== null) {
        onPaymentWebhook(webhook.paymentId).catch((error: unknown) =>
          request.log.error({ err: error }, "the payment of a webhook is left to the sweep"),
        );
      }
      return {};
    },
  } satisfies Partial<Handlers>;
}

async function readSigned(
  secret: string,
  { body, headers }: { body: unknown; headers: Parameters<typeof readWebhook>[2] },
) {
  try {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return await readWebhook(secret, utf8.decode(bytes), headers);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) refuse("malformed");
    throw error;
  }
}
