import type { Locator, Page } from "@playwright/test";
import { pointer, type Hand } from "./hand.ts";
import { arrive, expect, hydrated, test } from "./journey.ts";
import type { Person } from "./market.ts";
import { newcomer, PASSWORD, verifyPhone } from "./people.ts";
import { answerChoice, answerDay, answerField, CLOSING, dayFromNow, goOn } from "./request-form.ts";
import { publish } from "./scene.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 360, height: 780 } });

// 태백시: no other journey works there.
const REGION = { code: "51190", typed: "황지동" };

/** A hand that counts: presses, fields that must be pressed before they are written into, and screens. */
class CountingHand implements Hand {
  taps = 0;
  readonly screens: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Another heading is another screen. */
  async see(): Promise<void> {
    const title = await this.#page.getByRole("heading", { level: 1 }).innerText();
    if (this.screens.at(-1) !== title) this.screens.push(title);
  }
  async #tap(work: () => Promise<void>): Promise<void> {
    await this.see();
    this.taps += 1;
    await work();
  }
  press = (target: Locator) => this.#tap(() => pointer.press(target));
  choose = (target: Locator) => this.#tap(() => pointer.choose(target));
  answer = (target: Locator) => this.#tap(() => pointer.answer(target));
  pickDay = (target: Locator) => this.#tap(() => pointer.pickDay(target));
  pick = (target: Locator, option: string) => this.#tap(() => pointer.pick(target, option));
  attach: Hand["attach"] = (target, files) => this.#tap(() => pointer.attach(target, files));
  write = async (target: Locator, text: string) => {
    await this.see();
    // An effect of the page brings the focus, a moment after the heading shows.
    const isReady = await expect(target)
      .toBeFocused({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isReady) this.taps += 1;
    await pointer.write(target, text);
  };
}

/** From home to the first question. */
async function findCleaning(page: Page, hand: Hand): Promise<void> {
  await arrive(page, "/");
  const search = page.getByRole("combobox").first();
  await hand.press(search);
  await search.fill("입주청소");
  await hand.press(page.getByRole("option", { name: /^입주청소/ }).first());
  await hydrated(page);
  await hand.press(page.getByRole("link", { name: "견적 받기" }).first());
}

async function answerLast(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: CLOSING })).toBeVisible();
  await hand.choose(page.getByRole("radio", { name: "1주 안" }));
  await goOn(page, hand);
}

async function seePublished(page: Page, hand: CountingHand): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "요청을 보냈어요" })).toBeVisible();
  await hand.see();
}

test("a guest comes from home to a published request in 15 screens and 24 taps", async ({
  page,
}) => {
  const hand = new CountingHand(page);
  const person = newcomer("오하늘");
  await findCleaning(page, hand);
  await answerChoice(page, "어떤 건물인가요?", "아파트", hand);
  await answerField(page, "공급면적은 몇 평인가요?", "24", hand);
  await answerChoice(page, "집 구조를 알려 주세요", "쓰리룸", hand);
  await answerField(page, "욕실은 몇 개인가요?", "2", hand);
  await answerChoice(page, "지금 어떤 상태인가요?", "공실", hand);
  await hand.choose(page.getByRole("checkbox", { name: "베란다" }));
  await goOn(page, hand);
  await answerDay(page, "언제 청소할까요?", dayFromNow(20), hand);
  await hand.write(page.getByRole("searchbox", { name: "지역 이름" }), REGION.typed);
  await hand.press(page.getByRole("list", { name: "찾은 지역" }).getByRole("button").first());
  await answerLast(page, hand);

  await hand.press(page.getByRole("button", { name: "가입하고 보내기" }));
  await hydrated(page);
  await hand.write(page.getByRole("textbox", { name: "이메일" }), person.email);
  await hand.write(page.getByRole("textbox", { name: "비밀번호" }), PASSWORD);
  await hand.write(page.getByRole("textbox", { name: "이름" }), person.name);
  await hand.choose(page.getByRole("checkbox", { name: "필수 항목에 모두 동의할게요" }));
  await hand.press(page.getByRole("button", { name: "가입하기" }));
  await hydrated(page);
  await verifyPhone(page, person.phone, hand);
  await seePublished(page, hand);
  expect(hand.screens.length, hand.screens.join(" → ")).toBeLessThanOrEqual(15);
  expect(hand.taps, "taps").toBeLessThanOrEqual(24);
});

test("who asked for the same before needs 10 screens and 10 taps", async ({ market, open }) => {
  const customer: Person = await market.account();
  await market.pro({ name: "대숲 청소", regions: [REGION.code] });
  const before = await publish(customer, REGION.code);
  await customer.call("requests.close", { requestId: before });
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 780 });
  const hand = new CountingHand(page);
  await findCleaning(page, hand);
  await hand.press(page.getByRole("button", { name: "지난번 답으로 채우기" }));
  await answerDay(page, "언제 청소할까요?", dayFromNow(20), hand);
  await answerLast(page, hand);
  await hand.press(page.getByRole("button", { name: "요청 보내기" }));
  await seePublished(page, hand);
  // It says so by itself, however soon after the page it is.
  await expect(page.getByText(/고수 [\d,]+명에게 전했어요\./)).toBeVisible();
  expect(hand.screens.length, hand.screens.join(" → ")).toBeLessThanOrEqual(10);
  expect(hand.taps, "taps").toBeLessThanOrEqual(10);
});
