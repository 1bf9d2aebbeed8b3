import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionModules } from "./production-modules.mjs";
import { checkSpecification } from "./specification-check.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-specification-"));
  writeFileSync(join(root, "rule.ts"), "");
  const tests = ['it("holds", () => {});', 'it.each([\n  "a",\n])(\n  `is %s`, () => {});'];
  writeFileSync(
    join(root, "package.json"),
    JSON.stringify({ imports: { "#here/*": "./src/here/*" } }),
  );
  mkdirSync(join(root, "src/here"), { recursive: true });
  const main = 'import "#here/run.ts"; import type { T } from "#here/typed.ts";';
  writeFileSync(join(root, "src/main.ts"), `${main} new URL("./thread.ts", import.meta.url);`);
  for (const name of ["thread", "here/run", "here/typed", "here/tested"]) {
    writeFileSync(join(root, `src/${name}.ts`), "");
  }
  writeFileSync(join(root, "rule.test.ts"), [...tests, 'const text = "a word";'].join("\n"));
});
afterEach(() => rmSync(root, { recursive: true }));

const HOLDS = "`rule.test.ts` › “holds”";
const check = (text) => checkSpecification(root, text, productionModules(root, ["src/main.ts"]));
const faultsOf = (...rows) => check(rows.join("\n")).faults;

describe("checkSpecification accepts", () => {
  it.each([
    ["a row whose file and test exist", `| 1.1 | Said | \`rule.ts\` | ${HOLDS} |`],
    ["several proofs", `| 1.1 | Said | \`rule.ts\` | ${HOLDS}<br>\`rule.test.ts\` › “is %s” |`],
    ["what the product imports", `| 1.1 | Said | \`src/here/run.ts\` | ${HOLDS} |`],
    ["what it starts as a thread", `| 1.1 | Said | \`src/thread.ts\` | ${HOLDS} |`],
    ["a folder of which it runs something", `| 1.1 | Said | \`src/here\` | ${HOLDS} |`],
  ])("%s", (_, row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it.each(["src/here/tested.ts", "src/here/typed.ts"])("%s runs: no", (file) => {
    const fault = `1.1: ${file} is code that the product does not run`;
    expect(faultsOf(`| 1.1 | Said | \`${file}\` | ${HOLDS} |`)).toEqual([fault]);
  });

  it("what is no row", () => {
    const head = "| § | Statement | Where | Proven by |\n| --- | --- | --- | --- |\n\nWords.";
    expect(check(head).rows).toBe(0);
  });

  it("each section that has a row", () => {
    const rows = [1, 7].map((section) => `| ${section}.1 | Said | \`rule.ts\` | ${HOLDS} |`);
    expect([...check(rows.join("\n")).sections]).toEqual(["1", "7"]);
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
