import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestApp } from "../app.ts";
import { launchBrowser } from "../browser.ts";
import { buildPages } from "../build-pages.ts";
import type { TestClient } from "../client.ts";
import { copiedDemoMarket, MAKING } from "../copied-demo-market.ts";
import { SEEDED_AT } from "../demo-market.ts";
import { layoutBoxes } from "./layout-boxes.ts";
import { addressOf, MAIN_PAGES } from "./main-pages.ts";
import { faultOf, keep, record, type Seen } from "./references.ts";
import { allInView, openWhole, setSize } from "./whole-page.ts";

/** Some five pages; milliseconds. */
const LONG = 120_000;
/** What people see first, and the first of what follows. */
const HEIGHT = 1200;
const LOOKS = [
  { width: 360, theme: "light" },
  { width: 1280, theme: "light" },
  { width: 360, theme: "dark" },
] as const;
/** Others are dark by the same colours. */
const SEEN_DARK = new Set(["home", "quote", "inbox"]);

/** How long a page may take to look as it should, when it does not at once; milliseconds. */
const PATIENCE = 20_000;

/** With `PICTURES=record` what is seen becomes what is right. */
const records = process.env.PICTURES === "record";

let app: TestApp;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  app = await copiedDemoMarket({
    pages: { kind: "built", distDir: buildPages() },
    http: { developmentTools: false },
  });
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  browser = await launchBrowser();
}, MAKING);

afterAll(() => browser?.close());

// A page's look is right when it was looked at and found right: the references are reviewed like any other change. Each
// person goes from page to page in their order: a quote that was read is shown as read on the next.
it.each(["visitor", "customer", "pro"] as const)(
  "the main pages look to a %s as they looked",
  { timeout: LONG },
  async (who) => {
    const client = who === "visitor" ? app.visitor() : await signIn(`${who}@demo.somssi.kr`);
    const page = await openBrowser(client);
    const faults: string[] = [];
    for (const mainPage of MAIN_PAGES[who]) {
      await openWhole(page, await addressOf(mainPage, client));
      for (const { width, theme } of LOOKS) {
        const isDark = theme === "dark";
        if (isDark && !SEEN_DARK.has(mainPage.name)) continue;
        await page.emulateMedia({ colorScheme: theme });
        await setSize(page, { width, height: HEIGHT });
        const look = `${mainPage.name}-${width}${isDark ? "-dark" : ""}`;
        const fault = records ? await recordAs(look, page) : await compare(look, page);
        if (fault) faults.push(fault);
      }
    }
    await page.context().close();
    expect(faults.join("\n")).toBe("");
  },
);

async function openBrowser({ cookies }: TestClient): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  await page.clock.setFixedTime(SEEDED_AT);
  return page;
}

async function signIn(email: string): Promise<TestClient> {
  const [account] = await app.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
  return app.as(account ?? { id: email });
}

async function see(page: Page): Promise<Seen> {
  await allInView(page);
  const boxes = await layoutBoxes(page);
  return { boxes, picture: await page.screenshot({ animations: "disabled" }) };
}

/** Records what stays as it is. */
async function recordAs(look: string, page: Page): Promise<null> {
  let before = await see(page);
  for (let now = await see(page); !now.picture.equals(before.picture); now = await see(page)) {
    before = now;
  }
  await record(browser.version(), look, before);
  return null;
}

/** Looks again until the page is as it was: what comes late on a busy machine is no fault. */
async function compare(look: string, page: Page): Promise<string | null> {
  const build = browser.version();
  const end = performance.now() + PATIENCE;
  for (;;) {
    const seen = await see(page);
    const fault = await faultOf(build, look, seen);
    if (fault === null) return null;
    if (performance.now() > end) return `${look} ${fault}\n  see ${await keep(build, look, seen)}`;
  }
}
