import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeLot } from "#test/factories/credits.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { findBalance } from "./queries.ts";
import { takeBackCredits } from "./take-back-credits.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const takeBack = (accountId: string, lotId: string, credits: number, reference = "staff:1") =>
  inTransaction(app.sql, (tx) =>
    takeBackCredits(tx, {
      accountId,
      lotId,
      credits,
      reference,
      now: app.clock.now(),
      ids: app.ids,
    }),
  );

it("takes a part of a lot, once for a decision", async () => {
  const { id } = await makeAccount(app);
  const lot = await makeLot(app, { accountId: id, credits: 30 });
  expect(await takeBack(id, lot, 20)).toBe(true);
  expect(await takeBack(id, lot, 20)).toBe(false);
  expect(await findBalance(app.sql, id, app.clock.now())).toBe(10);
});

it("takes nothing when more is asked for than there is, or nothing, or of another account", async () => {
  const { id } = await makeAccount(app);
  const other = await makeAccount(app);
  const lot = await makeLot(app, { accountId: id, credits: 30 });
  for (const credits of [50, 0, 1.5]) {
    await expect(takeBack(id, lot, credits)).rejects.toMatchObject({ code: "invalid" });
  }
  await expect(takeBack(other.id, lot, 1)).rejects.toMatchObject({ code: "not_found" });
  expect(await findBalance(app.sql, id, app.clock.now())).toBe(30);
  expect(
    await app.sql`SELECT FROM credit_transfers WHERE account_id = ${id} AND reason = 'expire'`,
  ).toHaveLength(0);
});
