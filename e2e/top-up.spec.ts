import { arrive, expect, shoot, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";
import { HYUNDAI, registerCard } from "./payment-window.ts";
import { buyPack } from "./payments.ts";
import { publish } from "./scene.ts";

// 창녕군: no other journey works there.
const REGION = "48740";

test("a customer buys a pack on the way to something, and takes the rest of it back", async ({
  market,
  open,
}) => {
  const page = await open(await market.account({ name: "정하윤" }));
  const main = page.getByRole("main");
  await arrive(page, "/membership/top-up?next=%2Frequests");
  await page.getByRole("button", { name: "결제하기" }).click();
  await expect(main).toContainText("충전할 크레딧을 골라 주세요");
  await page.getByRole("radio", { name: "크레딧 30개" }).check();
  await page.getByRole("radio", { name: "카드" }).check();
  await page.getByRole("button", { name: "39,600원 결제하기" }).click();
  await registerCard(page, HYUNDAI);
  await expect(page.getByRole("heading", { name: "30 크레딧을 충전했어요" })).toBeVisible();
  await checkAccess(page);
  await shoot(page, "top-up", "settled");
  await page.getByRole("button", { name: "하던 일로 돌아가기" }).click();
  await page.waitForURL("**/requests");

  await arrive(page, "/membership/receipts");
  await page.getByRole("link", { name: "크레딧 30개" }).click();
  await expect(main).toContainText("현대카드 (1234)");
  await expect(main).toContainText("3,600원");
  // Paper has the receipt alone.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await shoot(page, "top-up", "print");
  await page.emulateMedia({ media: "screen" });

  await arrive(page, "/membership/top-up");
  await page.getByRole("button", { name: "39,600원 돌려받기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(page.getByRole("button", { name: "39,600원 돌려받기" })).toBeHidden();
  await arrive(page, "/membership/refunds");
  await expect(main).toContainText("돌려드렸어요");
});

test("what was used of a pack that is charged back is owed, and paid by the next one", async ({
  market,
  open,
}) => {
  await market.pro({ name: "늪가 청소", regions: [REGION] });
  const person = await market.account({ name: "한도윤" });
  const payment_id = `${await buyPack(person, "card")}-1`;
  const requestId = await publish(person, REGION);
  const key = { idempotencyKey: crypto.randomUUID() };
  await person.call("requests.urgent", { requestId, expected_credits: 2 }, key);
  const page = await open(person);
  await arrive(page, "/membership/credits");
  const main = page.getByRole("main");
  await expect(main).toContainText("8 크레딧");

  await person.call("dev.gateway.console", { payment_id, act: "charge_back" });
  await expect(main).toContainText("갚을 크레딧이 2개 있어요");
  await expect(main).toContainText("결제가 취소되어 그만큼 회수했어요");
  await checkAccess(page);
  await shoot(page, "top-up", "owed");

  await buyPack(person, "card");
  await expect(main).toContainText("취소된 결제로 쓴 크레딧을 갚았어요");
  await expect(main).not.toContainText("갚을 크레딧이");
});
