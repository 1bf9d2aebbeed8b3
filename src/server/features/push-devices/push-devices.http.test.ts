import { beforeEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { PUSH_DEVICES_MAX } from "#domain/push/push-device.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { endSessions } from "#server/platform/session/session-store.ts";
import { sendPush } from "./send-push.ts";

let app: TestApp;
let kim: TestClient;
let kimId: string;

beforeEach(async () => {
  app ??= await testApp();
  await app.push.local.setMode("*", "ok");
  const account = await makeAccount(app);
  kimId = account.id;
  kim = await app.as(account);
});

const PHONE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const onPhone = { headers: { "user-agent": PHONE } };

/** A subscription as a browser at a vendor's has it. */
function subscription(path: string = crypto.randomUUID()) {
  const { publicKey } = webPush.generateVAPIDKeys();
  const keys = { p256dh: publicKey, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${path}`, keys };
}

async function names(client: TestClient): Promise<string[]> {
  return (await client.call("users.me.pushDevices")).body.items.map(({ name }) => name);
}

describe("a person's devices", () => {
  it("are listed with what a browser subscribes with, once each however often it is registered", async () => {
    const own = subscription();
    const first = await kim.call("users.me.pushDevices.add", own, onPhone);
    const again = await kim.call("users.me.pushDevices.add", own, onPhone);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const { body } = await kim.call("users.me.pushDevices");
    expect(body.public_key).toBe(app.push.publicKey);
    expect(body.items).toEqual([
      {
        id: first.body.id,
        name: "크롬 · 안드로이드",
        created_at: expect.stringMatching(/\+09:00$/),
        last_used_at: null,
        current: true,
      },
    ]);
    const { status } = await kim.call("users.me.pushDevices.remove", { deviceId: first.body.id });
    expect([status, await names(kim)]).toEqual([200, []]);
  });

  it("take no address that is no push service's, and no keys that are none", async () => {
    const sound = subscription();
    for (const [wrong, field] of [
      [{ endpoint: "https://evil.example/fcm/send/a" }, "endpoint"],
      [{ endpoint: "http://127.0.0.1:5432/push/a" }, "endpoint"],
      [{ keys: { ...sound.keys, p256dh: "AAAA" } }, "keys.p256dh"],
      [{ keys: { ...sound.keys, auth: "" } }, "keys.auth"],
    ] as const) {
      const { status, error } = await kim.send("users.me.pushDevices.add", { ...sound, ...wrong });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
    }
    const { status } = await app.visitor().send("users.me.pushDevices.add", sound);
    expect(status).toBe(401);
  });

  it("are so many at most: the one used longest ago makes room", async () => {
    for (let nth = 0; nth < PUSH_DEVICES_MAX; nth += 1) {
      app.clock.advance(1000);
      await kim.call("users.me.pushDevices.add", subscription(`${kimId}-${nth}`));
    }
    const before = (await kim.call("users.me.pushDevices")).body.items;
    app.clock.advance(1000);
    const newest = await kim.call("users.me.pushDevices.add", subscription());
    const after = (await kim.call("users.me.pushDevices")).body.items;
    expect(after.map(({ id }) => id)).toEqual([
      newest.body.id,
      ...before.slice(0, -1).map(({ id }) => id),
    ]);
  });

  it("belong to whoever registered them last, and are renewed for nobody else", async () => {
    const shared = subscription();
    await kim.call("users.me.pushDevices.add", shared);
    const lee = await app.as(await makeAccount(app));
    const renewed = await lee.send("users.me.pushDevices.add", { ...shared, renew: true });
    expect([renewed.status, await names(kim)]).toEqual([404, ["알 수 없는 기기"]]);
    await lee.call("users.me.pushDevices.add", shared);
    expect([await names(kim), await names(lee)]).toEqual([[], ["알 수 없는 기기"]]);
  });

  it("are told nothing once their session has ended, until the same person is back", async () => {
    const own = subscription();
    await kim.call("users.me.pushDevices.add", own);
    const elsewhere = await app.as({ id: kimId });
    await elsewhere.call("users.me.pushDevices.add", subscription());
    await kim.call("auth.logout");
    expect(await names(elsewhere)).toHaveLength(1);
    const renewed = await elsewhere.send("users.me.pushDevices.add", { ...own, renew: true });
    expect([renewed.status, (await names(elsewhere)).length]).toEqual([201, 2]);
    await endSessions(app.sql, { accountId: kimId, sessionId: null }, app.clock.now());
    expect(await names(await app.as({ id: kimId }))).toEqual([]);
  });
});

describe("a push to a person", () => {
  const message = {
    id: "1",
    kind: "quote_received",
    title: "새 견적이 왔어요",
    body: "견적을 봐요.",
    path: "/requests",
    tag: "request:1",
    at: "2027-03-01T12:00:00+09:00",
  };
  const send = () =>
    sendPush(app.sql, app.push.port, app.clock.now(), {
      accountId: kimId,
      message,
      ttlSeconds: 60,
      urgency: "normal",
    });
  const device = async () => (await kim.call("dev.pushDevice")).body;
  const mode = (endpoint: string, name: string) => app.push.local.setMode(endpoint, name);

  it("reaches each of their devices, and stands in the inbox", async () => {
    expect(await send()).toEqual({ outcome: "gone", reason: "no_device" });
    await device();
    await device();
    expect(await send()).toEqual({ outcome: "sent" });
    const me = (await kim.call("users.me")).body;
    const { items } = (await app.visitor().call("dev.inbox", { to: me.email })).body;
    expect(items.map(({ channel, kind }) => `${channel} ${kind}`)).toEqual([
      "push quote_received",
      "push quote_received",
    ]);
    const { body } = await kim.call("users.me.pushDevices");
    expect(body.items.map(({ last_used_at }) => last_used_at)).not.toContain(null);
  });

  it("is tried no more on a device that is gone", async () => {
    const [one, other] = [await device(), await device()];
    await mode(one.endpoint, "gone");
    expect(await send()).toEqual({ outcome: "sent" });
    expect((await kim.call("users.me.pushDevices")).body.items.map(({ id }) => id)).toEqual([
      other.id,
    ]);
    await mode(other.endpoint, "gone");
    expect(await send()).toEqual({ outcome: "gone", reason: "no_device" });
    expect(await names(kim)).toEqual([]);
  });

  it("is to be tried again where nobody has it and somebody may", async () => {
    const [one, other] = [await device(), await device()];
    await mode(one.endpoint, "429");
    await mode(other.endpoint, "http500");
    expect(await send()).toEqual({
      outcome: "unknown",
      reason: expect.stringMatching(/^http_(429|500)$/),
      notSent: true,
      retryAfterSeconds: 60,
    });
    await mode(other.endpoint, "ok");
    expect(await send()).toEqual({ outcome: "sent" });
  });

  it("is one that they send to a device of theirs to see whether it arrives", async () => {
    const { id } = await device();
    const test = await kim.call("users.me.pushDevices.test", { deviceId: id });
    expect([test.status, test.body]).toEqual([200, { outcome: "sent" }]);
    const me = (await kim.call("users.me")).body;
    const { items } = (await app.visitor().call("dev.inbox", { to: me.email })).body;
    expect(items).toMatchObject([{ channel: "push", kind: "push_test" }]);
  });
});

it("is not there where pushes are not configured", async () => {
  const none = await testApp(undefined, {
    push: { ...app.push, publicKey: null, local: null, mayCall: async () => false },
  });
  const person = await none.as(await makeAccount(none));
  expect((await person.call("users.me.pushDevices")).body).toEqual({ public_key: null, items: [] });
  expect((await person.send("users.me.pushDevices.add", subscription())).status).toBe(503);
  expect((await person.send("dev.pushDevice", {})).status).toBe(503);
  expect((await none.visitor().send("dev.pushDevice", {})).status).toBe(401);
});
