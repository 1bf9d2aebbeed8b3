import { expect, type Page } from "@playwright/test";
import { pointer, type Hand } from "./hand.ts";
import type { Photo } from "./photos.ts";
import { dayFromNow } from "./request-form.ts";

/** What a pro writes into a quote: one included item, one that may come on top. */
export interface WrittenQuote {
  item: string;
  amount: string;
  extra: string;
  extraAmount: string;
  ceiling: string;
  message: string;
  photos: Photo[];
}

/** Writes the quote on the composer's page and sends it. */
export async function composeQuote(
  page: Page,
  quote: WrittenQuote,
  hand: Hand = pointer,
): Promise<void> {
  const first = page.getByRole("group", { name: "항목 1" });
  await hand.write(first.getByRole("textbox", { name: "항목 이름" }), quote.item);
  await hand.write(first.getByRole("textbox", { name: "금액" }), quote.amount);
  // The next line comes with Enter, and with it the focus.
  await page.keyboard.press("Enter");
  const second = page.getByRole("group", { name: "항목 2" });
  await hand.write(second.getByRole("textbox", { name: "항목 이름" }), quote.extra);
  await hand.choose(second.getByRole("radio", { name: "별도" }));
  await hand.write(second.getByRole("textbox", { name: "금액" }), quote.extraAmount);
  await hand.write(page.getByRole("textbox", { name: "추가 금액 상한" }), quote.ceiling);
  await hand.write(page.getByRole("textbox", { name: "고객에게 보낼 글" }), quote.message);
  await hand.attach(page.getByLabel("첨부 파일 파일 올리기"), quote.photos);
  for (const { name } of quote.photos) {
    await expect(page.getByRole("button", { name: `${name} 삭제` })).toBeVisible();
  }
  await hand.press(page.getByRole("button", { name: "견적 보내기" }));
  await answerYes(page, "이 견적을 보낼까요?", hand);
  await expect(page.getByText("견적을 보냈어요.", { exact: true })).toBeVisible();
}

/** Hires the quote that the page shows, and comes back to it. */
export async function hireQuote(page: Page, place: string, hand: Hand = pointer): Promise<void> {
  await hand.press(page.getByRole("button", { name: "이 고수 고용하기" }));
  const sheet = page.getByRole("dialog");
  await hand.write(sheet.getByRole("textbox", { name: "작업일" }), dayFromNow(20));
  await hand.write(sheet.getByRole("textbox", { name: "장소" }), place);
  await hand.press(sheet.getByRole("button", { name: "이 조건으로 고용하기" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "고용했어요" })).toBeVisible();
  await hand.press(page.getByRole("link", { name: "견적서 보기" }));
  await expect(page.getByText("고용한 견적", { exact: true })).toBeVisible();
}

/** Proposes another price for what was agreed. */
export async function proposePrice(
  page: Page,
  { price, reason }: { price: string; reason: string },
  hand: Hand = pointer,
): Promise<void> {
  await hand.press(page.getByRole("button", { name: "변경 제안하기" }));
  const sheet = page.getByRole("dialog", { name: "무엇을 바꿀까요?" });
  await hand.choose(sheet.getByRole("checkbox", { name: /^금액/ }));
  await hand.write(sheet.getByRole("textbox", { name: "새 금액" }), price);
  await hand.write(sheet.getByRole("textbox", { name: "바꾸려는 이유" }), reason);
  await hand.press(sheet.getByRole("button", { name: "제안 보내기" }));
  await expect(sheet).toBeHidden();
}

/** Says that the work is done. */
export async function completeHire(page: Page, hand: Hand = pointer): Promise<void> {
  await hand.press(page.getByRole("button", { name: "완료하기" }));
  await answerYes(page, "일이 끝났나요?", hand);
  await expect(page.getByRole("heading", { level: 1, name: "거래를 완료했어요" })).toBeVisible();
  await expect(page.getByRole("link", { name: "후기 남기기" })).toBeVisible();
}

async function answerYes(page: Page, question: string, hand: Hand): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: question });
  await hand.press(dialog.getByRole("button", { name: "확인" }));
  await expect(dialog).toBeHidden();
}
