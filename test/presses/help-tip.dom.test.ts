import { expect, it } from "vitest";
import { answering, pressNamed, ID, NOW } from "./answering.ts";
import { openPage, type OpenPage } from "./open-page.tsx";

const HELP = "답하는 시간 도움말";
const WORDS = "요청이 전해진 뒤 견적을 보내기까지 걸린 시간의 평균이에요.";
const visitor = { authenticated: false, userType: "visitor" } as const;

const openPro = () => openPage({ path: `/pros/${ID}`, visitor, now: NOW, answer: answering({}) });

/** How often the words are there: always once for those who listen, once more while they are shown. */
const timesThere = () => document.body.textContent.split(WORDS).length - 1;

const toggled = async (page: OpenPage) => {
  await pressNamed(page, HELP);
  return timesThere();
};

it("shows what a word means by a press on its mark, and hides it by the next", async () => {
  const page = await openPro();
  expect(timesThere()).toBe(1);
  expect([await toggled(page), await toggled(page), await toggled(page)]).toEqual([2, 1, 2]);
});

it("hides it by Escape and when the focus goes on", async () => {
  const page = await openPro();
  await pressNamed(page, HELP);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await page.settle();
  expect(timesThere()).toBe(1);
  await pressNamed(page, HELP);
  expect(timesThere()).toBe(2);
  (document.activeElement as HTMLElement).blur();
  await page.settle();
  expect(timesThere()).toBe(1);
});
