import { arrive, expect, step, test } from "./journey.ts";
import { photo } from "./photos.ts";

test("고수: 사업자 확인을 내고 확인을 기다린다", async ({ market, open }) => {
  const page = await open(await market.pro({ name: "가람 인테리어", regions: ["36110"] }));
  await arrive(page, "/me");
  await page.getByRole("link", { name: "자격 확인" }).click();

  await step("번호가 틀리면 바로 알려 준다", page, async () => {
    await page.getByRole("link", { name: "사업자 확인하기" }).click();
    const number = page.getByRole("textbox", { name: "사업자등록번호" });
    await number.fill("1018690019");
    await expect(number).toHaveAccessibleDescription(/없는 번호예요/);
    await number.fill("1018690018");
    await expect(number).toHaveAccessibleDescription(/번호 확인이 끝났어요/);
  });

  await step("서류를 올려 낸다", page, async () => {
    const send = page.getByRole("button", { name: "확인 요청하기" });
    await send.click();
    await expect(page.getByRole("textbox", { name: "상호" })).toBeFocused();
    await page.getByRole("textbox", { name: "상호" }).fill("가람 인테리어");
    await page.getByRole("textbox", { name: "대표자" }).fill("김가람");
    await page.getByRole("textbox", { name: "주소" }).fill("세종특별자치시 가람로 12");
    const phone = page.getByRole("textbox", { name: "연락처" });
    await phone.fill("044-12");
    await expect(phone).toHaveAccessibleDescription(/02-1234-5678처럼/);
    await phone.fill("044-123-4567");
    await page
      .getByLabel("사업자등록증 사진 올리기")
      .setInputFiles([await photo("사업자등록증.jpg")]);
    await expect(page.getByRole("button", { name: "사업자등록증.jpg 삭제" })).toBeVisible();
    await send.click();
  });

  await step("확인 중으로 보인다", page, async () => {
    await expect(page.getByRole("heading", { level: 1, name: "자격 확인" })).toBeVisible();
    await expect(page.getByText("101-86-90018")).toBeVisible();
    await expect(page.getByText("확인 중", { exact: true })).toBeVisible();
  });
});
