import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { ConsoleGuard } from "./console-guard.ts";
import { enterAs, openMarket, type Market, type Person } from "./market.ts";

export { expect } from "@playwright/test";

interface Journey {
  guard: ConsoleGuard;
  /** Opens another browser, signed in as the person, or as nobody. */
  open: (person?: Person) => Promise<Page>;
}

/** A test in a browser against the running product, failing on whatever its pages complain about. */
export const test = base.extend<Journey, { market: Market }>({
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
    await provide(async (person) => {
      const context = await browser.newContext();
      guard.watch(context);
      if (person) await enterAs(context, market.origin, person);
      return context.newPage();
    });
  },
});

/** One step of a journey; with E2E_SHOTS=<folder> a picture of how it ends. */
export async function step(title: string, page: Page, work: () => Promise<void>): Promise<void> {
  await test.step(title, async () => {
    await work();
    const folder = process.env.E2E_SHOTS;
    if (!folder) return;
    const width = page.viewportSize()?.width ?? 0;
    const journey = test.info().titlePath.slice(1).join(" ").replaceAll("/", "_");
    await page.screenshot({ path: join(folder, journey, `${title}-${width}.png`), fullPage: true });
  });
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the journeys with "npm run e2e"`);
  return value;
}
