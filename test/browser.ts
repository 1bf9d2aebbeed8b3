import { chromium, type Browser, type LaunchOptions } from "@playwright/test";
import { findChromium, type Chromium } from "./chromium.ts";

/** What Playwright is told to start this Chromium, in our own environment. */
export function launchOptions({ executablePath, args, env }: Chromium): LaunchOptions {
  return { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } };
}

/** A browser for tests: fast to start, and no script of a page is optimized. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return launched(() => chromium.launch(launchOptions(findChromium())));
}

/** A browser as people have it: what runs often is optimized. The caller closes it. */
export function launchPeoplesBrowser(): Promise<Browser> {
  const found = findChromium();
  const args = found.args.filter((flag) => !flag.startsWith("--js-flags"));
  return launched(() => chromium.launch(launchOptions({ ...found, args })));
}

/**
 * Starts a browser, and once more where it does not come up: now and then one crashes before it answers (SIGSEGV, once
 * in some thousand starts). Nothing of the product has run in it by then; a crash later fails its test.
 */
export async function launched(launch: () => Promise<Browser>): Promise<Browser> {
  try {
    return await launch();
  } catch (error) {
    console.warn("· the browser did not start, and is started once more:", error);
    return launch();
  }
}
