import { join } from "node:path";
import { buildEmulator } from "./app.ts";
import { openRecord } from "./record.ts";
import { createWebhookSender } from "./send-webhook.ts";

/** What the product hands to this process when it starts it. */
export interface EmulatorOrder {
  dataDir: string;
  port: number;
  apiSecret: string;
  storeId: string;
  webhook: { url: string; secret: string } | null;
}

// A process of its own, started by the product: a crash of the one leaves the other's record whole.
process.once("message", (order: EmulatorOrder) => void run(order));
process.once("disconnect", () => process.exit(0));

async function run(order: EmulatorOrder): Promise<void> {
  const app = buildEmulator({
    record: openRecord(join(order.dataDir, "gateway", "record.jsonl")),
    storeId: order.storeId,
    apiSecret: order.apiSecret,
    sendWebhook: order.webhook
      ? createWebhookSender(order.webhook.url, order.webhook.secret)
      : null,
    clock: () => Date.now(),
  });
  const url = await app.listen({ host: "127.0.0.1", port: order.port });
  process.send?.({ url });
}
