import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { holdingLock } from "#server/platform/process-lock.ts";
import { errorCode } from "#server/platform/system-error.ts";
import { buildEmulator } from "./app.ts";
import { openRecord } from "./record.ts";
import { createWebhookSender } from "./send-webhook.ts";

/** What the product hands to this process when it starts it. */
export interface EmulatorOrder {
  dataDir: string;
  /** Where it listened the last time, so that a page of it that is open goes on; another one if that is taken. */
  port: number;
  apiSecret: string;
  storeId: string;
  /** "whsec_…" */
  webhookSecret: string;
}

// A process of its own, started by the product: a crash of the one leaves the other's record whole.
process.once("message", (order: EmulatorOrder) => void holdRecord(order));
process.once("disconnect", () => process.exit(0));
// Ctrl-C reaches this process too; the product still has to finish what it is doing here.
process.on("SIGINT", () => undefined);

/** Two emulators on one record would each know half of it: the next one waits for the end of this process. */
async function holdRecord(order: EmulatorOrder): Promise<void> {
  const { promise: untilTheEnd } = Promise.withResolvers<never>();
  await holdingLock(`gateway record of ${order.dataDir}`, async () => {
    await run(order);
    return untilTheEnd;
  });
}

async function run(order: EmulatorOrder): Promise<void> {
  const record = openRecord(join(order.dataDir, "gateway", "record.jsonl"));
  const app = buildEmulator({
    record,
    storeId: order.storeId,
    apiSecret: order.apiSecret,
    sendWebhook: createWebhookSender(() => record.books.webhookUrl, order.webhookSecret),
    clock: () => Date.now(),
  });
  process.send?.({ url: await listen(app, order.port) });
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  const host = "127.0.0.1";
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) !== "EADDRINUSE") throw error;
    return app.listen({ host, port: 0 });
  }
}
