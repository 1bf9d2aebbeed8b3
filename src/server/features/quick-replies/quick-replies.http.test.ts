import { beforeAll, expect, it } from "vitest";
import { QUICK_REPLY_LIMITS } from "#domain/quick-reply/quick-reply.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeSignedInPro } from "#test/factories/market.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

it("a pro keeps quick replies, changes and removes them", async () => {
  const { client } = await makeSignedInPro(app);
  const first = await client.call("users.me.quickReplies.create", { text: " 지금 출발해요. " });
  expect([first.status, first.body.text]).toEqual([201, "지금 출발해요."]);
  await client.call("users.me.quickReplies.create", { text: "확인하고 알려 드릴게요." });
  const quickReplyId = first.body.id;
  const edited = { quickReplyId, text: "10분 뒤에 도착해요." };
  expect((await client.call("users.me.quickReplies.edit", edited)).status).toBe(200);
  const texts = async () =>
    (await client.call("users.me.quickReplies")).body.items.map(({ text }) => text);
  expect(await texts()).toEqual(["10분 뒤에 도착해요.", "확인하고 알려 드릴게요."]);
  expect((await client.call("users.me.quickReplies.delete", { quickReplyId })).status).toBe(200);
  expect(await texts()).toEqual(["확인하고 알려 드릴게요."]);
  const empty = await client.call("users.me.quickReplies.create", { text: " " });
  expect([empty.status, Object.keys(empty.error.fields ?? {})]).toEqual([422, ["text"]]);
});

it("of so many at most, also when they are made at once, and of the pro's own", async () => {
  const { client } = await makeSignedInPro(app);
  const make = () => client.call("users.me.quickReplies.create", { text: "네!" });
  const answers = await Promise.all(
    Array.from({ length: QUICK_REPLY_LIMITS.count + 3 }, () => make()),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ error }) => error.code)).toEqual(
    Array.from({ length: 3 }, () => "quick_reply_limit"),
  );
  const other = await makeSignedInPro(app);
  const quickReplyId = (await client.call("users.me.quickReplies")).body.items[0]?.id ?? "";
  const edited = { quickReplyId, text: "아니요" };
  expect((await other.client.call("users.me.quickReplies.edit", edited)).status).toBe(404);
  expect((await other.client.call("users.me.quickReplies.delete", { quickReplyId })).status).toBe(
    404,
  );
  const customer = await makeCustomer(app);
  expect((await customer.client.call("users.me.quickReplies")).status).toBe(403);
});
