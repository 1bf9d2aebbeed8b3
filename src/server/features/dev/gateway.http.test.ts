import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function charge(billingKey: string, paymentId: string) {
  const { outcome } = await app.gateway.chosen.port.charge({
    paymentId,
    billingKey,
    amountWon: 59_000,
    orderName: "솜씨 스탠다드",
    customer: { id: "customer", name: "김솜씨", email: "kim@example.com" },
  });
  return outcome;
}

it("issues a billing key whose charges go as they are told to", async () => {
  const tools = app.visitor();
  const issued = await tools.call("dev.billingKey", { method: "phone" });
  const { billing_key } = issued.body;
  expect([
    issued.status,
    (await app.gateway.chosen.port.readBillingKey(billing_key)).outcome,
  ]).toEqual([200, "issued"]);
  const mode = { billing_key, mode: "decline:REJECT_CARD_PAYMENT", times: 1 };
  expect((await tools.call("dev.gateway.set", mode)).body).toEqual({ items: [mode] });
  expect((await tools.call("dev.gateway")).body).toEqual({ items: [mode] });
  expect(await charge(billing_key, "first")).toBe("refused");
  expect(await charge(billing_key, "second")).toBe("paid");
  expect((await tools.call("dev.gateway.payments")).body.items).toEqual([
    { payment_id: "first", billing_key, amount: 59_000, cancelled: 0, status: "FAILED" },
    { payment_id: "second", billing_key, amount: 59_000, cancelled: 0, status: "PAID" },
  ]);
});

it.each([
  ["mode", { billing_key: "*", mode: "explode" }],
  ["mode", { billing_key: "*", mode: "slow:fast" }],
  ["mode", { billing_key: "*", mode: "decline:" }],
  ["times", { billing_key: "*", mode: "ok", times: 0 }],
  ["billing_key", { billing_key: "", mode: "ok" }],
])("refuses a wrong %s", async (field, input) => {
  const { status, error } = await app.visitor().send("dev.gateway.set", input);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});

it("refuses a key for anything but a card or a phone", async () => {
  const { status, error } = await app.visitor().send("dev.billingKey", { method: "cash" });
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["method"]]);
});
