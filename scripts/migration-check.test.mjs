import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkMigrations } from "./migration-check.mjs";

const root = join(import.meta.dirname, "..");
/** @type {string} */
let folder;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "somssi-migrations-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} statements @param {string} [file] */
function rulesBroken(statements, file = "0073-new.sql") {
  writeFileSync(join(folder, file), statements);
  return checkMigrations(folder, root).faults.map(
    (fault) => /0\d+-\w+\.sql:\d+ ([\w-]+):/.exec(fault)?.[1],
  );
}

it.each([
  ["create index quotes_sent on quotes (sent_at);", "require-concurrent-index-creation"],
  ["alter table quotes add constraint some check (total > 0);", "constraint-missing-not-valid"],
  ["alter table quotes alter column total type bigint;", "changing-column-type"],
  ["alter table quotes drop column total;", "ban-drop-column"],
  ["alter table quotes rename column total to sum;", "renaming-column"],
  ["alter table quotes add column seen boolean not null;", "adding-required-field"],
  ["alter table quotes add unique (id);", "disallowed-unique-constraint"],
])("refuses %s", (statement, rule) => {
  expect(rulesBroken(statement)).toContain(rule);
});

it("takes an index that is built outside of a transaction, and refuses it within one", () => {
  const statements = `drop index concurrently if exists quotes_sent;
create index concurrently quotes_sent on quotes (sent_at);
`;
  expect(rulesBroken(`-- outside a transaction\n${statements}`)).toEqual([]);
  expect(rulesBroken(statements)).toContain("ban-concurrent-index-creation-in-transaction");
});

it("takes what older code trips over from a file that says so, and nothing else", () => {
  const said = "-- breaks older code\nalter table quotes drop column total;\n";
  expect(rulesBroken(said)).toEqual([]);
  expect(rulesBroken(`${said}create index i on quotes (id);`)).toEqual([
    "require-concurrent-index-creation",
  ]);
});

it("takes a table of its own, with its keys and indexes", () => {
  const statements = `create table sightings (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  seen_at timestamptz not null
);
create index sightings_quote on sightings (quote_id);
`;
  expect(rulesBroken(statements)).toEqual([]);
});

it("leaves what has run everywhere alone", () => {
  expect(rulesBroken("alter table quotes drop column total;", "0072-old.sql")).toEqual([]);
});
