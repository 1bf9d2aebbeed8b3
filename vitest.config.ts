import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";

const databaseTests = [
  "src/server/**/*.{http,database}.test.ts",
  "test/**/*.{http,database}.test.ts",
];

/** Far more than any test takes, for the same reason. */
const TIMEOUT_MS = 40_000;
const HOOK_TIMEOUT_MS = 60_000;

export default defineConfig({
  test: {
    // Two cores are what a small machine has; more workers only make each test slower there.
    maxWorkers: 2,
    // One module graph per worker: loading it anew for each file took two thirds of the time.
    isolate: false,
    // Asked often, and for far longer than it ever takes: a machine that others use must not fail a test.
    expect: { poll: { interval: 5, timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.{mjs,ts}",
            "bench/**/*.test.ts",
            "test/**/*.test.ts",
          ],
          exclude: [...databaseTests, "test/**/*.dom.test.ts"],
          setupFiles: ["test/setup-console.ts", "test/setup-file-end.ts"],
          testTimeout: TIMEOUT_MS,
          hookTimeout: HOOK_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "http",
          // The pages' React as it runs for people, in half the time; our own rules for production are read from settings.
          env: { NODE_ENV: "production" },
          include: databaseTests,
          globalSetup: ["test/database-server.ts"],
          setupFiles: ["test/setup-console.ts", "test/setup-database.ts"],
          testTimeout: TIMEOUT_MS,
          hookTimeout: HOOK_TIMEOUT_MS,
        },
      },
      {
        // React as it is built for people: twice as fast as the one that watches its developers.
        oxc: { jsx: { runtime: "automatic", development: false } },
        resolve: {
          alias: {
            "virtual:product-font": join(import.meta.dirname, "test/presses/product-font.ts"),
          },
        },
        test: {
          name: "dom",
          env: { NODE_ENV: "production" },
          include: ["test/**/*.dom.test.ts"],
          globalSetup: ["test/database-server.ts"],
          setupFiles: [
            "test/presses/setup-dom.ts",
            "test/setup-console.ts",
            "test/setup-database.ts",
          ],
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
