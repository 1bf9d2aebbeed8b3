import { fillIdentity } from "./identity-window.ts";
import { arrive, expect, hydrated, step, test } from "./journey.ts";
import { checkAccess, checkWidth } from "./page-checks.ts";
import { newcomer } from "./people.ts";
import { applyAsPro } from "./queue.ts";
import { dayFromNow } from "./request-form.ts";
import { publish, sendQuote } from "./scene.ts";

const NAME = "물결 청소";

test("본인 확인: 고수가 확인하고, 운영자가 승인하고, 고객이 상대를 안다", async ({
  market,
  open,
  guard,
}) => {
  guard.allow(409, "/");
  const applicant = await market.account({ name: "물결이" });
  const proId = await applyAsPro(applicant, NAME);
  const inbox = await open(applicant);
  await inbox.setViewportSize({ width: 360, height: 800 });
  const { phone } = newcomer("남궁물결");

  await step("그만두면 이유를 읽고, 다시 하면 끝난다", inbox, async () => {
    await arrive(inbox, "/pro/certifications/name");
    await checkWidth(inbox);
    await checkAccess(inbox);
    await inbox.getByRole("button", { name: "본인 확인하기" }).click();
    await inbox.getByRole("button", { name: "취소" }).click();
    await expect(inbox.getByText("확인을 그만뒀어요.")).toBeVisible();
    await expect(inbox).toHaveURL(/\/pro\/certifications\/name$/);
    await inbox.getByRole("button", { name: "본인 확인하기" }).click();
    await fillIdentity(inbox, { name: "남궁물결", birth: "1990.01.31", phone });
    await expect(inbox.getByText("본인 확인이 끝났어요.")).toBeVisible();
    await expect(inbox.getByText("남○○")).toBeVisible();
  });

  await step("다른 사람은 확인되지 않고, 고객센터로 갈 수 있다", inbox, async () => {
    await arrive(inbox, "/pro/certifications/name");
    await inbox.getByRole("button", { name: "다시 확인하기" }).click();
    const other = newcomer("서다른");
    await fillIdentity(inbox, { name: "서다른", birth: "1985.05.05", phone: other.phone });
    await expect(inbox.getByText("전에 확인한 분과 다른 분이에요.")).toBeVisible();
    await inbox.getByRole("link", { name: "고객센터에 알리기" }).click();
    await expect(inbox.getByRole("heading", { level: 1, name: "고객센터" })).toBeVisible();
  });

  const office = await open(await market.account({ name: "운영자", role: "staff" }));
  await step("운영자가 확인된 이름을 보고 승인한다", office, async () => {
    await arrive(office, `/staff/pros/${proId}`);
    await expect(office.getByText("남궁물결")).toBeVisible();
    await expect(office.getByText("물결이 (서로 달라요)")).toBeVisible();
    await office.getByRole("button", { name: "승인하기" }).click();
    await office.getByRole("button", { name: "확인", exact: true }).click();
    await expect(office.getByText(`${NAME}님을 승인했어요.`)).toBeVisible();
  });

  const customer = await market.account({ name: "윤여울" });
  const requestId = await publish(customer, "36110");
  const quoteId = await sendQuote({ ...applicant, proId }, requestId);
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 800 });
  await step("고객은 고용하기 전에 확인된 사람인 것을 안다", page, async () => {
    await arrive(page, `/quote?id=${quoteId}`);
    const seller = page.getByRole("region", { name: "거래 상대 정보" });
    await expect(seller).toContainText("에 확인했어요");
    await expect(seller).toContainText("고용한 뒤 거래 화면에서");
    await expect(page.getByText("남궁물결")).toHaveCount(0);
  });

  await customer.call("requests.hire", {
    requestId,
    quote_id: quoteId,
    agreed_price: 350_000,
    agreed_date: dayFromNow(30),
    place: "",
  });
  await step("고용한 뒤에는 이름과 번호를 보고, 고수가 그것을 안다", page, async () => {
    await arrive(page, `/requests/${requestId}`);
    await page.getByRole("link", { name: "거래 상대 정보" }).click();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "거래 상대 정보" })).toBeVisible();
    await checkWidth(page);
    await checkAccess(page);
    await page.getByRole("button", { name: "이름과 전화번호 보기" }).click();
    const found = page.getByRole("region", { name: "신원 정보" });
    await expect(found).toContainText("남궁물결");
    await expect(found.getByRole("link")).toHaveText(/^010-\d{4}-\d{4}$/);
    await arrive(inbox, "/notifications");
    await expect(inbox.getByText("고객이 신원 정보를 확인했어요")).toBeVisible();
  });
});
