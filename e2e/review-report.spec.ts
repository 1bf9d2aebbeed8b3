import { arrive, expect, hydrated, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";

test("a review is reported from the pro's page by whoever reads it, once", async ({
  market,
  open,
  guard,
}) => {
  guard.allow(409, "/api/v2/reports/");
  const page = await open(await market.account({ name: "차바른" }));
  await page.setViewportSize({ width: 360, height: 740 });
  const { pro } = await (await market.demo("pro@demo.somssi.kr")).call("users.me");
  await arrive(page, `/pros/${pro?.id}`);
  await page
    .getByRole("link", { name: /후기 신고하기/ })
    .first()
    .click();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "후기 신고하기" })).toBeVisible();
  await page.getByRole("radio").first().check();
  await page
    .getByRole("textbox", { name: "자세한 내용" })
    .fill("제 전화번호가 후기에 그대로 적혀 있어요.");
  await page.getByRole("button", { name: "신고하기" }).click();
  await expect(page.getByText("신고를 받았어요")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole("radio").first().check();
  await page
    .getByRole("textbox", { name: "자세한 내용" })
    .fill("같은 후기를 한 번 더, 다시 한번 신고해요.");
  await page.getByRole("button", { name: "신고하기" }).click();
  await expect(page.getByRole("alert")).toContainText("신고");
});

test("staff read the reported review itself, and choose of what can be done about a customer", async ({
  market,
  open,
}) => {
  const reader = await market.account({ name: "차바른" });
  const { pro } = await (await market.demo("pro@demo.somssi.kr")).call("users.me");
  const { items } = await reader.call("pro.reviews", { proId: pro?.id ?? "" });
  const review = items[0];
  const { id } = await reader.call("reports.create", {
    subject: { kind: "review", id: review?.id ?? "" },
    reason: "fake_review",
    text: "같은 말이 여러 고수의 후기에 그대로 있어요.",
    upload_ids: [],
  });
  const page = await open(await market.account({ name: "한서윤", role: "staff" }));
  await arrive(page, `/staff/reports/${id}`);
  const reported = page.getByRole("region", { name: "신고된 후기" });
  await expect(reported).toContainText(review?.body ?? "");
  await expect(reported.getByRole("link", { name: "후기 열어서 내리기" })).toHaveAttribute(
    "href",
    `/staff/reviews?id=${review?.id}`,
  );
  const outcomes = page.getByRole("radiogroup", { name: "결과" });
  await expect(outcomes.getByRole("radio")).toHaveCount(2);
  await expect(outcomes).toContainText("고객에게");
  await checkAccess(page);
});
