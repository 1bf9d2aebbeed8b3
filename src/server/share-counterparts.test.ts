import { statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createTestClock } from "#test/clock.ts";
import { temporaryFolder } from "#test/temporary-folder.ts";
import { choosePush, type Push } from "./gateways/push/choose-push.ts";
import type { PushTarget } from "./gateways/push/push-port.ts";
import { shareCounterparts } from "./share-counterparts.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** As a process of the product on a data folder has pushes. */
async function chosen(dataDir: string): Promise<Push & { stop: () => Promise<void> }> {
  const clock = createTestClock("2027-03-01T12:00:00Z");
  const { stop, ...local } = await shareCounterparts(dataDir);
  closing.push(stop);
  return { ...choosePush({ vapid: null, local, dataDir, clock }), stop };
}

const send = (push: Push, device: PushTarget, payload: string) =>
  push.port.send({ device, payload, ttlSeconds: 60, urgency: "normal", topic: null });

it("is a process that the first who needs it starts, and another over the same record after its end", async () => {
  const dataDir = temporaryFolder();
  const first = await chosen(dataDir);
  const other = await chosen(dataDir);
  expect(other.publicKey).toBe(first.publicKey);
  expect(statSync(join(dataDir, "push", "vapid.json")).mode & 0o777).toBe(0o600);
  // Nobody has needed it yet: it is not even asked what it received.
  expect(await first.local?.received(null, 10)).toEqual([]);
  expect(() => statSync(join(dataDir, "push", "record.jsonl"))).toThrow("ENOENT");

  const device = await first.local?.register("kim@example.com");
  if (!device) throw new Error("there is no local push service");
  expect(await send(other, device, "first")).toEqual({ outcome: "sent" });
  await first.stop();
  expect(await send(other, device, "second")).toEqual({ outcome: "sent" });
  const texts = (await other.local?.received("kim@example.com", 10))?.map(({ payload }) => payload);
  expect(texts).toEqual(["second", "first"]);
  expect(await other.local?.received("lee@example.com", 10)).toEqual([]);
});

it("has no push service in production, where pushes need keys", async () => {
  const clock = createTestClock();
  const dataDir = temporaryFolder();
  const push = choosePush({ vapid: null, local: null, dataDir, clock });
  expect([push.publicKey, push.local]).toEqual([null, null]);
  const device = { endpoint: "https://fcm.googleapis.com/fcm/send/a", p256dh: "", auth: "" };
  expect(await send(push, device, "")).toEqual({ outcome: "refused", reason: "not_configured" });
  const vapid = { publicKey: "", privateKey: "", subject: "" };
  const real = choosePush({ vapid, local: null, dataDir, clock });
  expect(await real.mayCall(device.endpoint)).toBe(true);
  expect(await real.mayCall("http://127.0.0.1:4000/push/a")).toBe(false);
});
