import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkTypedNumbers } from "./typed-numbers.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-numbers-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} source @param {Record<string, string>} [owners] */
function check(source, owners = {}) {
  const file = join(root, "src/web/a.tsx");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return checkTypedNumbers(root, owners).violations;
}

describe("a number with its unit", () => {
  it.each([
    ["a text", 'export const a = "템플릿은 30개까지 만들 수 있어요.";', "30개"],
    ["a template", "export const a = (b) => `${b}님, 링크는 30분 동안 쓸 수 있어요.`;", "30분"],
    ["a page", "export const A = () => <p>모두 1,000자까지 쓸 수 있어요.</p>;", "1,000자"],
    ["a part of one", "export const a = (b) => `${b} 파일은 ${b}개, 모두 10MB${b}`;", "10MB"],
    ["a part without words", "export const a = (b) => `10MB${b}까지 올려 주세요`;", "10MB"],
    ["a share", 'export const a = "수수료는 0.5%예요.";', "0.5%"],
    ["business days", 'export const a = "3영업일 안에 보내요.";', "3영업일"],
    ["ten thousands", 'export const a = "4,000만 화소까지 올려요.";', "4,000만"],
    ["an age", 'export const a = "만 14세 이상이에요";', "14세"],
    ["a limit called an example", 'export const a = "예: 30개까지";', "30개"],
    ["an attribute", 'export const A = () => <p title="48 시간 뒤에 돌아와요" />;', "48 시간"],
  ])("is refused in %s", (_, source, found) => {
    expect(check(source)).toEqual([
      `src/web/a.tsx:1: "${found}" is typed into a sentence; build it from its value`,
    ]);
  });

  it.each([
    ["built from its value", "export const a = (n) => `템플릿은 ${n}개까지 만들 수 있어요.`;"],
    ["an example", 'export const a = "예: 24평 입주청소";'],
    ["a date as it is typed", 'export const a = "2026년 01월 05일";'],
    ["nothing or everything", 'export const a = "0%가 가장 낮고 100%가 가장 높아요.";'],
    ["of a style", 'export const a = "max-w-[45%]";'],
  ])("is let through when it is %s", (_, source) => {
    expect(check(source)).toEqual([]);
  });

  it("is let through where it belongs", () => {
    const source = 'export const a = "1개에 1,320원";';
    expect(check(source, { "src/web/a.tsx": "the price of one" })).toEqual([]);
    expect(check(source, { "src/web/": "prices" })).toEqual([]);
  });

  it("is looked for where somebody said that it belongs", () => {
    expect(check('export const a = "빈칸";', { "src/web/a.tsx": "nothing" })).toEqual([
      "src/web/a.tsx: owns no number any more",
    ]);
  });
});
