import { arrive, expect, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";
import { publish } from "./scene.ts";

// 평창군: no other journey works there.
const REGION = "51760";
const LOST = "인터넷이 끊겼어요";

test("without a network a page says so, and a move goes on once it is back", async ({
  page,
  context,
  guard,
}) => {
  await arrive(page, "/");
  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: LOST });
  await expect(banner).toBeVisible();
  await checkAccess(page);
  await page
    .getByRole("link", { name: /많이 찾는 서비스/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "많이 찾는 서비스" })).toBeHidden();
  await expect(banner).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "많이 찾는 서비스" })).toBeVisible();
  await expect(banner).toBeHidden();
  guard.forget(/ERR_INTERNET_DISCONNECTED/);
});

test("a quote whose answer got lost is sent once, under one key", async ({
  market,
  open,
  guard,
}) => {
  const pro = await market.pro({ name: "대관령 청소", regions: [REGION], credits: 100 });
  const requestId = await publish(await market.account(), REGION);
  const page = await open(pro);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/v2/quotes/", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    // The server does the work; its answer never arrives.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await arrive(page, `/quote?request_id=${requestId}`);
  const first = page.getByRole("group", { name: "항목 1" });
  await first.getByRole("textbox", { name: "항목 이름" }).fill("입주청소");
  await first.getByRole("textbox", { name: "금액" }).fill("300000");
  await page
    .getByRole("textbox", { name: "고객에게 보낼 글" })
    .fill("깨끗하게 청소해 드릴게요. 믿고 맡겨 주세요.");
  const press = async () => {
    await page.getByRole("button", { name: "견적 보내기" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  };
  await press();
  await expect(page.getByRole("alert")).toContainText("연결이 끊겼어요");
  await expect(first.getByRole("textbox", { name: "항목 이름" })).toHaveValue("입주청소");
  await press();
  await expect(page.getByText("견적을 보냈어요.")).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect((await pro.call("quotes.list")).items).toHaveLength(1);
  guard.forget(/ERR_CONNECTION_RESET/);
});
