import type { Page } from "@playwright/test";

/** A card by the end of its number; one that ends with 0002 is registered, and then refuses charges. */
export const HYUNDAI = "4330123456781234";
export const REFUSED_HYUNDAI = "4330123456780002";
export const SHINHAN = "5409123456785678";

/** Registers a card in the gateway's window, which then leads back to the product. */
export async function registerCard(page: Page, number: string): Promise<void> {
  await page.getByRole("textbox", { name: "카드 번호" }).fill(number);
  await page.getByRole("textbox", { name: "유효 기간" }).fill("1239");
  await page.getByRole("textbox", { name: "생년월일" }).fill("900101");
  await page.getByRole("textbox", { name: "비밀번호" }).fill("12");
  await finish(page);
}

/** Registers a phone in the gateway's window. */
export async function registerPhone(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "통신사" }).selectOption("SKT");
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill("01012345678");
  await page.getByRole("textbox", { name: "생년월일" }).fill("9001011");
  await page.getByRole("textbox", { name: "인증번호" }).fill("000000");
  await finish(page);
}

/** Leaves the gateway's window without registering anything. */
export async function leaveWindow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "취소" }).click();
}

async function finish(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "정기 결제" }).check();
  await page.getByRole("button", { name: "등록하기" }).click();
}
