// Plain JavaScript up to the check below: an old Node has to be able to read this far.
import { requireProductNode } from "./require-node.mjs";

requireProductNode();
const { runSteps } = await import("./test-steps.mjs");

const program = (/** @type {string} */ path) => `node_modules/${path}`;
const vitest = (/** @type {string} */ project, /** @type {string[]} */ ...more) => [
  program("vitest/vitest.mjs"),
  "run",
  `--project=${project}`,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=test-results/${project}.json`,
  ...more,
];

process.exitCode = await runSteps([
  { name: "build", args: ["scripts/build.mjs"] },
  // The longest first: the shorter ones fill up the other core.
  [
    { name: "faults", args: ["faults/run.mjs", "--sample"] },
    { name: "types", args: ["scripts/types.mjs"] },
    { name: "format", args: [program("oxfmt/bin/oxfmt"), "--check"] },
    { name: "lint", args: [program("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings"] },
    { name: "mutation", args: ["scripts/mutation.mjs", "--sample"] },
    { name: "dead code", args: [program("knip/bin/knip.js"), "--no-progress"] },
    { name: "boundaries", args: ["scripts/boundaries.mjs"] },
    { name: "specification", args: ["scripts/specification.mjs"] },
    { name: "licences", args: ["scripts/licences.mjs"] },
    { name: "migrations", args: ["scripts/migrations.mjs"] },
    { name: "unit", args: vitest("unit"), report: "test-results/unit.json" },
  ],
  { name: "http", args: vitest("http", "--project=dom"), report: "test-results/http.json" },
  {
    name: "browser",
    args: [program("@playwright/test/cli.js"), "test"],
    report: "test-results/report.json",
  },
]);
