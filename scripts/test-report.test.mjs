import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readReport } from "./test-report.mjs";

const folder = mkdtempSync(join(tmpdir(), "somssi-report-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function reported(/** @type {object} */ report) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

describe("what a report tells", () => {
  it("is nothing when the step wrote none", () => {
    expect(readReport(join(folder, "none.json"))).toEqual({ passed: 0, failed: 0, failures: [] });
  });

  it("names the failed cases of Vitest, and a file that fails outside of them", () => {
    const name = join(process.cwd(), "src/a.test.ts");
    const failed = { fullName: "adds", status: "failed", failureMessages: ["1 is not 2\nat a"] };
    const passed = { fullName: "subtracts", status: "passed", failureMessages: [] };
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name, status: "failed", message: "", assertionResults: [failed, passed] },
        { name, status: "failed", message: "cannot be read", assertionResults: [] },
        { name, status: "passed", message: "", assertionResults: [passed] },
      ],
    };
    expect(reported(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        "src/a.test.ts adds\n    1 is not 2\n    at a",
        "src/a.test.ts\n    cannot be read",
      ],
    });
  });

  it("names the failed and the flaky cases of Playwright, however deep they stand", () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => {
      const results =
        status === "expected"
          ? [{}]
          : [{ error: { message: "\u001b[31mnot there\u001b[39m" } }, {}];
      return {
        title,
        file: "a.spec.ts",
        ok: status !== "unexpected",
        tests: [{ status, results }],
      };
    };
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        { title: "a", specs: [spec("is there", "expected"), spec("is gone", "unexpected")] },
        { title: "b", suites: [{ title: "c", specs: [spec("comes late", "flaky")] }] },
      ],
    };
    expect(reported(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ["e2e/a.spec.ts is gone\n    not there", "e2e/a.spec.ts comes late\n    not there"],
    });
  });

  it("shows what stood on the page of a failed case", () => {
    const path = join(folder, "error-context.md");
    writeFileSync(path, '# Error\n\n# Page snapshot\n\n```yaml\n- log: "hello"\n- textbox\n```\n');
    const result = {
      error: { message: "not there" },
      attachments: [{ name: "screenshot" }, { name: "error-context", path }],
    };
    const tests = [{ status: "unexpected", results: [result] }];
    const report = {
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      suites: [{ title: "a", specs: [{ title: "is there", file: "a.spec.ts", ok: false, tests }] }],
    };
    expect(reported(report).failures).toEqual([
      'e2e/a.spec.ts is there\n    not there\n    | - log: "hello"\n    | - textbox',
    ]);
  });
});
