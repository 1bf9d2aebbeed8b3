import { chromium, devices, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { findChromium } from "#test/chromium.ts";

const SERVICE = "move-in-cleaning";
/** A phone of the middle range beside the machine that measures. */
const SLOWED = 4;
/** Which of the fitted fonts a page asks the system for depends on what kind of device it is (web/app/arrival/device-fonts.ts). */
const { userAgent } = devices["Pixel 7"] ?? {};
const PHONE = {
  userAgent,
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: "ko-KR",
};

/** A browser as people have it: what runs often is optimized. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = findChromium();
  return chromium.launch({
    executablePath,
    args: args.filter((flag) => !flag.startsWith("--js-flags")),
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

/** A tab on a slowed phone that has never been here before. Close its context after use. */
export async function newPhonePage(
  browser: Browser,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return { page, context };
}

/** The pages on which people arrive, by name. */
export async function firstPageAddresses(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api2/search/pro?service=${SERVICE}`);
  const { items } = (await answer.json()) as { items: { pro: { id: string } }[] };
  const paths = {
    home: "/",
    search: "/search",
    service: `/services/${SERVICE}`,
    price: `/prices/${SERVICE}`,
    pro: `/pros/${items[0]?.pro.id}`,
  };
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, origin + path]));
}
