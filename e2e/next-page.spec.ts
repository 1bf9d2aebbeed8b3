import { launched } from "#test/browser.ts";
import { expect, hydrated, test } from "./journey.ts";

/** Why no page comes back at once in a headless shell: it never does there. */
const OF_THE_SHELL = new Set(["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"]);

const PUBLIC = ["/", "/search?q=청소", "/services/move-in-cleaning", "/prices/move-in-cleaning"];

test("before its code runs the browser fetches the next public page, and no other", async ({
  guard,
  page,
}) => {
  const code = /\/assets\/entry-client-[^/]*\.js/;
  await page.route(code, (route) => route.abort("failed"));
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.add(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  // The browser may not have read the rules yet when a pointer first comes.
  await expect(async () => {
    await page.getByRole("link", { name: "로그인" }).hover();
    await page.locator('a[href="/prices"]:visible').first().hover();
    await expect.poll(() => [...fetched], { timeout: 1_000 }).toEqual(["/prices"]);
  }).toPass();
  guard.forget(code);
});

test("nothing on a public page keeps the browser from bringing it back at once", async ({
  baseURL,
  playwright,
}) => {
  const browser = await launched(() =>
    playwright.chromium.launch({ ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
  );
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const hindrances: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    hindrances.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  for (const path of PUBLIC) {
    await page.goto(`${baseURL}${path}`);
    await hydrated(page);
    await page.goto(`${baseURL}/login`);
    await page.goBack();
    await page.waitForURL(`**${encodeURI(path)}`);
  }
  await session.send("Page.getNavigationHistory");
  await browser.close();
  expect(hindrances.filter((reason) => !OF_THE_SHELL.has(reason))).toEqual([]);
});
