import { describe, expect, it } from "vitest";
import { testDatabase, testDatabaseUrl } from "#test/database.ts";

const FORBIDDEN = [
  "CREATE TABLE sneaky (id int)",
  "ALTER TABLE accounts ADD COLUMN sneaky int",
  "DROP TABLE accounts",
  "CREATE ROLE sneaky",
  "ALTER ROLE somssi_app CREATEROLE",
  ...[
    "credit_transfers",
    "credit_entries",
    "credit_debts",
    "membership_events",
    "receipts",
    "staff_log",
  ].flatMap((table) => [
    `UPDATE ${table} SET id = id`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table}`,
  ]),
];

describe("openDatabase", () => {
  it("is logged in as the application, which is nobody else behind it", async () => {
    const sql = await testDatabase();
    const [row] = await sql`select current_user as name, session_user as login`;
    expect(row).toEqual({ name: "somssi_app", login: "somssi_app" });
  });

  it.each(["RESET ROLE", "SET ROLE NONE", "SET SESSION AUTHORIZATION DEFAULT"])(
    "may not change tables or the ledger after %s either",
    async (way) => {
      const own = await (await testDatabase()).reserve();
      await own.unsafe(way);
      for (const statement of FORBIDDEN) {
        await expect(own.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
      }
      own.release();
    },
  );

  it.each(["SET ROLE", "SET SESSION AUTHORIZATION"])(
    "cannot become the owner by %s",
    async (way) => {
      const owner = new URL(await testDatabaseUrl()).username;
      const sql = await testDatabase();
      await expect(sql.unsafe(`${way} ${owner}`)).rejects.toMatchObject({ code: "42501" });
    },
  );

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

  it("writes no part of an int8: a fraction is refused, not cut", async () => {
    const sql = await testDatabase();
    await expect(sql`select ${3.5}::int8 as credits`).rejects.toMatchObject({ code: "22P02" });
  });

  it("limits how long a statement and a forgotten transaction may last", async () => {
    const sql = await testDatabase();
    const [row] = await sql`
      select current_setting('statement_timeout') as statement,
             current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(row).toEqual({ statement: "15s", idle: "20s" });
  });
});
