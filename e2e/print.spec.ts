import type { Page } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";
import { checkWidth } from "./page-checks.ts";
import { hire, publish, sendQuote } from "./scene.ts";

// 철원군: no other journey works there.
const REGION = "51780";
/** What stands between the margins of an A4 sheet, in CSS pixels: upright and, for the comparison, along. */
const UPRIGHT = 673;
const ALONG = 1031;

/** As a printer sees it: on white, with nothing to press, nothing cut, and no bar of the product. */
async function checkSheet(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width, height: 900 });
  await checkWidth(page);
  for (const role of ["banner", "contentinfo", "button", "checkbox"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  for (const element of ["html", "main"]) {
    await expect(page.locator(element)).toHaveCSS("color", "rgb(0, 0, 0)");
  }
  const cut = await page.locator("main *").evaluateAll((all) =>
    all
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => !["visible", ""].includes(getComputedStyle(one).overflowX))
      .filter((one) => !one.classList.contains("sr-only"))
      .map((one) => one.className),
  );
  expect(cut).toEqual([]);
}

test("a quote, hired and not, and the comparison print as the papers they are", async ({
  market,
  open,
}) => {
  const customer = await market.account({ name: "유다인" });
  const pros = await Promise.all(
    ["고석정 청소", "삼부연 청소", "순담 청소", "직탕 청소", "화강 청소"].map((name) =>
      market.pro({ name, regions: [REGION] }),
    ),
  );
  const requestId = await publish(customer, REGION);
  const quoteIds: string[] = [];
  for (const pro of pros) quoteIds.push(await sendQuote(pro, requestId));
  const page = await open(customer);
  await arrive(page, `/quote?id=${quoteIds[0]}`);
  await checkSheet(page, UPRIGHT);
  await expect(page.getByRole("heading", { name: /견적서$/ })).toBeVisible();
  await expect(page.getByText("방과 거실")).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await arrive(page, `/requests/${requestId}/compare`);
  await checkSheet(page, ALONG);
  await checkSheet(page, UPRIGHT);
  await expect(page.getByRole("columnheader")).toHaveCount(quoteIds.length);

  const [pro] = pros;
  if (!pro) throw new Error("nobody to hire");
  const other = await market.account({ name: "고은별" });
  const hired = await hire(other, pro, REGION);
  const sheet = await open(other);
  await arrive(sheet, `/quote?id=${hired.quoteId}`);
  await checkSheet(sheet, UPRIGHT);
  await expect(sheet.getByText("이 견적서로 약속했어요")).toBeVisible();
});
