import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkSpecification } from "./specification-check.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-specification-"));
  writeFileSync(join(root, "rule.ts"), "");
  const tests = ['it("holds", () => {});', 'it.each([\n  "a",\n])(\n  `is %s`, () => {});'];
  writeFileSync(join(root, "rule.test.ts"), [...tests, 'const text = "a word";'].join("\n"));
});
afterEach(() => rmSync(root, { recursive: true }));

const HOLDS = "`rule.test.ts` › “holds”";
const faultsOf = (...rows) => checkSpecification(root, rows.join("\n")).faults;

describe("checkSpecification accepts", () => {
  it.each([
    ["a row whose file and test exist", `| 1.1 | Said | \`rule.ts\` | ${HOLDS} |`],
    ["several proofs", `| 1.1 | Said | \`rule.ts\` | ${HOLDS}<br>\`rule.test.ts\` › “is %s” |`],
  ])("%s", (_, row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it("what is no row", () => {
    const head = "| § | Statement | Where | Proven by |\n| --- | --- | --- | --- |\n\nWords.";
    expect(checkSpecification(root, head).rows).toBe(0);
  });

  it("each section that has a row", () => {
    const rows = [1, 7].map((section) => `| ${section}.1 | Said | \`rule.ts\` | ${HOLDS} |`);
    expect([...checkSpecification(root, rows.join("\n")).sections]).toEqual(["1", "7"]);
  });
});

describe("checkSpecification finds", () => {
  it.each([
    ["a file that is not there", `| 1.1 | Said | \`none.ts\` | ${HOLDS} |`, "no none.ts"],
    ["a row without a place", `| 1.1 | Said | nowhere | ${HOLDS} |`, "says nowhere"],
    ["a row without a statement", `| 1.1 |  | \`rule.ts\` | ${HOLDS} |`, "states nothing"],
    [
      "a test file that is not there",
      "| 1.1 | Said | `rule.ts` | `none.test.ts` › “holds” |",
      "no none.test.ts",
    ],
    [
      "a title that no test has",
      "| 1.1 | Said | `rule.ts` | `rule.test.ts` › “breaks” |",
      "rule.test.ts has no test “breaks”",
    ],
    [
      "a title that is only some text",
      "| 1.1 | Said | `rule.ts` | `rule.test.ts` › “a word” |",
      "rule.test.ts has no test “a word”",
    ],
    [
      "a proof that is no test",
      "| 1.1 | Said | `rule.ts` | `rule.ts` › “holds” |",
      "rule.ts is no test",
    ],
    ["a missing proof", "| 1.1 | Said | `rule.ts` | |", 'cannot read the proof ""'],
  ])("%s", (_, row, fault) => {
    expect(faultsOf(row)).toEqual([`1.1: ${fault}`]);
  });

  it("a number that stands twice", () => {
    const row = `| 1.1 | Said | \`rule.ts\` | ${HOLDS} |`;
    expect(faultsOf(row, row)).toEqual(["1.1: stands twice"]);
  });
});
