// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { join } from "node:path";
import { requireProductNode } from "./require-node.mjs";

requireProductNode();
const { attack } = await import("./attacks/attack.mjs");
const { auditFaults } = await import("./audit.mjs");
const { patternFaults } = await import("./pattern-check.mjs");
const { collectPatterns } = await import("./patterns.mjs");

const root = join(import.meta.dirname, "..");

/** Patterns of bounded pieces that are too large to be worked out, by a piece of each. */
const JUDGED = {
  "[a-z0-9][a-z0-9._+-]{0,63}": "at most 64 signs from each letter, then a sign of an address",
  "[a-z0-9][a-z0-9._-]{3,39}": "at most 40 signs from each letter, and gaps that one part takes",
  "*(?:\\(\\s*)?(?:[가-힣]{1,5}\\s*)?": "at most 14 digits, and gaps that one part takes",
};

let failed = false;

const { patterns, faults } = await collectPatterns(root);
const started = performance.now();
faults.push(...(await patternFaults(patterns, JUDGED)));
const seconds = ((performance.now() - started) / 1000).toFixed(0);
for (const fault of faults) console.log(fault);
console.log(`patterns: ${patterns.length} patterns, ${faults.length} faults (${seconds} s)`);
failed ||= faults.length > 0;

const audit = await auditFaults(root);
if (audit.unanswered !== null) {
  console.log(`audit: NOT DONE, the registry gave no answer: ${audit.unanswered}`);
} else {
  for (const fault of audit.faults) console.log(fault);
  console.log(`audit: ${audit.faults.length} high or critical in what production installs`);
}
failed ||= audit.unanswered !== null || audit.faults.length > 0;

for (const { name, told, faults: found } of await attack()) {
  for (const fault of found) console.log(fault);
  console.log(`${name}: ${told}, ${found.length} faults`);
  failed ||= found.length > 0;
}

process.exitCode = failed ? 1 : 0;
