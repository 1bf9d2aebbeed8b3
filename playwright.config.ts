import { defineConfig } from "@playwright/test";
import { launchOptions } from "./test/browser.ts";
import { findChromium, type Chromium } from "./test/chromium.ts";

// Every worker reads this file again; the search for a browser is done once.
process.env.E2E_CHROMIUM ??= JSON.stringify(findChromium());
const chromium = JSON.parse(process.env.E2E_CHROMIUM) as Chromium;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./test/product-server.ts",
  // Its own folder, which each run empties: beside it lies what other tests leave to be looked at.
  outputDir: "test-results/journeys",
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Far longer than anything takes, but when it fails: a machine that others use must not fail a test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    baseURL: process.env.E2E_ORIGIN,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // It would fetch pages past whoever watches a page's calls; its own journey lets it.
    serviceWorkers: "block",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Costly; ask for it with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(chromium),
  },
  projects: [{ name: "chromium", use: { viewport: { width: 1280, height: 800 } } }],
});
