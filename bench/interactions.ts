import type { Browser, Locator, Page } from "@playwright/test";
import { launchPeoplesBrowser } from "#test/browser.ts";
import { deleteProductData, startProduct } from "#test/product.ts";
import { median, type Measurement } from "./measurement.ts";
import { firstPageAddresses, newPhonePage } from "./phone.ts";

/** What a person takes for immediate, in milliseconds; web.dev calls a page good whose 75th percentile stays within. */
const GOOD = 200;
const MOST_PRESSES = 6;
/** Between two presses of somebody in a hurry. */
const BETWEEN_MS = 250;

declare global {
  interface Window {
    /** Tells how long an event of a press took, in milliseconds; presses have a name, their events share it. */
    tellPress: (press: string, duration: number) => void;
  }
}

/**
 * How long presses and keys take until the next frame on a slowed phone, from the very moment on in which a page has come:
 * the 75th percentile over `runs` visits to each page of arrival. Each visit types into the search, presses what can be
 * pressed on the screen, and leaves by a link.
 */
export async function interactions(runs: number): Promise<Measurement[]> {
  const product = await startProduct({ env: { SEED: "demo" } });
  const browser = await launchPeoplesBrowser();
  try {
    const pages = Object.entries(await firstPageAddresses(product.origin));
    const taken = new Map(pages.map(([name]) => [name, [] as number[]]));
    for (let round = 0; round <= runs; round += 1) {
      for (const [name, url] of pages) {
        const presses = await visit(browser, url);
        if (round > 0) taken.get(name)?.push(...presses);
      }
    }
    const all = [...taken.values()].flat();
    return [
      ...[...taken].map(([name, some]) => measured(`${name}: press to frame`, some)),
      measured(`all ${all.length} presses: press to frame`, all),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function visit(browser: Browser, url: string): Promise<number[]> {
  const { page, context } = await newPhonePage(browser);
  try {
    // Kept here: the last press may leave the page.
    const presses = new Map<string, number>();
    await page.exposeFunction("tellPress", (press: string, duration: number) => {
      presses.set(press, Math.max(presses.get(press) ?? 0, duration));
    });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "domcontentloaded" });
    const buttons = page.locator("main button:visible, main summary:visible");
    for (let place = 0; place < MOST_PRESSES; place += 1) {
      await press(page, buttons.nth(place));
    }
    await page.keyboard.press("Escape");
    await press(page, page.locator("main a[href^='/']:visible").first());
    if (presses.size === 0) throw new Error(`${url}: nothing was pressed`);
    return [...presses.values()];
  } finally {
    await context.close();
  }
}

/** What lies under something else, or is not there, is left alone. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = (await target.count()) > 0 ? await target.boundingBox() : null;
  const height = page.viewportSize()?.height ?? 0;
  if (!box || box.y < 0 || box.y + box.height > height) return;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(BETWEEN_MS);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(BETWEEN_MS);
}

/** Runs in the page before anything of its own. */
function watch(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: press, duration } = entry;
      if (press) window.tellPress(`${performance.timeOrigin} ${press}`, duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function measured(name: string, presses: readonly number[]): Measurement {
  const slowest = presses.toSorted((a, b) => a - b);
  const ours = slowest[Math.ceil(slowest.length * 0.75) - 1] ?? median(slowest);
  return { name, ours: Math.round(ours), reference: GOOD, unit: "ms", better: "lower", bound: 1 };
}
