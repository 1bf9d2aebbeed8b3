import { arrive, expect, step, hydrated, test } from "./journey.ts";
import { dayFromNow } from "./request-form.ts";
import { publish, sendQuote } from "./scene.ts";
import { uploadPicture } from "./upload-picture.ts";
import { moveInAnswers } from "#test/factories/requests.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";

// 남해군 and 옹진군: no other journey works there.
const [ISLANDS, COAST] = ["48840", "28720"];

test("거래: 요청한 날로 고용하고, 금액과 날을 한 번에 바꾼다", async ({ market, open }) => {
  const pro = await market.pro({ name: "섬 청소", regions: [ISLANDS] });
  const rival = await market.pro({ name: "들 청소", regions: [ISLANDS] });
  const customer = await market.account({ name: "윤가람" });
  const requestId = await publish(customer, ISLANDS);
  const wanted = dayFromNow(30);

  const inbox = await open(pro);
  await step("자주 적는 항목으로 견적을 쓴다", inbox, async () => {
    await arrive(inbox, `/quote?request_id=${requestId}`);
    await inbox.getByRole("button", { name: "전체 청소" }).click();
    const first = inbox.getByRole("group", { name: "항목 1" });
    await expect(first.getByRole("textbox", { name: "금액" })).toBeFocused();
    await inbox.keyboard.type("300000");
    await first.getByRole("textbox", { name: "항목 이름" }).fill("전체 청소 24평");
    await expect(inbox.getByRole("button", { name: "전체 청소" })).toBeHidden();
    await inbox.getByRole("button", { name: "스티커 제거" }).click();
    const second = inbox.getByRole("group", { name: "항목 2" });
    await expect(second.getByRole("textbox", { name: "금액" })).toBeFocused();
    await inbox.keyboard.type("20000");
    await inbox
      .getByRole("textbox", { name: "고객에게 보낼 글" })
      .fill("반나절이면 끝나요. 약속을 지켜요.");
    await inbox.getByRole("button", { name: "견적 보내기" }).click();
    await inbox.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
    await expect(inbox.getByText("견적을 보냈어요.")).toBeVisible();
  });
  await sendQuote(rival, requestId, {
    items: [{ name: "전체 청소", inclusion: "included", amount: 350_000 }],
    extra_ceiling: 0,
  });

  const page = await open(customer);
  await step("같은 항목이 한 줄에 선다", page, async () => {
    await arrive(page, `/requests/${requestId}/compare`);
    const whole = page.getByRole("row", { name: /^전체 청소/ });
    await expect(whole.getByRole("cell")).toHaveText([
      /300,000원.*전체 청소 24평|전체 청소 24평.*300,000원/s,
      /350,000원/,
    ]);
    await expect(page.getByRole("row", { name: /^스티커 제거/ })).toContainText("안 적힘");
  });
  await step("요청한 날과 장소가 적혀 있어 한 번에 고용한다", page, async () => {
    await page.getByRole("link", { name: "섬 청소 견적서 열기" }).click();
    await hydrated(page);
    await page.getByRole("button", { name: "이 고수 고용하기" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("textbox", { name: "작업일" })).toHaveValue(
      formatKoreanDate(wanted),
    );
    await expect(sheet.getByRole("textbox", { name: "장소" })).toHaveValue(/남해군/);
    await sheet.getByRole("combobox", { name: "시간" }).selectOption("09:00");
    await sheet.getByRole("button", { name: "이 조건으로 고용하기" }).click();
    await expect(page).toHaveURL(new RegExp(`/requests/${requestId}/hired$`));
    await expect(page.getByRole("heading", { level: 1, name: "고용했어요" })).toBeVisible();
    await expect(page.getByRole("link", { name: "캘린더 파일 받기" })).toBeVisible();
    await page.getByRole("link", { name: "견적서 보기" }).click();
    await hydrated(page);
    const agreed = page.getByRole("region", { name: "약속한 내용" });
    await expect(agreed).toContainText(`${formatKoreanDate(wanted)} 오전 9:00`);
    await expect(agreed).toContainText("남해군");
  });
  await step("약속한 날 전의 완료는 그날을 말하며 묻는다", page, async () => {
    await page.getByRole("button", { name: "완료하기" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`약속한 날은 ${formatKoreanDate(wanted)}이에요.`);
    await question.getByRole("button", { name: "취소" }).click();
  });
  await step("고수가 금액과 날을 함께 바꾸자고 한다", inbox, async () => {
    await inbox.getByRole("button", { name: "변경 제안하기" }).click();
    const sheet = inbox.getByRole("dialog", { name: "무엇을 바꿀까요?" });
    await sheet.getByRole("checkbox", { name: /^금액/ }).check();
    await sheet.getByRole("checkbox", { name: /^작업일/ }).check();
    await sheet.getByRole("textbox", { name: "새 금액" }).fill("360000");
    await expect(sheet.getByText(/보다 40,000원 많아요/)).toBeVisible();
    await sheet.getByRole("textbox", { name: "새 작업일" }).fill(dayFromNow(31));
    await sheet.getByRole("textbox", { name: "바꾸려는 이유" }).fill("베란다가 하나 더 있어요.");
    await sheet.getByRole("button", { name: "제안 보내기" }).click();
    const question = inbox.getByRole("alertdialog", { name: "최대 금액보다 많은데 제안할까요?" });
    await expect(question).toContainText("320,000원에서 360,000원으로");
    await question.getByRole("button", { name: "확인" }).click();
    await expect(sheet).toBeHidden();
  });
  await step("요청 화면도 답할 것이 있다고 하고 그리로 이끈다", page, async () => {
    await expect(page.getByRole("link", { name: "제안에 답하기" })).toBeVisible();
    await arrive(page, "/requests");
    await page.locator('main a[href^="/requests/"]').first().click();
    await expect(page.getByText("고수가 약속을 바꾸자고 해요")).toBeVisible();
    await page.getByRole("button", { name: "완료하기" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("답하지 않은 변경 제안은 답 없이 끝나");
    await question.getByRole("button", { name: "취소" }).click();
    await page.getByRole("link", { name: "제안에 답하기" }).click();
    await expect(page).toHaveURL(/#change-orders$/);
  });
  await step("고객이 둘 다 수락한다", page, async () => {
    await page.getByRole("button", { name: "수락하기" }).click();
    const question = page.getByRole("alertdialog", { name: "최대 금액보다 많은데 수락할까요?" });
    await question.getByRole("button", { name: "확인" }).click();
    const agreed = page.getByRole("region", { name: "약속한 내용" });
    await expect(agreed.getByText("수락함")).toBeVisible();
    await expect(agreed.locator("dl").first()).toContainText("360,000원");
    await expect(agreed.locator("dl").first()).toContainText(
      `${formatKoreanDate(dayFromNow(31))} 오전 9:00`,
    );
  });
});

test("거래: 다시 연 요청의 두 번째 고용이 취소돼도 이어 갈 길이 있다", async ({ market, open }) => {
  const first = await market.pro({ name: "첫째 청소", regions: [COAST] });
  const second = await market.pro({ name: "둘째 청소", regions: [COAST] });
  for (const by of ["customer", "pro"] as const) {
    const customer = await market.account({ name: "문보라" });
    const photos = [await uploadPicture(market, customer, "request_photo")];
    const answers = { ...moveInAnswers(), date: dayFromNow(30), region: COAST, photos };
    const requestId = await publish(customer, COAST, { answers });
    const quotes = [await sendQuote(first, requestId), await sendQuote(second, requestId)];
    const reason = "사정이 생겼어요.";
    const hire = (quote_id = "") =>
      customer.call("requests.hire", {
        requestId,
        quote_id,
        agreed_price: 350_000,
        agreed_date: dayFromNow(10),
        place: "",
      });
    await hire(quotes[0]);
    await customer.call("requests.cancel", { requestId, reason });
    await customer.call("requests.reopen", { requestId });
    await hire(quotes[1]);
    await (by === "pro" ? second : customer).call("requests.cancel", { requestId, reason });

    const page = await open(customer);
    await step(`취소된 견적서에서 요청으로 (${by})`, page, async () => {
      await arrive(page, `/quote?id=${quotes[1]}`);
      await page.getByRole("link", { name: "요청에서 이어 가기" }).click();
      await hydrated(page);
    });
    await step(`같은 내용으로 새 요청 (${by})`, page, async () => {
      await page.getByRole("button", { name: "같은 내용으로 새 요청" }).click();
      await expect(page).toHaveURL(/\/request\/move-in-cleaning\?step=review/);
      await expect(page.getByRole("main")).toContainText("옹진군");
      await expect(page.getByText("지난 요청의 사진은 다시 올려 주세요")).toBeVisible();
    });
  }
});
