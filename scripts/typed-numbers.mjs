import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { filesUnder, isTest } from "./boundary-check.mjs";

const UNITS =
  "영업일|일|시간|시|분|초|주|달|개월|년|개|건|명|사람|곳|원|장|번|회|자|글자|평|배|곡|가지|쪽|세|점|줄|만|억|화소|크레딧|MB|KB|GB|%";
/** A year, nothing and all of something are no limits. */
const TYPED_NUMBER = new RegExp(
  `(?<![\\d.,])(?!0[^\\d.]|100%|\\d{4}년)\\d[\\d,.]*\\s?(?:${UNITS})`,
  "i",
);
const HANGUL = /[가-힣]/;

/**
 * Numbers with their unit that are typed into sentences: a limit that stands in a sentence is changed in one place and
 * told wrongly in the other. A sentence is built from the value instead.
 * @param {string} root
 * @param {Record<string, string>} owners files, or folders with their slash, to which their numbers belong: why
 */
export function checkTypedNumbers(root, owners) {
  /** @type {string[]} */
  const violations = [];
  const unused = new Set(Object.keys(owners));
  let texts = 0;
  for (const file of filesUnder(root, "src")) {
    if (isTest(file) || !/\.tsx?$/.test(file)) continue;
    const owner = Object.keys(owners).find(
      (path) => file === path || (path.endsWith("/") && file.startsWith(path)),
    );
    for (const { text, whole, line } of readTexts(file, readFileSync(join(root, file), "utf8"))) {
      texts += 1;
      const found = HANGUL.test(whole) && !isExample(text) && TYPED_NUMBER.exec(text);
      if (!found) continue;
      if (owner !== undefined) unused.delete(owner);
      else
        violations.push(
          `${file}:${line}: "${found[0]}" is typed into a sentence; build it from its value`,
        );
    }
  }
  for (const path of unused) violations.push(`${path}: owns no number any more`);
  return { texts, violations };
}

/** Every text that a source writes. @param {string} file @param {string} source */
export function readTexts(file, source) {
  /** @type {{ text: string, whole: string, line: number }[]} `whole`: the sentence of which it is a part. */
  const texts = [];
  const add = (/** @type {string} */ text, /** @type {number} */ start, whole = text) =>
    texts.push({ text, whole, line: source.slice(0, start).split("\n").length });
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === "string") add(value, start);
    },
    TemplateLiteral: ({ quasis }) => {
      const whole = quasis.map(({ value }) => value.raw).join("");
      for (const { value, start } of quasis) add(value.raw, start, whole);
    },
    JSXText: ({ value, start }) => add(value, start),
  }).visit(parseSync(file, source).program);
  return texts;
}

/** What fields show of how they are filled in; what says a limit is none. */
function isExample(/** @type {string} */ text) {
  const isOfField = text.startsWith("예: ") && !/까지|이상|이하|안에|넘/.test(text);
  return isOfField || /^\d{4}년 \d{1,2}월 \d{1,2}일$/.test(text);
}
