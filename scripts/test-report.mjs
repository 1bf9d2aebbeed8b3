import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const MESSAGE_LINES = 14;
/** Of what stood on the page: a page of the product, and what lies over it. */
const PAGE_LINES = 120;

/**
 * The cases of a report of Vitest or Playwright. Each failure tells where the case stands, its name and the first
 * lines of its message, in a browser also what stood on the page: where the tests run, no file may be left to look at.
 * A flaky case counts as a failure.
 * @param {string} file
 * @returns {{ passed: number, failed: number, failures: string[] }} nothing passed when there is no report
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: {
 *   name: string, message: string, status: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report
 */
function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    // A file may fail outside any case: while it was loaded, before the first or after the last.
    if (failed.length === 0) return status === "failed" ? [failure(file, "", message)] : [];
    return failed.map((one) => failure(file, one.fullName, one.failureMessages.join("\n")));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/**
 * @typedef {{ title: string, specs?: { title: string, file: string, ok: boolean, tests: {
 *   results: { error?: { message?: string }, attachments?: { name: string, path?: string }[] }[],
 *   status: string }[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} report
 */
function ofPlaywright({ stats, suites }) {
  /** @type {string[]} */
  const failures = [];
  const visit = (/** @type {Suite} */ suite) => {
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const failed = results.find((result) => result.error);
        const said = failure(`e2e/${file}`, title, failed?.error?.message ?? status);
        failures.push([said, ...pageLines(failed?.attachments ?? [])].join("\n"));
      }
    }
    suite.suites?.forEach(visit);
  };
  suites.forEach(visit);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

/** @param {string} file @param {string} name @param {string} message */
function failure(file, name, message) {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES);
  return [`${file} ${name}`.trim(), ...lines.map((line) => `    ${line}`)].join("\n");
}

/** @param {{ name: string, path?: string }[]} attachments */
function pageLines(attachments) {
  const file = attachments.find(({ name }) => name === "error-context")?.path;
  if (file === undefined || !existsSync(file)) return [];
  const page = /^# Page snapshot\n+```yaml\n([^]*?)\n```/m.exec(readFileSync(file, "utf8"))?.[1];
  return page === undefined ? [] : page.split("\n", PAGE_LINES).map((line) => `    | ${line}`);
}
