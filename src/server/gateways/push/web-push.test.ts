import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { createTestClock, type TestClock } from "#test/clock.ts";
import { testPushService, type TestPushService } from "#test/push-service.ts";
import { temporaryFolder } from "#test/temporary-folder.ts";
import type { OutgoingPush, PushTarget } from "./push-port.ts";
import { createWebPush, PAYLOAD_BYTES_MAX } from "./web-push.ts";

let clock: TestClock;
let service: TestPushService;
let device: PushTarget;

beforeEach(async () => {
  clock = createTestClock("2027-03-01T11:59:59Z");
  service = testPushService(clock, temporaryFolder());
  device = await service.chosen.local.register("kim@example.com");
});
afterEach(() => service.close());

const push = (facts: Partial<OutgoingPush> = {}): OutgoingPush => ({
  device,
  payload: JSON.stringify({ kind: "quote_received", title: "새 견적이 왔어요" }),
  ttlSeconds: 3_600,
  urgency: "high",
  topic: "request:1",
  ...facts,
});
const send = (facts?: Partial<OutgoingPush>) => service.chosen.port.send(push(facts));
const received = () => service.chosen.local.received(null, 100);
const mode = (name: string, times?: number) => service.chosen.local.setMode("*", name, times);

describe("a push", () => {
  it("is read by its device alone, with what was said about it", async () => {
    expect(await send()).toEqual({ outcome: "sent" });
    const [only, ...others] = await received();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      endpoint: device.endpoint,
      to: "kim@example.com",
      payload: push().payload,
      at: "2027-03-01T11:59:59.000Z",
      ttlSeconds: 3_600,
      urgency: "high",
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    const stranger = await service.chosen.local.register("lee@example.com");
    const mixed = { ...device, p256dh: stranger.p256dh, auth: stranger.auth };
    await send({ device: mixed });
    expect((await received())[0]?.payload).toBeNull();
  });

  it("may be as long as the standard lets it", async () => {
    const longest = "가".repeat(PAYLOAD_BYTES_MAX / 3);
    expect(Buffer.byteLength(longest)).toBe(PAYLOAD_BYTES_MAX);
    expect(await send({ payload: longest })).toEqual({ outcome: "sent" });
    expect((await received())[0]?.payload).toBe(longest);
    expect(await send({ payload: `${longest}!` })).toEqual({
      outcome: "refused",
      reason: "too_large",
    });
  });

  it("takes the place of one on its topic that a device has not received yet", async () => {
    await mode("offline");
    for (const [payload, topic] of [
      ["first", "a"],
      ["second", "a"],
      ["other", "b"],
      ["now or never", null],
    ] as const) {
      await send({ payload, topic, ttlSeconds: topic === null ? 0 : 60 });
    }
    expect(await received()).toEqual([]);
    await mode("ok");
    expect((await received()).map(({ payload }) => payload)).toEqual(["other", "second"]);
    await send({ payload: "third", topic: "a" });
    expect(await received()).toHaveLength(3);
  });

  it.each([
    ["http500", { outcome: "unknown", reason: "http_500", notSent: true }],
    ["429", { outcome: "unknown", reason: "http_429", notSent: true, retryAfterSeconds: 60 }],
    ["gone", { outcome: "gone", reason: "http_410" }],
  ])("ends as the push service says: %s", async (name, expected) => {
    await mode(name, 1);
    expect(await send()).toEqual(expected);
    expect(await received()).toEqual([]);
    expect(await send()).toEqual({ outcome: "sent" });
  });

  it("may or may not have gone out when nobody answers", async () => {
    await mode("timeout");
    const vapid = { ...webPush.generateVAPIDKeys(), subject: "mailto:a@b.kr" };
    const own = await service.registerUnder(vapid.publicKey);
    const result = await impatient(vapid).send(push({ device: own }));
    expect(result).toEqual({ outcome: "unknown", reason: "timeout" });
  });

  it("goes to no device that nobody registered, and none of another server's", async () => {
    const gone = { ...device, endpoint: device.endpoint.slice(0, -1) };
    expect(await send({ device: gone })).toEqual({ outcome: "gone", reason: "http_404" });
    const other = { ...webPush.generateVAPIDKeys(), subject: "mailto:a@b.kr" };
    const stranger = createWebPush({ vapid: other, mayCall: async () => true });
    expect(await stranger.send(push())).toEqual({ outcome: "refused", reason: "http_403" });
  });

  it("is refused under keys that are none", async () => {
    for (const keys of [{ p256dh: "AAAA" }, { auth: "AAAA" }, { p256dh: "B".repeat(87) }]) {
      expect(await send({ device: { ...device, ...keys } })).toEqual({
        outcome: "refused",
        reason: "bad_keys",
      });
    }
  });

  it("never calls an address that is no push service's, nor follows one that leads on", async () => {
    const calls: string[] = [];
    const stranger = createServer((call, answer) => {
      calls.push(call.url ?? "");
      answer.writeHead(307, { location: "/elsewhere" }).end();
    });
    await new Promise<void>((done) => stranger.listen(0, "127.0.0.1", done));
    const endpoint = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/push`;
    expect(await send({ device: { ...device, endpoint } })).toEqual({
      outcome: "refused",
      reason: "foreign_endpoint",
    });
    expect(calls).toEqual([]);
    const vapid = { ...webPush.generateVAPIDKeys(), subject: "mailto:a@b.kr" };
    const anywhere = createWebPush({ vapid, mayCall: async () => true });
    expect(await anywhere.send(push({ device: { ...device, endpoint } }))).toEqual({
      outcome: "refused",
      reason: "http_307",
    });
    expect(calls).toEqual(["/push"]);
    stranger.close();
  });
});

function impatient(vapid: Parameters<typeof createWebPush>[0]["vapid"]) {
  return createWebPush({ vapid, mayCall: async () => true, timeoutMs: 300 });
}
