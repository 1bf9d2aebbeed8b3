import { expect, step, hydrated, arrive, test } from "./journey.ts";
import { offerConsultations } from "./scene.ts";

test.use({ viewport: { width: 360, height: 800 } });

test("상담: 고른 시간을 로그인 너머로 지키고, 확정되면 전화번호가 보여요", async ({
  page,
  open,
  market,
}) => {
  const pro = await market.pro({ name: "차분한 세무", services: ["car-wash"] });
  await offerConsultations(pro);
  const customer = await market.account({ name: "오지안" });
  const ask = `/pros/${pro.proId}/consultation`;
  const time = page.getByRole("radiogroup", { name: "상담할 시간" }).getByRole("radio").first();

  await step("손님이 시간과 내용을 골라요", page, async () => {
    await arrive(page, `/pros/${pro.proId}`);
    await page.getByRole("link", { name: "상담 요청하기" }).click();
    await page.getByRole("radiogroup", { name: "상담할 날짜" }).getByRole("radio").last().check();
    await time.check();
    await page.getByRole("textbox", { name: "무엇을 상담" }).fill("창업하면 세금을 언제 내나요?");
    await page.getByRole("button", { name: "로그인하고 요청하기" }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await step("로그인해서 돌아오면 고른 것이 그대로예요", page, async () => {
    const cookies = Object.entries(customer.cookies).map(([name, value]) => ({ name, value }));
    await page.context().addCookies(cookies.map((one) => ({ ...one, url: market.origin })));
    await arrive(page, ask);
    await expect(time).toBeChecked();
    await page.getByRole("button", { name: "상담 요청하기" }).click();
    await expect(page.getByText("고수의 답을 기다려요")).toBeVisible();
    await expect(page.getByText("확정되면 보여요")).toBeVisible();
  });

  const asPro = await open(pro);
  await step("고수가 수락해요", asPro, async () => {
    await arrive(asPro, "/consultations");
    await asPro.getByRole("link", { name: "오○○님" }).click();
    await asPro.getByRole("button", { name: "상담 수락하기" }).click();
    await asPro.getByRole("button", { name: "확인", exact: true }).click();
    await expect(asPro.getByText("상담이 확정됐어요")).toBeVisible();
    await expect(asPro.getByRole("link", { name: /^010-/ })).toBeVisible();
  });

  await step("고객의 화면이 스스로 바뀌어 전화번호를 보여요", page, async () => {
    await hydrated(page);
    await expect(page.getByText("상담이 확정됐어요")).toBeVisible();
    await expect(page.getByRole("link", { name: /^010-/ })).toBeVisible();
  });
});
