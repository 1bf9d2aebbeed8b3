import { arrive, expect, step, hydrated, test } from "./journey.ts";
import { photo } from "./photos.ts";
import { publish } from "./scene.ts";

// 울릉군: no other journey works there.
const REGION = "47940";

test("견적: 템플릿으로 쓰고, 보낸 뒤 파일을 더하면 고객이 본다", async ({ market, open }) => {
  const pro = await market.pro({ name: "돌담 청소", regions: [REGION] });
  const customer = await market.account({ name: "고은채" });
  const page = await open(pro);

  await step("템플릿을 만든다", page, async () => {
    await arrive(page, "/pro/templates");
    await page.getByRole("link", { name: "새 템플릿" }).first().click();
    await page.getByRole("textbox", { name: "템플릿 이름" }).fill("24평 기본");
    const item = page.getByRole("group", { name: "항목 1" });
    await item.getByRole("textbox", { name: "항목 이름" }).fill("24평 입주청소");
    await item.getByRole("textbox", { name: "금액" }).fill("380000");
    const usual = page.getByRole("list", { name: "이 서비스에서 자주 적는 항목" });
    await expect(usual).toBeHidden();
    await page.getByRole("combobox", { name: "서비스", exact: true }).selectOption("입주청소");
    await usual.getByRole("button", { name: "전체 청소" }).click();
    const second = page.getByRole("group", { name: "항목 2" });
    await expect(second.getByRole("textbox", { name: "항목 이름" })).toHaveValue("전체 청소");
    await second.getByRole("textbox", { name: "금액" }).fill("20000");
    await expect(usual.getByRole("button", { name: "전체 청소" })).toBeHidden();
    await page.getByRole("button", { name: "항목 추가" }).click();
    const third = page.getByRole("group", { name: "항목 3" });
    await third.getByRole("textbox", { name: "항목 이름" }).fill("빼려는 항목");
    await third.getByRole("button", { name: /삭제$/ }).click();
    await expect(third).toBeHidden();
    await expect(item.getByRole("textbox", { name: "항목 이름" })).toHaveValue("24평 입주청소");
    await expect(second.getByRole("textbox", { name: "항목 이름" })).toHaveValue("전체 청소");
    await page
      .getByRole("textbox", { name: "고객에게 보낼 글" })
      .fill("{고객}님, {서비스} 견적이에요. 반나절이면 끝나요.");
    await page.getByRole("button", { name: "템플릿 만들기" }).click();
    await expect(page.getByRole("list", { name: "견적 템플릿" })).toContainText("24평 기본");
  });

  const requestId = await publish(customer, REGION);
  await step("템플릿을 불러와 견적을 보낸다", page, async () => {
    await arrive(page, `/quote?request_id=${requestId}`);
    await page.getByRole("textbox", { name: "고객에게 보낼 글" }).fill("쓰다 만 글");
    await page.getByRole("button", { name: "템플릿 불러오기" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /24평 기본/ })
      .click();
    const question = page.getByRole("alertdialog", { name: "적은 내용을 템플릿으로 바꿀까요?" });
    await question.getByRole("button", { name: "확인" }).click();
    await expect(page.getByRole("textbox", { name: "고객에게 보낼 글" })).toHaveValue(
      "고 고객님, 입주청소 견적이에요. 반나절이면 끝나요.",
    );
    await page.getByRole("button", { name: "견적 보내기" }).click();
    const sure = page.getByRole("alertdialog", { name: "이 견적을 보낼까요?" });
    await sure.getByRole("button", { name: "확인" }).click();
    await expect(page.getByText("견적을 보냈어요.")).toBeVisible();
  });

  await step("나중에 파일을 더한다", page, async () => {
    await page.getByRole("link", { name: "파일 추가" }).click();
    await hydrated(page);
    const file = await photo("작업.jpg");
    await page.getByLabel("추가할 파일 파일 올리기").setInputFiles(file);
    await expect(page.getByRole("button", { name: "작업.jpg 삭제" })).toBeVisible();
    await page.getByRole("button", { name: "견적에 추가" }).click();
    await expect(page.getByRole("button", { name: "작업.jpg 삭제" })).toBeVisible();
  });

  const customers = await open(customer);
  await step("고객이 더해진 파일을 본다", customers, async () => {
    await arrive(customers, "/notifications");
    await customers.getByRole("link", { name: /견적에 파일이 추가됐어요/ }).click();
    const pictures = customers.getByRole("list", { name: "첨부 사진" });
    await expect(pictures.getByRole("img", { name: "작업.jpg" })).toBeVisible();
    await expect(pictures).toContainText("나중에 추가");
  });

  await step("거절하면 초점이 제목에 있다", customers, async () => {
    await customers.getByRole("button", { name: "견적 거절하기" }).press("Enter");
    const sheet = customers.getByRole("dialog");
    await sheet.getByRole("button", { name: "거절하기" }).press("Enter");
    await expect(sheet).toBeHidden();
    await expect(customers.getByRole("heading", { level: 1 })).toBeFocused();
  });
  // Seen now: it may no longer be taken back.
  await expect(page.getByRole("button", { name: "작업.jpg 삭제" })).toBeHidden();

  await step("템플릿을 지우면 초점이 제목에 있다", page, async () => {
    await arrive(page, "/pro/templates");
    await page.getByRole("button", { name: "24평 기본 삭제" }).press("Enter");
    await page.getByRole("button", { name: "확인" }).press("Enter");
    await expect(page.getByText("템플릿을 삭제했어요.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
