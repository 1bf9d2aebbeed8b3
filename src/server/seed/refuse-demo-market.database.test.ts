import { expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { refuseDemoMarket } from "./demo.ts";

it("lets production start on a database without the demo market, and refuses one with it", async () => {
  const sql = await testDatabase();
  await expect(refuseDemoMarket(sql)).resolves.toBeUndefined();
  await sql`INSERT INTO seeds (name, content_hash, at) VALUES ('demo', 'any', now())`;
  await expect(refuseDemoMarket(sql)).rejects.toThrow("데모 데이터가 있어요");
});
