// One small file of Pretendard with what the product's own words are written in, made as the pages are built.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");
const WHOLE = join(
  root,
  "node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2",
);

/** Where the words of pages stand: in the product's code and in what it starts with. */
const WORDS = [
  "src/web",
  "src/ui",
  "src/domain",
  "src/contract",
  "src/server/views",
  "data/catalogue",
  "data/regions/si-do.tsv",
  "data/regions/si-gun-gu.tsv",
];
const TEXT = /(?<!\.test)\.(tsx?|json|tsv)$/;
/** Beside Hangul: what a keyboard types, and marks that stand in prose. */
const LATIN =
  /[\u0020-\u007e\u00a0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2190\u2192\u20a9\u2212\u25cb]/;
/** The weights that a page uses; without the thin ones the file is a third smaller. */
const WEIGHTS = { min: 400, max: 800 };
/** What browsers apply by themselves, and digits of one width. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"];

/**
 * The stylesheet with the font's only face, and the name of the font's file, which tells of all that it is made from: so
 * it is known before the font is made.
 * @returns {{ fileName: string, source: string }}
 */
export function fontStyles() {
  const characters = charactersOf(WORDS);
  const name = nameFor(characters);
  const source = `@font-face{font-family:"Somssi Sans";font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;src:url(./${name}.woff2) format("woff2");unicode-range:${rangesOf(characters)}}`;
  return { fileName: `assets/${name}.css`, source };
}

/** @returns {Promise<{ fileName: string, source: Uint8Array }>} takes some seconds */
export async function fontFile() {
  const characters = charactersOf(WORDS);
  const source = await subsetFont(readFileSync(WHOLE), characters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    layoutFeatures: FEATURES,
  });
  return { fileName: `assets/${nameFor(characters)}.woff2`, source };
}

/** @param {string[]} characters */
function nameFor(characters) {
  const whole = createHash("sha256").update(readFileSync(WHOLE)).digest("hex");
  const madeFrom = JSON.stringify([characters, WEIGHTS, FEATURES, whole]);
  return `somssi-sans-${createHash("sha256").update(madeFrom).digest("base64url").slice(0, 8)}`;
}

/** @param {string[]} paths @returns {string[]} each once, in order */
function charactersOf(paths) {
  const found = new Set(Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code)));
  for (const file of paths.flatMap(textsBelow)) {
    for (const character of readFileSync(file, "utf8")) found.add(character);
  }
  return [...found].filter((one) => /[가-힣]/.test(one) || LATIN.test(one)).sort();
}

/** @param {string} path @returns {string[]} */
function textsBelow(path) {
  const full = join(root, path);
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter((name) => TEXT.test(name))
    .map((name) => join(full, name));
}

/** @param {string[]} characters in order @returns {string} as a stylesheet writes them */
function rangesOf(characters) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const code of characters.map((one) => one.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join();
}
