import { beforeAll, expect, it } from "vitest";
import { realPayments, unconfiguredPayments } from "#server/gateways/payment/choose-payments.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const RETURN_PATH = "/membership/method?plan=standard";

it("leads to the page that registers a card or a phone and comes back", async () => {
  const account = await makeAccount(app);
  const member = await app.as(account);
  for (const [method, title] of [
    ["card", "카드 등록"],
    ["phone", "휴대폰 소액결제 등록"],
  ] as const) {
    const { status, body } = await member.call("users.me.billingKeys.order", {
      method,
      return_path: RETURN_PATH,
    });
    expect(status).toBe(200);
    if (body.kind !== "hosted") throw new Error(`not on the emulator: ${body.kind}`);
    const page = await fetch(body.url);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(`<h1>${title}</h1>`),
    ]);
    const back = await fetch(`${new URL(body.url).origin}/issue`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        ...Object.fromEntries(new URL(body.url).searchParams),
        action: "cancel",
      }),
    });
    const returned = new URL(back.headers.get("location") ?? "");
    expect([back.status, returned.origin, returned.pathname]).toEqual([
      303,
      "http://localhost",
      "/membership/method",
    ]);
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({
      plan: "standard",
      code: "USER_CANCEL",
    });
  }
});

it.each(["//evil.example", "https://evil.example", "/\\evil.example", "membership", ""])(
  "does not come back to %j",
  async (return_path) => {
    const member = await app.as(await makeAccount(app));
    const { status, error } = await member.call("users.me.billingKeys.order", {
      method: "card",
      return_path,
    });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["return_path"]]);
  },
);

it("is for members alone, who choose a card or a phone, now and then", async () => {
  const order = { method: "card", return_path: RETURN_PATH } as const;
  expect((await app.visitor().call("users.me.billingKeys.order", order)).status).toBe(401);
  const member = await app.as(await makeAccount(app));
  const wrong = await member.send("users.me.billingKeys.order", { ...order, method: "bank" });
  expect([wrong.status, wrong.error.fields]).toEqual([
    422,
    { method: ["카드와 휴대폰 중에서 골라 주세요."] },
  ]);
  for (let count = 0; count < 30; count += 1) {
    expect((await member.call("users.me.billingKeys.order", order)).status).toBe(200);
  }
  expect((await member.call("users.me.billingKeys.order", order)).error.code).toBe("too_many");
});

it("gives the gateway's window what it needs, for the channel of the method", async () => {
  const real = await testApp(undefined, {
    payments: realPayments({
      apiUrl: "https://api.portone.io",
      apiSecret: "secret",
      storeId: "store-1",
      channelKeyCard: "channel-card",
      channelKeyPhone: "channel-phone",
      webhookSecret: "whsec_c2VjcmV0",
    }),
  });
  const account = await makeAccount(real, { name: "김솜씨" });
  const { body } = await (
    await real.as(account)
  ).call("users.me.billingKeys.order", { method: "phone", return_path: RETURN_PATH });
  expect(body).toEqual({
    kind: "portone",
    store_id: "store-1",
    channel_key: "channel-phone",
    billing_key_method: "MOBILE",
    issue_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    issue_name: "솜씨 결제 수단 등록",
    customer: {
      customer_id: account.id,
      full_name: "김솜씨",
      email: account.email,
      phone_number: expect.any(String),
    },
    redirect_url: `http://localhost${RETURN_PATH}`,
  });
});

it("says so when there is no gateway, and its webhooks cannot be checked then", async () => {
  const none = await testApp(undefined, { payments: unconfiguredPayments });
  const member = await none.as(await makeAccount(none));
  const order = await member.call("users.me.billingKeys.order", {
    method: "card",
    return_path: RETURN_PATH,
  });
  expect([order.status, order.error.code, order.error.message]).toEqual([
    503,
    "payments_unavailable",
    "지금은 결제를 받을 수 없어요. 잠시 뒤에 다시 시도해 주세요.",
  ]);
  const refused = await none.visitor().send("webhooks.portone", {});
  expect([refused.status, refused.error.code]).toEqual([503, "payments_unavailable"]);
  const tool = await none.visitor().call("dev.gateway");
  expect([tool.status, tool.error.code]).toEqual([503, "unavailable"]);
});
