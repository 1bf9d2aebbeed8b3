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

it("does to a captured payment what its shop has no part in, as often as that can happen", async () => {
  const tools = app.visitor();
  const { billing_key } = (await tools.call("dev.billingKey", { method: "card" })).body;
  await charge(billing_key, "console");
  const act = async (name: "refund" | "charge_back" | "reverse" | "fail", amount?: number) => {
    const input = { payment_id: "console", act: name, ...(amount ? { amount } : {}) };
    const { status, body } = await tools.call("dev.gateway.console", input);
    if (status !== 200) return status;
    const kept = body.items.find(({ payment_id }) => payment_id === "console");
    return `${kept?.status} ${kept?.cancelled}`;
  };
  expect(await act("reverse")).toBe(409);
  expect(await act("refund", 50)).toBe("PARTIAL_CANCELLED 50");
  expect(await act("refund", 58_951)).toBe(409);
  expect(await act("charge_back")).toBe("CANCELLED 59000");
  expect(await act("fail")).toBe(409);
  expect(await act("reverse")).toBe("PAID 0");
  expect(await act("fail")).toBe("FAILED 0");
  expect(await act("reverse")).toBe("PAID 0");
  expect(app.gateway.webhooks.slice(-5).map(({ type }) => type)).toEqual([
    "Transaction.PartialCancelled",
    "Transaction.Cancelled",
    "Transaction.Paid",
    "Transaction.Failed",
    "Transaction.Paid",
  ]);
  const nobody = { payment_id: "nobody", act: "fail" } as const;
  expect((await tools.call("dev.gateway.console", nobody)).status).toBe(404);
});
