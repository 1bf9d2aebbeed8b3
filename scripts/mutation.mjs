import { existsSync, statSync } from "node:fs";
import { relative } from "node:path";
import config, { MUTATED_FOLDERS } from "../stryker.config.mjs";

// npm run mutation -- [folder or file …]: changes the rules in small ways; a test has to fail each time.
// --sample: three small files that decide about money, as a step of npm test.
const SAMPLE = [
  "src/domain/credits/rollover.ts",
  "src/domain/payment/money-refund.ts",
  "src/domain/schedule/missed-periods.ts",
];

const wanted = process.argv.includes("--sample") ? SAMPLE : process.argv.slice(2);
const strange = wanted.filter((path) => !isMutated(path));
if (strange.length > 0) {
  console.error(
    `${strange.join(", ")}: nothing there is mutated. There are:\n  ${MUTATED_FOLDERS.join("\n  ")}`,
  );
  process.exit(2);
}
// As long as it takes to load, so after what was typed has been looked at.
const { Stryker } = await import("@stryker-mutator/core");
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

/** @param {string} path of a mutated folder, of one above it, or of something in it */
function isMutated(path) {
  const plain = relative(process.cwd(), path);
  return (
    existsSync(path) &&
    MUTATED_FOLDERS.some(
      (folder) => `${plain}/`.startsWith(`${folder}/`) || folder.startsWith(`${plain}/`),
    )
  );
}

/** @param {string} path */
function pattern(path) {
  return statSync(path).isDirectory() ? `${path.replace(/\/$/, "")}/**/*.ts` : path;
}

/** @param {string} status */
function isMissed(status) {
  return status === "Survived" || status === "NoCoverage";
}
