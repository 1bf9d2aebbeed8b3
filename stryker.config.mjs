/** The rules that move money and credits: what a mutant may change. */
export const MUTATED_FOLDERS = ["membership", "schedule", "credits", "payment"].map(
  (folder) => `src/domain/${folder}`,
);

/** Apart from Korean wording nothing is left out of the count: no kind of mutant, no static one, no line. */
export default {
  plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation-wording.mjs"],
  ignorers: ["wording"],
  testRunner: "vitest",
  // A mutant meets the tests that reach it; asking Vitest for related files as well only costs time.
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  mutate: [...MUTATED_FOLDERS.map((folder) => `${folder}/**/*.ts`), "!**/*.test.ts"],
  coverageAnalysis: "perTest",
  // Two cores are what a small machine has.
  concurrency: 2,
  // Vitest strips types without checking them.
  disableTypeChecks: false,
  // A loop without end is stopped by counting; this is only for a machine that is busy.
  timeoutMS: 60_000,
  // The sandbox holds what the domain's tests read, not the whole product.
  ignorePatterns: [
    "/*",
    "!/package.json",
    "!/tsconfig.base.json",
    "!/vitest.mutation.config.ts",
    "!/src",
    "/src/*",
    "!/src/domain",
    "!/test",
    "/test/*",
    "!/test/billing",
    "!/test/seeded-random.ts",
  ],
  tempDirName: ".mutation/sandbox",
  htmlReporter: { fileName: ".mutation/report.html" },
  reporters: ["clear-text", "progress-append-only", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  // The report names every survivor; these two would only repeat that some mutants take longer.
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
