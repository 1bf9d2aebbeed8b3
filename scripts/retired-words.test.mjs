import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkRetiredWords } from "./retired-words.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-words-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} source */
function check(source) {
  const file = join(root, "src/web/a.tsx");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return checkRetiredWords(root);
}

describe("a retired word", () => {
  it.each([
    ["a text", 'export const a = "가운데 금액이에요.";', "가운데 금액", "중간 가격"],
    ["a template", "export const a = (b) => `${b} 대기열`;", "대기열", "대기 목록"],
    ["an attribute", 'export const A = () => <p title="일하는 날" />;', "일하는 날", "작업일"],
    ["a broken line", "export const A = () => <p>일하는\n날</p>;", "일하는 날", "작업일"],
  ])("is refused in %s", (_, source, retired, instead) => {
    expect(check(source)).toEqual([`src/web/a.tsx:1: "${retired}" is retired; write "${instead}"`]);
  });

  it("may stand in a comment", () => {
    expect(check('// 대기열\nexport const a = "대기 목록";')).toEqual([]);
  });
});
