import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./connect.ts";
import { testDatabase, testDatabaseUrl } from "#test/database.ts";
import { findRewritable } from "./append-only.ts";

const rewritable = async (table: string) => {
  const sql = await testDatabase();
  return sql.begin((tx) => findRewritable(tx, [{ table, trigger: true }]));
};

it("finds nothing in a table of the ledger, and all ways into one that may be changed", async () => {
  expect(await rewritable("credit_entries")).toEqual([]);
  expect(await rewritable("quick_replies")).toEqual([
    "quick_replies may be changed by somssi_app",
    "quick_replies has no trigger against changes",
    "quick_replies let somssi_app UPDATE",
    "quick_replies let its owner UPDATE",
    "quick_replies let somssi_app DELETE",
    "quick_replies let its owner DELETE",
  ]);
});

it("finds each right by itself that would change what was written", async () => {
  const owner = openDatabase({
    url: await testDatabaseUrl(),
    max: 1,
    applicationName: "test",
  });
  onTestFinished(() => owner.end());
  for (const right of ["UPDATE", "UPDATE (amount)", "DELETE", "TRUNCATE"]) {
    const undo = new Error("undo");
    const found = owner.begin(async (tx) => {
      await tx.unsafe(`GRANT ${right} ON credit_entries TO somssi_app`);
      const all = await findRewritable(tx, [{ table: "credit_entries", trigger: true }]);
      expect(all, right).toContain("credit_entries may be changed by somssi_app");
      throw undo;
    });
    await expect(found).rejects.toBe(undo);
  }
});

it("takes only a refusal for one: whatever else goes wrong with a trial comes out", async () => {
  await expect(rewritable("saved_pros")).rejects.toMatchObject({ code: "42703" });
});
