import { join } from "node:path";
import {
  runCounterpart,
  type CounterpartOrder,
} from "#server/platform/counterpart/run-counterpart.ts";
import { buildEmulator } from "./app.ts";
import { openRecord } from "./record.ts";
import { createWebhookSender } from "./send-webhook.ts";

export interface EmulatorOrder extends CounterpartOrder {
  apiSecret: string;
  storeId: string;
  /** "whsec_…" */
  webhookSecret: string;
}

runCounterpart<EmulatorOrder>("gateway", (order) => {
  const record = openRecord(join(order.dataDir, "gateway", "record.jsonl"));
  return buildEmulator({
    record,
    storeId: order.storeId,
    apiSecret: order.apiSecret,
    sendWebhook: createWebhookSender(() => record.books.webhookUrl, order.webhookSecret),
    clock: () => Date.now(),
  });
});
