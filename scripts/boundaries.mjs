import { join } from "node:path";
import { checkBoundaries } from "./boundary-check.mjs";
import { rules, tableWriters } from "./boundary-rules.mjs";
import { checkTableWriters } from "./table-writers.mjs";

// Far below what src/ holds; reading fewer means the check looked in the wrong place.
const FEWEST_MODULES = 100;
const FEWEST_TABLES = 30;

const root = join(import.meta.dirname, "..");
const { modules, violations } = checkBoundaries(root, rules);
const written = checkTableWriters(root, tableWriters);
const all = [...violations, ...written.violations];
for (const violation of all) console.log(violation);
console.log(
  `boundaries: ${modules} modules, ${written.tables} written tables, ${all.length} violations`,
);
const readTooLittle = modules < FEWEST_MODULES || written.tables < FEWEST_TABLES;
if (readTooLittle)
  console.log(`expected at least ${FEWEST_MODULES} modules and ${FEWEST_TABLES} tables`);
process.exitCode = all.length > 0 || readTooLittle ? 1 : 0;
