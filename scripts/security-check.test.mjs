import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkSecurity } from "./security-check.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-security-"));
  writeFileSync(join(root, "rule.test.ts"), 'it("holds", () => {});');
});
afterEach(() => rmSync(root, { recursive: true }));

const HOLDS = "`rule.test.ts` › “holds”";
const faultsOf = (...rows) => checkSecurity(root, rows.join("\n"), { A: 1, B: 1 }).faults;

it("accepts one row for each that is wanted, with tests that are there", () => {
  expect(faultsOf(`| A1 | a | b | ${HOLDS} |`, `| B1  | a | b | ${HOLDS}<br>${HOLDS} |`)).toEqual(
    [],
  );
});

it.each([
  ["a row that is missing", [], ["B1: no row"]],
  ["a test that is not there", ["| B1 | a | b | `rule.test.ts` › “goes” |"], ["rule.test.ts"]],
  ["a file that is not there", ["| B1 | a | b | `gone.test.ts` › “holds” |"], ["no gone.test.ts"]],
  ["no proof", ["| B1 | a | b | |"], ["cannot read the proof"]],
  ["nothing done", [`| B1 | a | | ${HOLDS} |`], ["says nothing"]],
  ["one cell too many", [`| B1 | a | b | ${HOLDS} | c |`], ["more than four cells"]],
  [
    "what nobody asked for",
    [`| B1 | a | b | ${HOLDS} |`, `| B2 | a | b | ${HOLDS} |`],
    ["B2: stands twice, or nobody"],
  ],
])("refuses %s", (_, rows, faults) => {
  expect(faultsOf(`| A1 | a | b | ${HOLDS} |`, ...rows)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});
