import type { Browser, Page } from "@playwright/test";
import { test as journey } from "./journey.ts";
import { enterAs, type Market, type Person } from "./market.ts";
import { playScene } from "./scene.ts";

export type Scene = Awaited<ReturnType<typeof playScene>>;

interface PageTest {
  /** The page of a person, or of nobody, in the browser that the tests before it used. */
  pageOf: (person?: Person) => Promise<Page>;
}

interface Kept {
  scene: Scene;
  pages: Map<Person | undefined, Page>;
}

/** A test that looks at one page of the scene and leaves everything as it was. */
export const test = journey.extend<PageTest, Kept>({
  scene: [async ({ market }, provide) => provide(await playScene(market)), { scope: "worker" }],
  // One browser per person: opening another for each test costs as much as what the test is about.
  pages: [
    async ({}, provide) => {
      const pages = new Map<Person | undefined, Page>();
      await provide(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: "worker" },
  ],
  pageOf: async ({ browser, guard, market, pages }, provide) => {
    const leave: (() => Promise<void>)[] = [];
    await provide(async (person) => {
      const page = pages.get(person) ?? (await openPage(browser, market, person));
      pages.set(person, page);
      const unwatch = guard.watch(page.context());
      leave.push(async () => {
        await page.goto("about:blank");
        unwatch();
      });
      return page;
    });
    for (const one of leave) await one();
  },
});

async function openPage(browser: Browser, market: Market, person?: Person): Promise<Page> {
  const context = await browser.newContext();
  if (person) await enterAs(context, market.origin, person);
  return context.newPage();
}
