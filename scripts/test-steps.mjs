import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readReport } from "./test-report.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";

const root = join(import.meta.dirname, "..");

/**
 * `report`: where the step writes its test cases; a step without one counts as a single case.
 * @typedef {{ name: string, args: string[], report?: string }} Step
 * @typedef {{ name: string, seconds: number, passed: number, failed: number, failures: string[] }} Outcome
 */

/**
 * Runs the steps one after the other, all of them also when one fails, and prints one table. Those
 * of an inner list meet none of each other: they run two at a time, and speak when they have ended.
 * @param {(Step | Step[])[]} steps
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps) {
  rmSync(join(root, "test-results"), { recursive: true, force: true });
  mkdirSync(join(root, "test-results"));
  const folder = temporaryFolder();
  process.env.TMPDIR = folder.path;
  try {
    return await runBatches(steps.map((one) => [one].flat()));
  } finally {
    folder.remove();
  }
}

/** @param {Step[][]} batches */
async function runBatches(batches) {
  const heading = title(batches.flat());
  const startedAt = Date.now();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const together of batches) {
    const [only] = together;
    if (only && together.length === 1) {
      console.log(heading(only));
      outcomes.push(await runStep(only));
    } else outcomes.push(...(await runTogether(together, heading)));
  }
  return summarize(outcomes, (Date.now() - startedAt) / 60_000);
}

/** @param {Step[]} steps @returns {(step: Step) => string} */
function title(steps) {
  return (step) => `\n── ${steps.indexOf(step) + 1}/${steps.length} ${step.name}`;
}

/**
 * @param {Step[]} steps
 * @param {(step: Step) => string} heading
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
async function runTogether(steps, heading) {
  const waiting = [...steps.entries()];
  /** @type {Outcome[]} */
  const outcomes = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      /** @type {Buffer[]} */
      const said = [];
      outcomes[index] = await runStep(step, said);
      console.log(heading(step));
      process.stdout.write(Buffer.concat(said));
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/**
 * @param {Step} step
 * @param {Buffer[]} [said] takes what it says, which else goes straight to the terminal
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, args, report }, said) {
  const startedAt = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: testEnvironment(),
      stdio: said ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => said?.push(chunk));
    }
    child.once("close", resolve).once("error", () => resolve(null));
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const counts = report ? readReport(join(root, report)) : { passed: 0, failed: 0, failures: [] };
  if (!report) counts[code === 0 ? "passed" : "failed"] = 1;
  // A step may fail without a failed case: it could not start, or something broke outside one.
  else if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // A run that found no test proves nothing.
  else if (counts.passed === 0 && counts.failed === 0) counts.failed = 1;
  return { name, seconds, ...counts };
}

/** The tests must not meet a database, a port or a mode that somebody set for the product. */
function testEnvironment() {
  const ours =
    /^(NODE_ENV|PORT|HOST|PUBLIC_ORIGIN|DATABASE_.*|DATA_DIR|SEED|ROLE|SESSION_SECRET|METRICS_TOKEN|TRUST_PROXY|LOG_LEVEL|(PORTONE|SOLAPI|SMTP|S3|VAPID|E2E)_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/**
 * What failed stands at the end, where it is seen first, however much was said before.
 * @param {Outcome[]} outcomes
 * @param {number} minutes from the first step to the end of the last
 */
function summarize(outcomes, minutes) {
  console.log("\n  step          time   passed  failed");
  for (const { name, seconds, passed, failed } of outcomes) {
    const cells = [
      `${seconds.toFixed(1)}s`.padStart(8),
      `${passed}`.padStart(8),
      `${failed}`.padStart(8),
    ];
    console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(10)}${cells.join("")}`);
  }
  const total = (/** @type {"passed" | "failed"} */ key) =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`  ${minutes.toFixed(1)} minutes\n`);
  for (const { name, failures } of outcomes) {
    for (const failure of failures) console.log(`✗ ${name}: ${failure}\n`);
  }
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") > 0 ? 1 : 0;
}
