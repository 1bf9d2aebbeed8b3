import type { Locator, Page } from "@playwright/test";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { Output } from "#contract/registry.ts";
import { arrive, expect, test } from "./journey.ts";

const TOOLS = { name: "개발", exact: true };

/** The same product under another name of this machine. */
function under(hostname: string, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "");
  url.hostname = hostname;
  return url.origin;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing to measure");
  return box;
}

test("development tooling shows where the address contains local., and nowhere else", async ({
  page,
  baseURL,
}) => {
  await arrive(page, `${under("local.localhost", baseURL)}/popular-services`);
  await expect(page.getByRole("button", TOOLS)).toBeVisible();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await arrive(page, `${under("127.0.0.1", baseURL)}/popular-services`);
  await page.getByRole("link", { name: "솜씨" }).first().click();
  await expect(page).toHaveTitle(/^솜씨 · /);
  await expect(page.getByRole("button", TOOLS)).toHaveCount(0);
  expect(loaded.filter((url) => url.includes("development"))).toEqual([]);
});

test("a confirmation has 취소 before 확인; a tooltip stands above what it is about", async ({
  page,
  baseURL,
}) => {
  await arrive(page, `${under("local.localhost", baseURL)}/dev/ui`);
  await page.getByRole("button", { name: "확인 묻기" }).click();
  const dialog = page.getByRole("alertdialog", { name: "이대로 보낼까요?" });
  const buttons = dialog.getByRole("button");
  await expect(buttons).toHaveText(["취소", "확인"]);
  await expect(buttons.last()).toBeFocused();
  const [cancel, confirm] = [await boxOf(buttons.first()), await boxOf(buttons.last())];
  expect(cancel.x + cancel.width).toBeLessThanOrEqual(confirm.x);
  await buttons.first().click();
  await expect(dialog).toBeHidden();

  const child = page.getByRole("button", { name: "올려 보기" });
  await child.scrollIntoViewIfNeeded();
  await child.hover();
  const popup = page.locator("[data-side]").filter({ hasText: "새 소식을 모아 보여 드려요" });
  await expect(popup.first()).toBeVisible();
  await expect(popup.first()).toHaveAttribute("data-side", "top");
});

const hourOf = (page: Page) => page.evaluate(() => performance.now());

/** Lets the API answer the list of sent quotes one by one and without end; the hours of the page's calls fill up. */
async function listWithoutEnd(page: Page): Promise<number[]> {
  const calledAt: number[] = [];
  let real: Promise<Output<"quotes.list">> | undefined;
  const list = endpointCall("quotes.list").url;
  await page.route(
    ({ pathname }) => pathname === list,
    async (route) => {
      const answers = calledAt.push(await hourOf(page));
      real ??= route.fetch().then((answer) => answer.json());
      const { items: all, counts } = await real;
      const items = all.slice(0, 1);
      const one = items.map((quote) => ({ ...quote, id: `${quote.id}-${answers}` }));
      // The cursor that the call came with goes on to be one that the server takes.
      const next = new URL(route.request().url()).searchParams.get("cursor");
      await route.fulfill({ json: { items: one, next, counts } satisfies Output<"quotes.list"> });
    },
  );
  return calledAt;
}

test("a list loads on every 200 ms at most, however it is scrolled", async ({ market, open }) => {
  const page = await open(await market.demo("pro@demo.somssi.kr"));
  await page.clock.install();
  await arrive(page, "/pro/quotes");
  const calledAt = await listWithoutEnd(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = await hourOf(page);
  const scrollOn = async () => {
    await page.evaluate(() => {
      scrollTo(0, scrollY - 600);
      scrollTo(0, document.body.scrollHeight);
    });
    await page.clock.runFor(10);
    return calledAt.length;
  };
  await expect.poll(scrollOn, { intervals: [10], timeout: 120_000 }).toBeGreaterThanOrEqual(7);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // One may have been on its way when the clock was stopped.
  const early = calledAt.filter((at, index) => at < start + (index - 1) * 200);
  expect(early).toEqual([]);
});
