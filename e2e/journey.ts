import { join } from "node:path";
import {
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type Response,
} from "@playwright/test";
import { launched } from "#test/browser.ts";
import { ConsoleGuard } from "./console-guard.ts";
import { enterAs, openMarket, type Market, type Person } from "./market.ts";

export { expect } from "@playwright/test";

interface Journey {
  guard: ConsoleGuard;
  /** Opens another browser, signed in as the person, or as nobody. */
  open: (person?: Person) => Promise<Page>;
}

/** A test in a browser against the running product, failing on whatever its pages complain about. */
export const test = base.extend<Journey, { browser: Browser; market: Market }>({
  browser: [
    async ({ playwright }, provide) => {
      const browser = await launched(() => playwright.chromium.launch());
      await provide(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  market: [
    async ({}, provide) => {
      const market = await openMarket(setting("E2E_ORIGIN"), setting("E2E_DATA_DIR"));
      await provide(market);
      await market.close();
    },
    { scope: "worker" },
  ],
  guard: async ({ baseURL }, provide) => {
    const guard = new ConsoleGuard(baseURL ?? "");
    await provide(guard);
    guard.verify();
  },
  context: async ({ context, guard }, provide) => {
    guard.watch(context);
    await provide(context);
  },
  open: async ({ browser, guard, market }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (person) => {
      const context = await browser.newContext();
      opened.push(context);
      guard.watch(context);
      if (person) await enterAs(context, market.origin, person);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/**
 * Opens a path and waits until it is hydrated and laid out whole: until then a page gets longer while one scrolls, and
 * what a press was meant for may have moved on.
 */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => !("arriving" in document.documentElement.dataset));
  return answer;
}

/**
 * Waits until React works all of the page that the server rendered; before that, presses of the page may go unheard and
 * those of a part are worked off later.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, { parts: true });
}

/** The same, with parts that may still wait for their code or their turn. */
export async function rootHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, { parts: false });
}

interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Nothing that React offers tells it: this reads the tree that it keeps at the document. */
function isHydrated({ parts }: { parts: boolean }): boolean {
  const held = Object.entries(document).find(([key]) => key.startsWith("__reactContainer"))?.[1];
  if (!held) return false;
  const root = (held as { stateNode: { current: Fiber } }).stateNode.current;
  if (root.memoizedState?.isDehydrated) return false;
  if (!parts) return true;
  if (
    document.querySelector("[data-waiting]:not([data-asleep], :is([data-asleep], [data-still]) *)")
  )
    return false;
  // React hydrates what stands in a Suspense after the rest, in tasks of their own.
  const waiting: (Fiber | null)[] = [root.child];
  while (waiting.length > 0) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    if (fiber.memoizedState?.dehydrated) return false;
    // Nobody has come near it.
    const isAsleep = fiber.stateNode instanceof HTMLElement && "asleep" in fiber.stateNode.dataset;
    waiting.push(isAsleep ? null : fiber.child, fiber.sibling);
  }
  return true;
}

/** Tells later whether the browser itself has loaded a page since. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}

/**
 * Loses a file the first time that it is asked for. The route stays: one that Playwright takes away (`times`) while a page
 * is being asked for can keep that page for ever.
 */
export async function loseOnce(page: Page, file: RegExp): Promise<void> {
  let isLost = false;
  await page.route(file, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort("failed");
  });
}

/** One step of a journey; with E2E_SHOTS=<folder> a picture of how it ends. */
export async function step(title: string, page: Page, work: () => Promise<void>): Promise<void> {
  await test.step(title, work);
  await shoot(page, test.info().titlePath.slice(1).join(" "), title);
}

export const takesShots = Boolean(process.env.E2E_SHOTS);

/** With E2E_SHOTS=<folder>, a picture of the page as it is now. */
export async function shoot(page: Page, group: string, name: string): Promise<void> {
  const folder = process.env.E2E_SHOTS;
  if (!folder) return;
  const path = join(folder, group.replaceAll("/", "_"), `${name.replaceAll("/", "_")}.png`);
  await page.screenshot({ path, fullPage: true });
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the journeys with "npm run e2e"`);
  return value;
}
