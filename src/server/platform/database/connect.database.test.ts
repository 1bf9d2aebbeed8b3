import { describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";

describe("openDatabase", () => {
  it("runs as the application's role and cannot leave it", async () => {
    const sql = await testDatabase();
    const [row] = await sql`select current_user as name`;
    expect(row?.name).toBe("somssi_app");
    const after = await sql.begin(async (tx) => {
      await tx`reset role`;
      return tx`select current_user as name`;
    });
    expect(after[0]?.name).toBe("somssi_app");
  });

  it("may not change tables", async () => {
    const sql = await testDatabase();
    await expect(sql`create table sneaky (id int)`).rejects.toMatchObject({ code: "42501" });
  });

  it("reads and writes days as text and instants as Date", async () => {
    const sql = await testDatabase();
    const instant = new Date("2027-01-31T15:00:00.000Z");
    const [row] = await sql`
      select ${"2027-01-31"}::date as day, ${instant}::timestamptz as at, ${[1, 2]}::int8[] as many,
             9007199254740991::int8 as large, ${sql.json({ a: ["가"] })}::jsonb as json`;
    expect(row).toEqual({
      day: "2027-01-31",
      at: instant,
      many: [1, 2],
      large: 9007199254740991,
      json: { a: ["가"] },
    });
  });

  it("refuses an int8 that a number cannot hold", async () => {
    const sql = await testDatabase();
    await expect(sql`select 9007199254740993::int8 as large`).rejects.toThrow(RangeError);
  });

  it("limits how long a statement and a forgotten transaction may last", async () => {
    const sql = await testDatabase();
    const [row] = await sql`
      select current_setting('statement_timeout') as statement,
             current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(row).toEqual({ statement: "15s", idle: "20s" });
  });
});
