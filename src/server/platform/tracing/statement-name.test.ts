import { describe, expect, it } from "vitest";
import { statementName } from "./statement-name.ts";

describe("statementName", () => {
  it.each([
    ["SELECT * FROM quotes WHERE id = $", "SELECT", "quotes"],
    [
      "SELECT * FROM request_dispatches WHERE request_id = $ FOR UPDATE",
      "SELECT",
      "request_dispatches",
    ],
    ["SELECT id FROM accounts ORDER BY id FOR NO KEY UPDATE", "SELECT", "accounts"],
    ["INSERT INTO hires (id) VALUES ($) ON CONFLICT (id) DO UPDATE SET n = 1", "INSERT", "hires"],
    [
      "WITH numbered AS (UPDATE accounts SET n = 1) INSERT INTO events SELECT 1",
      "UPDATE",
      "accounts",
    ],
    ["INSERT\n  INTO hires (id) VALUES ($)", "INSERT", "hires"],
    ["SELECT id\n  FROM quotes\n  FOR\n    UPDATE OF quotes", "SELECT", "quotes"],
    ["\n  DELETE FROM sessions WHERE id = $", "DELETE", "sessions"],
    ["SELECT extract(epoch FROM now()), n FROM turns", "SELECT", "turns"],
    ["SELECT pg_notify($, id::text) FROM unnest($::uuid[]) id", "SELECT", null],
    ["begin isolation level read committed", "BEGIN", null],
    ["", "SQL", null],
  ])("%s", (text, operation, table) => {
    expect(statementName(text)).toEqual({ operation, table });
  });
});
