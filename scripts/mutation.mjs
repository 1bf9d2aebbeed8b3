import { statSync } from "node:fs";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import config, { MUTATED_FOLDERS } from "../stryker.config.mjs";

// npm run mutation -- [folder or file …]: changes the rules in small ways; a test has to fail each time.
// --sample: three small files that decide about money, as a step of npm test.
const SAMPLE = [
  "src/domain/credits/rollover.ts",
  "src/domain/payment/money-refund.ts",
  "src/domain/schedule/missed-periods.ts",
];

const wanted = process.argv.includes("--sample") ? SAMPLE : process.argv.slice(2);
const mutate = [...wanted.map(pattern), "!**/*.test.ts"];
const mutants = await new Stryker(wanted.length > 0 ? { mutate } : {}).runMutationTest();

const killed = new Set(["Killed", "Timeout"]);
const counted = mutants.filter(({ status }) => killed.has(status) || isMissed(status));
let failed = counted.length === 0;
for (const folder of MUTATED_FOLDERS) {
  const here = counted.filter(({ fileName }) =>
    relative(process.cwd(), fileName).startsWith(`${folder}/`),
  );
  if (here.length === 0) continue;
  const dead = here.filter(({ status }) => killed.has(status)).length;
  const percent = (100 * dead) / here.length;
  failed ||= percent < config.thresholds.break;
  console.log(`${folder}: ${dead} of ${here.length} killed, ${percent.toFixed(1)} %`);
}
if (counted.length === 0) console.log("no mutant was tried");
else console.log(`each folder needs ${config.thresholds.break} %`);
process.exitCode = failed ? 1 : 0;

/** @param {string} path */
function pattern(path) {
  return statSync(path).isDirectory() ? `${path.replace(/\/$/, "")}/**/*.ts` : path;
}

/** @param {string} status */
function isMissed(status) {
  return status === "Survived" || status === "NoCoverage";
}
