import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { buildEmulator } from "#server/gateways/payment/emulator/app.ts";
import { openRecord } from "#server/gateways/payment/emulator/record.ts";
import { signedWebhook, type Webhook } from "#server/gateways/payment/emulator/send-webhook.ts";
import { emulatedPayments, type Payments } from "#server/gateways/payment/choose-payments.ts";
import type {
  EmulatedPayment,
  EmulatorControl,
} from "#server/gateways/payment/emulator-control.ts";
import { EMULATED_STORE } from "#server/gateways/payment/emulator-port.ts";
import {
  emulatedIdentity,
  type Identity,
} from "#server/gateways/payment/identity/choose-identity.ts";
import type { Clock } from "#server/platform/clock.ts";

const WEBHOOK_SECRET = `whsec_${Buffer.from("webhook-secret-of-the-tests").toString("base64")}`;

export interface TestGateway {
  /** What the application is composed with. */
  chosen: Payments;
  /** The same for checks of who somebody is. */
  identity: Identity;
  /** How the next calls about a key ("*": all) go: "ok", "decline:<pgCode>", "reset-after-charge", … */
  mode(billingKey: string, mode: string, times?: number): Promise<void>;
  /** The emulator's own record, oldest first. */
  payments(): Promise<EmulatedPayment[]>;
  /** A billing key as the hosted page issues one. */
  issueKey: EmulatorControl["issueKey"];
  /** Does something to a captured payment at the gateway itself. */
  atConsole: EmulatorControl["atConsole"];
  /** Where it answers, for another process. */
  address(): Promise<{ url: string; apiSecret: string }>;
  /** What it has told so far; nothing reaches the application by itself. */
  webhooks: readonly Webhook[];
  close(): Promise<void>;
}

interface WebhookCall {
  method: "POST";
  url: string;
  headers: Record<string, string>;
  payload: string;
}

/**
 * A webhook as the gateway would send it now, for `visitor().raw(…)` or `app.inject(…)`. Its signature goes by real
 * time, not by the test's clock.
 */
export function webhookCall(
  webhook: Omit<Webhook, "type"> & { type: string },
  { id = `msg_${randomUUID()}`, secret = WEBHOOK_SECRET, ageSeconds = 0 } = {},
): WebhookCall {
  const seconds = Math.floor(Date.now() / 1000) - ageSeconds;
  const { body, headers } = signedWebhook(secret, webhook as Webhook, id, seconds);
  return { method: "POST", url: "/webhooks/portone", headers, payload: body };
}

/** The emulator in this process, on the test's clock; it starts with the first call that needs it. */
export function testGateway(clock: Clock, folder: string): TestGateway {
  const apiSecret = "api-secret-of-the-tests";
  const webhooks: Webhook[] = [];
  let started: Promise<{ url: string; close: () => Promise<unknown> }> | null = null;

  async function start() {
    const emulator = buildEmulator({
      record: openRecord(join(folder, "gateway", "record.jsonl")),
      storeId: EMULATED_STORE,
      apiSecret,
      sendWebhook: (webhook) => webhooks.push(webhook),
      clock: () => clock.now().getTime(),
    });
    const url = await emulator.listen({ host: "127.0.0.1", port: 0 });
    return { url, close: () => emulator.close() };
  }
  const address = async () => {
    const { url } = await (started ??= start());
    return { url, apiSecret };
  };
  const chosen = emulatedPayments(address, WEBHOOK_SECRET);
  const identity = emulatedIdentity(address);

  return {
    chosen,
    identity,
    async mode(billingKey, mode, times) {
      if (!(await chosen.emulator.setMode(billingKey, mode, times))) {
        throw new Error(`${mode} is not a mode of the emulator`);
      }
    },
    payments: () => chosen.emulator.payments(),
    issueKey: (method, named) => chosen.emulator.issueKey(method, named),
    atConsole: (paymentId, act, amount) => chosen.emulator.atConsole(paymentId, act, amount),
    address,
    webhooks,
    close: async () => {
      await (await started)?.close();
    },
  };
}
