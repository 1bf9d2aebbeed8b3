import { verify, WebhookVerificationError } from "@portone/server-sdk/webhook";
import { isWellFormedText } from "#domain/text/well-formed.ts";

/** A webhook of the gateway; what is true of it is what the gateway answers when it is asked. */
export interface PaymentWebhook {
  /** The gateway's, the same each time it repeats itself. */
  id: string;
  type: string;
  paymentId: string | null;
  billingKey: string | null;
  /** The rest of it that we know. */
  body: Record<string, string>;
}

type Headers = Record<string, string | string[] | undefined>;

const LONGEST = 300;
const KEPT = ["transactionId", "cancellationId", "storeId"] as const;

/**
 * Reads a webhook as Standard Webhooks signs it, at most five minutes old by the machine's clock. Null when nobody who
 * knows `secret` has signed it; throws a SyntaxError when what is signed is no JSON.
 */
export async function readWebhook(
  secret: string,
  payload: string,
  headers: Headers,
): Promise<PaymentWebhook | null> {
  let signed: unknown;
  try {
    signed = await verify(secret, payload, headers);
  } catch (error) {
    if (error instanceof WebhookVerificationError) return null;
    throw error;
  }
  const signedFields = fieldsOf(signed);
  const data = fieldsOf(signedFields["data"]);
  const kept = { timestamp: signedFields["timestamp"], ...pick(data, KEPT) };
  return {
    id: String(headers["webhook-id"]),
    type: known(signedFields["type"]) ?? "unknown",
    paymentId: known(data["paymentId"]),
    billingKey: known(data["billingKey"]),
    body: Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]) => {
        const text = known(value);
        return text === null ? [] : [[name, text]];
      }),
    ),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function pick(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function known(value: unknown): string | null {
  return typeof value === "string" && value.length <= LONGEST && isWellFormedText(value)
    ? value
    : null;
}
