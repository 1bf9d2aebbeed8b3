import { join } from "node:path";
import webPush from "web-push";
import { emulatedPush, type Push } from "#server/gateways/push/choose-push.ts";
import { buildPushService } from "#server/gateways/push/local/app.ts";
import { openPushRecord } from "#server/gateways/push/local/record.ts";
import {
  createPushServiceControl,
  type PushServiceControl,
} from "#server/gateways/push/push-service-control.ts";
import type { PushTarget } from "#server/gateways/push/push-port.ts";
import type { Clock } from "#server/platform/clock.ts";

const API_SECRET = "api-secret-of-the-push-tests";
const KEYS = { ...webPush.generateVAPIDKeys(), subject: "mailto:push@somssi.test" };

export interface TestPushService {
  /** What the application is composed with. */
  chosen: Push & { local: PushServiceControl };
  /** A device that takes pushes signed with another key only. */
  registerUnder(publicKey: string): Promise<PushTarget>;
  close(): Promise<void>;
}

/** The local push service in this process; it starts with the first call that needs it. */
export function testPushService(clock: Clock, folder: string): TestPushService {
  let started: Promise<{ url: string; close: () => Promise<unknown> }> | null = null;

  async function start() {
    const service = buildPushService({
      record: openPushRecord(join(folder, "push", "record.jsonl")),
      apiSecret: API_SECRET,
      now: () => Date.now(),
    });
    const url = await service.listen({ host: "127.0.0.1", port: 0 });
    return { url, close: () => service.close() };
  }
  const address = async () => {
    const { url } = await (started ??= start());
    return { url, apiSecret: API_SECRET };
  };
  const wasStarted = () => started !== null;
  const controlUnder = (publicKey: string) =>
    createPushServiceControl({ address, wasStarted }, publicKey);
  const local = controlUnder(KEYS.publicKey);
  return {
    chosen: { ...emulatedPush(KEYS, local, clock), local },
    registerUnder: (publicKey) => controlUnder(publicKey).register("somebody"),
    close: async () => {
      await (await started)?.close();
    },
  };
}
