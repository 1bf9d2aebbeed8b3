import type { DeliveryReason } from "#domain/notice/delivery.ts";
import type { PushMessage } from "#domain/push/push-message.ts";
import type { OutgoingPush, PushPort, PushResult } from "../../gateways/push/push-port.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findDevices, markGone, markUsed } from "./queries.ts";

interface PushOrder extends Pick<OutgoingPush, "ttlSeconds" | "urgency"> {
  accountId: string;
  /** One device of theirs; left out, all. */
  deviceId?: string;
  message: PushMessage;
}

/**
 * Sends a push to a person's devices, outside any transaction. It is sent when one of them has it: another try for
 * those that do not would show it anew on those that do. `gone`: they have no device that takes pushes (any more).
 */
export async function sendPush(
  db: Db,
  port: PushPort,
  now: Date,
  { accountId, deviceId, message, ttlSeconds, urgency }: PushOrder,
): Promise<PushResult> {
  const devices = await findDevices(db, accountId, deviceId);
  const payload = JSON.stringify(message);
  const order = { payload, ttlSeconds, urgency, topic: message.tag };
  const results = await Promise.all(
    devices.map(async (device) => ({
      id: device.id,
      result: await port.send({
        ...order,
        device: { endpoint: device.endpoint, p256dh: device.p256dh, auth: device.auth },
      }),
    })),
  );
  const idsOf = (outcome: PushResult["outcome"]) =>
    results.filter(({ result }) => result.outcome === outcome).map(({ id }) => id);
  const [used, gone] = [idsOf("sent"), idsOf("gone")];
  if (used.length > 0) await markUsed(db, used, now);
  if (gone.length > 0) await markGone(db, gone, now);
  return summaryOf(results.map(({ result }) => result));
}

/** One result of many, the first that applies: sent, unknown, refused, gone. What surely reached nobody is `notSent`. */
function summaryOf(results: readonly PushResult[]): PushResult {
  if (results.some(({ outcome }) => outcome === "sent")) return { outcome: "sent" };
  const open = results.filter(({ outcome }) => outcome === "unknown");
  const [first] = open;
  if (first) {
    const waits = open.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
    return {
      outcome: "unknown",
      reason: first.reason,
      notSent: open.every(({ notSent }) => notSent === true),
      ...(waits.length > 0 ? { retryAfterSeconds: Math.max(...waits) } : {}),
    };
  }
  const refused = results.find(({ outcome }) => outcome === "refused");
  return refused ?? { outcome: "gone", reason: "no_device" satisfies DeliveryReason };
}
