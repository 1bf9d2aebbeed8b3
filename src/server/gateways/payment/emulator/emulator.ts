import { randomBytes } from "node:crypto";
import type { IssuedKey, IssuedMethod, KeptPayment } from "./books.ts";
import type { GatewayRecord } from "./record.ts";
import type { SendWebhook, WebhookType } from "./send-webhook.ts";

export interface EmulatorParts {
  record: GatewayRecord;
  storeId: string;
  /** Sends a webhook about what happened; null: none is sent. */
  sendWebhook: SendWebhook | null;
  /** Epoch ms, real time. */
  clock: () => number;
}

/** What all routes of the emulator share. */
export class Emulator {
  readonly record: GatewayRecord;
  readonly storeId: string;
  readonly #sendWebhook: SendWebhook | null;
  readonly #clock: () => number;

  constructor(parts: EmulatorParts) {
    this.record = parts.record;
    this.storeId = parts.storeId;
    this.#sendWebhook = parts.sendWebhook;
    this.#clock = parts.clock;
  }

  /** Now, in Seoul's time: "2027-01-31T10:00:00.000+09:00". */
  now(): string {
    const seoul = new Date(this.#clock() + this.record.books.offsetMs + 9 * 3_600_000);
    return seoul.toISOString().replace("Z", "+09:00");
  }

  newId(kind: string): string {
    return `${kind}-${randomBytes(12).toString("hex")}`;
  }

  issue(
    method: IssuedMethod,
    customerName: string,
    billingKey = this.newId("billing-key"),
  ): IssuedKey {
    const key: IssuedKey = {
      billingKey,
      method,
      customerName,
      issuedAt: this.now(),
      deletedAt: null,
    };
    this.record.write({ kind: "key_issued", key });
    return key;
  }

  /** Sends a webhook about a payment; nobody waits for it. */
  sendWebhook(type: WebhookType, { paymentId, transactionId }: KeptPayment): void {
    const { storeId } = this;
    this.#sendWebhook?.({
      type,
      timestamp: this.now(),
      data: { paymentId, transactionId, storeId },
    });
  }
}
