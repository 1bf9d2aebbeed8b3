import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeLot } from "#test/factories/credits.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { restPlanCredits } from "./credits-at-rest.ts";
import { payDebts, writeDebt } from "./debts.ts";
import { findBalance, findOwedCredits } from "./queries.ts";

it("a debt is paid with credits of the plan too, but for while these are at rest", async () => {
  const app = await testApp();
  const { sql, clock, ids } = app;
  const { id: accountId } = await makeAccount(app);
  const lot = { accountId, days: 60 };
  const usedUp = await makeLot(app, { ...lot, kind: "topup", credits: 1 });
  await makeLot(app, { ...lot, kind: "plan", credits: 10 });
  const paying = { accountId, now: clock.now(), ids };
  const pay = (atRest: boolean) =>
    inTransaction(sql, async (tx) => {
      await restPlanCredits(tx, accountId, atRest);
      await payDebts(tx, paying);
    });
  const stands = async () => [
    await findOwedCredits(sql, accountId),
    await findBalance(sql, accountId, clock.now()),
  ];

  await inTransaction(sql, (tx) =>
    writeDebt(tx, paying, { lotId: usedUp, reason: "owed", credits: 4, transferId: null }),
  );
  await pay(true);
  expect(await stands()).toEqual([3, 10]);
  await pay(false);
  expect(await stands()).toEqual([0, 7]);
});
