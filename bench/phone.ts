import { devices, type Browser, type BrowserContext, type Page } from "@playwright/test";

const SERVICE = "move-in-cleaning";
/** A phone of the middle range beside the machine that measures. */
const SLOWED = 4;
const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: "ko-KR",
};
const ANDROID = devices["Pixel 7"]?.userAgent;

/** A tab on a slowed phone that has never been here before. Close its context after use. */
export async function newPhonePage(
  browser: Browser,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...PHONE, ...(await whatItSaysItIs(browser)) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return { page, context };
}

/**
 * A page lists the fitted fonts of its kind of device (web/app/arrival/device-fonts.ts), an Android phone's without asking
 * the system. Where the machine has not Android's font nothing would be fitted there, and the product's font not be put on.
 */
async function whatItSaysItIs(browser: Browser): Promise<{ userAgent?: string }> {
  if (!ANDROID)
    throw new Error("Playwright knows the phone by another name now: see bench/phone.ts");
  const page = await browser.newPage();
  const hasNoto = await page.evaluate(() =>
    new FontFace("Noto", "local(NotoSansCJKkr-Regular), local(NotoSansKR-Regular)").load().then(
      () => true,
      () => false,
    ),
  );
  await page.close();
  return hasNoto ? { userAgent: ANDROID } : {};
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
