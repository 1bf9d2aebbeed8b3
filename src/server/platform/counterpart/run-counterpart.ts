import type { FastifyInstance } from "fastify";
import { holdingLock } from "../process-lock.ts";
import { errorCode } from "../system-error.ts";

/** What the product hands to a counterpart's process when it starts it. */
export interface CounterpartOrder {
  dataDir: string;
  /** Where it listened the last time, so that what knows its address goes on; another one if that is taken. */
  port: number;
}

/**
 * Runs this process as the counterpart `name`: started by the product, so that a crash of the one leaves the other's
 * record whole, and ended with it.
 */
export function runCounterpart<Order extends CounterpartOrder>(
  name: string,
  build: (order: Order) => FastifyInstance,
): void {
  process.once("message", (order: Order) => void holdRecord(name, order, build));
  process.once("disconnect", () => process.exit(0));
  // Ctrl-C reaches this process too; the product still has to finish what it is doing here.
  process.on("SIGINT", () => undefined);
}

/** Two on one record would each know half of it: the next one waits for the end of this process. */
async function holdRecord<Order extends CounterpartOrder>(
  name: string,
  order: Order,
  build: (order: Order) => FastifyInstance,
): Promise<void> {
  const { promise: untilTheEnd } = Promise.withResolvers<never>();
  await holdingLock(`${name} record of ${order.dataDir}`, async () => {
    process.send?.({ url: await listen(build(order), order.port) });
    return untilTheEnd;
  });
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
