import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkLaw } from "./law-check.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-law-"));
  writeFileSync(join(root, "rule.ts"), "");
  writeFileSync(join(root, "rule.test.ts"), 'it("holds", () => {});');
});
afterEach(() => rmSync(root, { recursive: true }));

const HOLDS = "`rule.test.ts` › “holds”";
const FIRST = `| L1 | a | \`rule.ts\` | ${HOLDS} | b |`;
const faultsOf = (...rows) => checkLaw(root, [FIRST, ...rows].join("\n"), new Set(), 2).faults;

it("accepts a row for each law, and one that says that it is not built", () => {
  expect(faultsOf("| L2 | a | – | – | Not built: b |")).toEqual([]);
});

it.each([
  ["a row that is missing", [], "L2: no row"],
  ["a test that is not there", ["| L2 | a | `rule.ts` | `rule.test.ts` › “goes” | b |"], "no test"],
  ["a place that is not there", [`| L2 | a | \`gone.ts\` | ${HOLDS} | b |`], "no gone.ts"],
  ["a place without a proof", ["| L2 | a | `rule.ts` | – | Not built |"], "cannot read the proof"],
  ["nothing proven without a word", ["| L2 | a | – | – | b |"], "does not say that it is not"],
  ["nothing for counsel", [`| L2 | a | \`rule.ts\` | ${HOLDS} | |`], "says nothing"],
  ["one cell too many", [`| L2 | a | \`rule.ts\` | ${HOLDS} | b | c |`], "more than five cells"],
])("refuses %s", (_, rows, fault) => {
  expect(faultsOf(...rows)).toEqual([expect.stringContaining(fault)]);
});
