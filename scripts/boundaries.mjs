import { join } from "node:path";
import { checkBoundaries } from "./boundary-check.mjs";
import { rules } from "./boundary-rules.mjs";

// Far below what src/ holds; reading fewer means the check looked in the wrong place.
const FEWEST_MODULES = 100;

const { modules, violations } = checkBoundaries(join(import.meta.dirname, ".."), rules);
for (const violation of violations) console.log(violation);
console.log(`boundaries: ${modules} modules, ${violations.length} violations`);
if (modules < FEWEST_MODULES) console.log(`expected at least ${FEWEST_MODULES} modules`);
process.exitCode = violations.length > 0 || modules < FEWEST_MODULES ? 1 : 0;
