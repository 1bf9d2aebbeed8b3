import { join } from "node:path";
import { checkBoundaries } from "./boundary-check.mjs";
import {
  dependencies,
  MOST_CROSSINGS,
  publicFiles,
  rules,
  tableWriters,
} from "./boundary-rules.mjs";
import { checkFolders } from "./full-folders.mjs";
import { checkDependencies } from "./slice-dependencies.mjs";
import { numberOwners } from "./number-owners.mjs";
import { checkRetiredWords } from "./retired-words.mjs";
import { checkTableWriters } from "./table-writers.mjs";
import { checkTypedNumbers } from "./typed-numbers.mjs";

// Far below what src/ holds; reading fewer means the check looked in the wrong place.
const FEWEST_MODULES = 100;
const FEWEST_TABLES = 30;
const FEWEST_PAIRS = 20;
const FEWEST_TEXTS = 1_000;

const root = join(import.meta.dirname, "..");
const { modules, violations } = checkBoundaries(root, rules);
const written = checkTableWriters(root, tableWriters);
const used = checkDependencies(root, { dependencies, publicFiles, mostCrossings: MOST_CROSSINGS });
const typed = checkTypedNumbers(root, numberOwners);
const full = checkFolders(root);
const retired = checkRetiredWords(root);
const all = [
  violations,
  retired,
  ...[written, used, typed, full].map((one) => one.violations),
].flat();
for (const violation of all) console.log(violation);
console.log(
  `boundaries: ${modules} modules, ${written.tables} written tables, ${used.pairs} pairs of slices with ${used.crossings} crossings, ${all.length} violations`,
);
const readTooLittle =
  modules < FEWEST_MODULES ||
  written.tables < FEWEST_TABLES ||
  used.pairs < FEWEST_PAIRS ||
  typed.texts < FEWEST_TEXTS;
if (readTooLittle)
  console.log(
    `expected at least ${FEWEST_MODULES} modules, ${FEWEST_TABLES} tables, ${FEWEST_PAIRS} pairs and ${FEWEST_TEXTS} texts`,
  );
process.exitCode = all.length > 0 || readTooLittle ? 1 : 0;
