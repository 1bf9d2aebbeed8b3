import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, isTest, readModule, targetPath } from "./boundary-check.mjs";

const SLICES = "src/server/features";

/** @typedef {Record<string, readonly string[]>} Pairs the slices that a slice imports */

/**
 * Answers one line for each pair of server slices that is used without being declared, declared without being used,
 * or part of a circle, for each file that is shown to other slices and imported by none, and one when more imports cross
 * than may. Imports of types bind nothing at run time: a pair needs
 * no declaring for them, but they count as crossings.
 * @param {string} root
 * @param {{ dependencies: Pairs, publicFiles: Pairs, mostCrossings: number }} declared `publicFiles`: by slice
 */
export function checkDependencies(root, { dependencies, publicFiles, mostCrossings }) {
  const declared = pairsOf(dependencies);
  const { used, files, crossings } = usedPairs(root);
  const violations = [
    ...[...used].filter((pair) => !declared.includes(pair)).map((pair) => `${pair}: not declared`),
    ...declared.filter((pair) => !used.has(pair)).map((pair) => `${pair}: declared, not used`),
    ...declared
      .filter((pair) => closesCircle(pair, declared))
      .map((pair) => `${pair}: part of a circle`),
    ...Object.entries(publicFiles)
      .flatMap(([slice, shown]) => shown.map((file) => `${SLICES}/${slice}/${file}.ts`))
      .filter((file) => !files.has(file))
      .map((file) => `${file}: public, but no other slice imports it`),
    ...(crossings > mostCrossings
      ? [`${crossings} imports cross from slice to slice, at most ${mostCrossings} may`]
      : []),
  ];
  return { pairs: used.size, crossings, violations: violations.toSorted() };
}

/** @param {Pairs} pairs */
function pairsOf(pairs) {
  return Object.entries(pairs).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`));
}

/** @param {string} root @returns {{ used: Set<string>, files: Set<string>, crossings: number }} */
function usedPairs(root) {
  const aliases = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).imports;
  const used = new Set();
  const files = new Set();
  let crossings = 0;
  for (const file of filesUnder(root, SLICES)) {
    if (isTest(file) || !file.endsWith(".ts")) continue;
    const { imports } = readModule(file, readFileSync(join(root, file), "utf8"));
    for (const { specifier, isType } of imports) {
      const from = sliceOf(file);
      const target = specifier === null ? null : targetPath(file, specifier, aliases);
      const to = sliceOf(target);
      if (to === null || to === from) continue;
      files.add(target);
      crossings += 1;
      if (!isType) used.add(`${from} → ${to}`);
    }
  }
  return { used, files, crossings };
}

/** @param {string | null} path */
function sliceOf(path) {
  return /^src\/server\/features\/(?<slice>[^/]+)\//.exec(path ?? "")?.groups?.slice ?? null;
}

/** Whether its second slice leads back to its first. @param {string} pair @param {readonly string[]} pairs */
function closesCircle(pair, pairs) {
  const [from, to] = pair.split(" → ");
  const reached = new Set([to]);
  for (const slice of reached) {
    for (const other of pairs) {
      const [a, b] = other.split(" → ");
      if (a === slice) reached.add(b);
    }
  }
  return reached.has(from);
}
