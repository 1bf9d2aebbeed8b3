import { expect, type Page } from "@playwright/test";
import { codePointLength } from "#domain/text/length.ts";
import { pointer, type Hand } from "./hand.ts";
import type { Photo } from "./photos.ts";

/** What a person answers about the cleaning of an empty flat. */
export interface CleaningAnswers {
  region: readonly [siDo: string, siGunGu: string, dong: string];
  note: string;
  photos: Photo[];
}

/** What stands over the questions that every form ends with. */
export const CLOSING = "마지막으로 알려 주세요";

/** Waits for a question to be on the screen. */
export async function seeQuestion(page: Page, question: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
}

export async function goOn(page: Page, hand: Hand = pointer): Promise<void> {
  await hand.press(page.getByRole("button", { name: "다음", exact: true }));
}

/** Takes one answer of a question with choices, which goes on by itself. */
export async function answerChoice(
  page: Page,
  question: string,
  option: string,
  hand: Hand = pointer,
): Promise<void> {
  await seeQuestion(page, question);
  await hand.answer(page.getByRole("radio", { name: option, exact: true }));
}

/** Takes a day of the calendar, months ahead if need be, which goes on by itself. */
export async function answerDay(
  page: Page,
  question: string,
  day: string,
  hand: Hand = pointer,
): Promise<void> {
  await seeQuestion(page, question);
  const first = page.locator("[data-day]").first();
  const shown = async () => (await first.getAttribute("data-day")) ?? "";
  for (let seen = await shown(); monthOf(seen) < monthOf(day); seen = await shown()) {
    await hand.press(page.getByRole("button", { name: "다음 달" }));
    // Pressed again before that month is drawn, the calendar would go past it.
    await expect(first).not.toHaveAttribute("data-day", seen);
  }
  await hand.pickDay(page.locator(`[data-day="${day}"]`));
}

const monthOf = (day: string) => day.slice(0, "YYYY-MM".length);

/** Writes the answer of a question with one field and goes on. */
export async function answerField(
  page: Page,
  question: string,
  text: string,
  hand: Hand = pointer,
): Promise<void> {
  await seeQuestion(page, question);
  await hand.write(page.getByLabel(question, { exact: true }), text);
  await goOn(page, hand);
}

/** 입주청소 from its first question to the review, every step answered. */
export async function fillCleaningForm(
  page: Page,
  answers: CleaningAnswers,
  hand: Hand = pointer,
): Promise<void> {
  await answerChoice(page, "어떤 건물인가요?", "아파트", hand);
  await answerField(page, "공급면적은 몇 평인가요?", "24", hand);
  await answerChoice(page, "집 구조를 알려 주세요", "쓰리룸", hand);
  await answerField(page, "욕실은 몇 개인가요?", "2", hand);
  await answerChoice(page, "지금 어떤 상태인가요?", "공실", hand);
  await seeQuestion(page, "더 챙길 곳이 있나요?");
  await hand.choose(page.getByRole("checkbox", { name: "베란다" }));
  await hand.choose(page.getByRole("checkbox", { name: "창틀" }));
  await goOn(page, hand);
  await answerDay(page, "언제 청소할까요?", dayFromNow(20), hand);
  await answerRegion(page, answers.region, hand);
  await seeQuestion(page, CLOSING);
  if (answers.photos.length > 0) {
    await hand.attach(page.getByLabel("집 사진이 있나요? 사진 올리기"), answers.photos);
    for (const { name } of answers.photos) {
      await expect(page.getByRole("button", { name: `${name} 삭제` })).toBeVisible();
    }
  }
  await hand.choose(page.getByRole("radio", { name: "1주 안", exact: true }));
  await hand.write(page.getByLabel("더 알려 줄 내용이 있나요?"), answers.note);
  await expect(
    page.getByText(`지금 ${codePointLength(answers.note)}자`, { exact: false }),
  ).toBeVisible();
  await hand.choose(page.getByRole("radio", { name: "3장", exact: true }));
  await goOn(page, hand);
  await seeQuestion(page, "이대로 보낼까요?");
}

async function answerRegion(
  page: Page,
  [siDo, siGunGu, dong]: CleaningAnswers["region"],
  hand: Hand,
): Promise<void> {
  await seeQuestion(page, "어디를 청소하나요?");
  await hand.pick(page.getByRole("combobox", { name: "시·도" }), siDo);
  await hand.pick(page.getByRole("combobox", { name: "시·군·구" }), siGunGu);
  await hand.pick(page.getByRole("combobox", { name: "읍·면·동" }), dong);
  await goOn(page, hand);
}

/** "YYYY-MM-DD" in Seoul, so many days from today. */
export function dayFromNow(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(at);
}
