import { arrive, expect, test } from "./journey.ts";
import { publish } from "./scene.ts";

// 의령군: no other journey works there.
const REGION = "48720";

test("an urgent request costs what was asked before, and stands on top of the pro's open inbox", async ({
  market,
  open,
}) => {
  // Of people only those who also work here are given credits.
  const customer = await market.pro({ name: "유하준", regions: ["36110"], credits: 3 });
  const pro = await market.pro({ name: "솔숲 청소", regions: [REGION] });
  const urgent = await publish(customer, REGION);
  await publish(await market.account({ name: "임서연" }), REGION);
  const [page, inbox] = [await open(customer), await open(pro)];
  await arrive(inbox, "/pro/requests");
  const received = inbox.getByRole("list", { name: "받은 요청" }).getByRole("listitem");
  await expect(received).toHaveCount(2);

  await arrive(page, `/requests/${urgent}`);
  const offers = page.getByRole("region", { name: "크레딧으로 할 수 있는 것" });
  await expect(offers).toContainText("내 크레딧 3개");
  const press = offers.getByRole("button", { name: "긴급으로 알리기" });
  await press.click();
  const question = page.getByRole("alertdialog", { name: "크레딧 2개로 긴급 요청을 할까요?" });
  await expect(question).toContainText("고수 1명에게 바로 알림이 가요");
  await expect(question).toContainText("내 크레딧은 3개에서 1개가 돼요");
  await question.getByRole("button", { name: "취소" }).click();
  await expect(question).toBeHidden();
  await expect(offers).toContainText("내 크레딧 3개");

  await press.click();
  await question.getByRole("button", { name: "확인" }).click();
  await expect(offers.getByRole("status")).toContainText("고수 1명에게 긴급으로 알렸어요");
  await expect(offers).toContainText("내 크레딧 1개");
  await expect(press).toHaveCount(0);
  await expect(received.first()).toContainText("긴급");
  await expect(received.last()).not.toContainText("긴급");
});

test("who has too few credits is shown the way to more", async ({ market, open }) => {
  await market.pro({ name: "대숲 청소", regions: [REGION] });
  const customer = await market.account({ name: "조은우" });
  const page = await open(customer);
  const requestId = await publish(customer, REGION);
  await arrive(page, `/requests/${requestId}`);
  const offers = page.getByRole("region", { name: "크레딧으로 할 수 있는 것" });
  await expect(offers).toContainText("크레딧이 2개 모자라요.");
  await expect(offers.getByRole("link", { name: "크레딧 충전하기" })).toHaveAttribute(
    "href",
    `/membership/top-up?next=${encodeURIComponent(`/requests/${requestId}`)}`,
  );
});
