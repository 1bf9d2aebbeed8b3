import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * `report`: where the step writes its test cases; a step without one counts as a single case.
 * `onlyIf`: a file without which the step has nothing to do.
 * @typedef {{ name: string, args: string[], report?: string, onlyIf?: string }} Step
 * @typedef {{ name: string, seconds: number, passed: number, failed: number }} Outcome
 */

/**
 * Runs the steps one after the other, all of them also when one fails, and prints one table.
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps) {
  rmSync(join(root, "test-results"), { recursive: true, force: true });
  mkdirSync(join(root, "test-results"));
  const due = steps.filter(({ onlyIf }) => !onlyIf || existsSync(join(root, onlyIf)));
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const [index, step] of due.entries()) {
    console.log(`\n── ${index + 1}/${due.length} ${step.name}`);
    outcomes.push(await runStep(step));
  }
  return summarize(outcomes);
}

/** @param {Step} step @returns {Promise<Outcome>} */
async function runStep({ name, args, report }) {
  const startedAt = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: testEnvironment(),
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("exit", resolve).once("error", () => resolve(null));
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const counts = report ? readReport(join(root, report)) : { passed: 0, failed: 0 };
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
    /^(NODE_ENV|PORT|HOST|PUBLIC_ORIGIN|DATABASE_.*|DATA_DIR|SEED|ROLE|SESSION_SECRET|TRUST_PROXY|LOG_LEVEL|(PORTONE|SOLAPI|SMTP|S3|VAPID|E2E)_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** @param {string} file a report of Vitest or Playwright */
function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** @param {Outcome[]} outcomes */
function summarize(outcomes) {
  console.log("\n  step          time   passed  failed");
  for (const { name, seconds, passed, failed } of outcomes) {
    const cells = [
      `${seconds.toFixed(1)}s`.padStart(8),
      `${passed}`.padStart(8),
      `${failed}`.padStart(8),
    ];
    console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(10)}${cells.join("")}`);
  }
  const total = (/** @type {"seconds" | "passed" | "failed"} */ key) =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`  ${(total("seconds") / 60).toFixed(1)} minutes\n`);
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") > 0 ? 1 : 0;
}
