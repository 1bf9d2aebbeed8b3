import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestClock } from "#test/clock.ts";
import { testGateway, type TestGateway } from "#test/gateway.ts";

let folder: string;
let gateway: TestGateway;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "somssi-control-"));
  gateway = testGateway(createTestClock(), folder);
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const charge = (billingKey: string, paymentId: string) =>
  gateway.chosen.port.charge({
    paymentId,
    billingKey,
    amountWon: 59_000,
    orderName: "솜씨 스탠다드",
    customer: { id: "customer", name: "김솜씨", email: "kim@example.com" },
  });

it("issues a key for a card of this number, once under one name", async () => {
  const named = { number: "4330123456781234", billingKey: "billing-key-of-the-demo" };
  expect(await gateway.issueKey("card", named)).toBe("billing-key-of-the-demo");
  await gateway.issueKey("card", { ...named, number: "5409123456789999" });
  expect(await gateway.chosen.port.readBillingKey("billing-key-of-the-demo")).toEqual({
    outcome: "issued",
    method: { type: "card", issuer: "HYUNDAI_CARD", name: "현대카드", lastFour: "1234" },
  });
});

it("sets how charges go, and lists what came of them", async () => {
  const billingKey = await gateway.issueKey("card");
  await gateway.mode(billingKey, "decline:REJECT_CARD_PAYMENT", 1);
  await gateway.mode("*", "slow:1");
  expect(await gateway.chosen.emulator?.modes()).toEqual([
    { billing_key: billingKey, mode: "decline:REJECT_CARD_PAYMENT", times: 1 },
    { billing_key: "*", mode: "slow:1", times: null },
  ]);
  expect((await charge(billingKey, "first")).outcome).toBe("refused");
  expect((await charge(billingKey, "second")).outcome).toBe("paid");
  const paid = { billing_key: billingKey, amount: 59_000, cancelled: 0 };
  expect(await gateway.payments()).toEqual([
    { payment_id: "first", ...paid, status: "FAILED" },
    { payment_id: "second", ...paid, status: "PAID" },
  ]);
  expect(gateway.webhooks.map(({ type }) => type)).toEqual([
    "Transaction.Failed",
    "Transaction.Paid",
  ]);
});

it("refuses a mode that there is not", async () => {
  expect(await gateway.chosen.emulator?.setMode("*", "explode")).toBe(false);
  expect(await gateway.chosen.emulator?.setMode("*", "ok", 0)).toBe(false);
});
