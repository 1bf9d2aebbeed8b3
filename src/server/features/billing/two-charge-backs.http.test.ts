import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { spendCredits } from "../credits/spend-credits.ts";
import { readRecord } from "./gateway-work.ts";

it("of two used packs are owed whole, what one has paid for the other included", async () => {
  const app = await testApp("2027-01-15T03:00:00Z");
  const account = await makeAccount(app);
  const person = await app.as(account);
  const key = await app.gateway.issueKey("card");
  const { sql, clock, ids, gateway } = app;

  async function buy(pack: keyof typeof PACKS): Promise<string> {
    const body = { product_id: PACKS[pack], billing_key: key };
    await person.call("credits.topUps.buy", body, freshKey());
    const [payment] = await sql<{ id: string }[]>`
      SELECT id FROM payments WHERE account_id = ${account.id} ORDER BY id DESC LIMIT 1`;
    return payment?.id ?? "";
  }
  async function use(credits: number): Promise<void> {
    const of = { accountId: account.id, detail: "urgent_request" as const, reference: ids.next() };
    const when = { now: clock.now(), ids };
    await inTransaction(sql, (tx) => spendCredits(tx, { ...of, ...when, credits }));
  }
  async function chargeBack(paymentId: string): Promise<void> {
    expect(await gateway.atConsole(paymentId, "charge_back")).toBe("done");
    await readRecord(gatewayDeps({ sql, clock, ids, payments: gateway.chosen }), paymentId);
  }
  const credits = async () => (await person.call("users.me.credits")).body;

  const first = await buy("ten");
  await use(10);
  const second = await buy("ten");
  await use(9);
  await chargeBack(first);
  // What is left of the second pays for the first, until its own money goes as well.
  expect(await credits()).toMatchObject({ balance: 0, owed: 9 });
  await chargeBack(second);
  expect(await credits()).toMatchObject({ balance: 0, owed: 19 });
  await buy("thirty");
  expect(await credits()).toMatchObject({ balance: 11, usable: 11, owed: 0 });
  await assertSoundLedger(sql, await gateway.payments());
});
