import { expect, type Page } from "@playwright/test";
import type { Hand } from "./hand.ts";
import { arrive, step, hydrated } from "./journey.ts";
import type { Market, Person } from "./market.ts";
import { checkWidth } from "./page-checks.ts";
import { newcomer, signUp, verifyPhone } from "./people.ts";
import { photo } from "./photos.ts";
import { apply } from "./pro-pages.ts";
import { composeQuote, completeHire, hireQuote, proposePrice } from "./quote-pages.ts";
import { fillCleaningForm, type CleaningAnswers } from "./request-form.ts";
import { comment, writeReview } from "./review-pages.ts";
import { sendQuote } from "./scene.ts";

interface MainJob {
  page: Page;
  open: (person?: Person) => Promise<Page>;
  market: Market;
  hand: Hand;
  /** A si-gun-gu in which no other journey works. */
  region: { code: string; names: CleaningAnswers["region"] };
}

/** The main job from sign-up to the comment below the review, each side in a browser of its own. */
export async function runMainJob({ page, open, market, hand, region }: MainJob): Promise<void> {
  const [siDo, siGunGu] = region.names;
  const rival = await market.pro({ name: "말끔한 집", regions: [region.code] });
  const customer = newcomer("이서연");
  const pro = newcomer("김도현");

  const inbox = await open();
  await arrive(inbox, "/signup?next=/pro/apply");
  await step("01 고수의 가입", inbox, () => signUp(inbox, pro, hand));
  await hydrated(inbox);
  await verifyPhone(inbox, pro.phone, hand);
  await step("02 고수로 지원", inbox, async () => {
    const face = await photo("얼굴.jpg", 400, 400);
    await apply(
      inbox,
      { name: "반짝 청소", service: "입주청소", siDo, siGunGu, photo: face },
      hand,
    );
  });
  await market.approve(pro.email);
  await expect(inbox.getByRole("heading", { name: "고수로 승인됐어요" })).toBeVisible();
  await step("03 빈 받은 요청", inbox, async () => {
    await hand.press(inbox.getByRole("link", { name: "받은 요청 보기" }));
    await hydrated(inbox);
    await expect(inbox.getByText("아직 받은 요청이 없어요")).toBeVisible();
  });

  await arrive(page, "/signup?next=/request/move-in-cleaning");
  await signUp(page, customer, hand);
  await hydrated(page);
  await step("04 휴대폰 확인", page, () => verifyPhone(page, customer.phone, hand));

  await step("05 요청서", page, async () => {
    await fillCleaningForm(
      page,
      { region: region.names, note: "새집이라 먼지가 많아요.", photos: [await photo("거실.jpg")] },
      hand,
    );
  });
  await step("06 보낸 요청", page, async () => {
    await hand.press(page.getByRole("button", { name: "요청 보내기" }));
    await expect(page.getByRole("heading", { level: 1, name: "요청을 보냈어요" })).toBeVisible();
    await hand.press(page.getByRole("link", { name: "요청 보기" }));
    await expect(page.getByText("견적을 기다리고 있어요")).toBeVisible();
  });

  const received = inbox.getByRole("list", { name: "받은 요청" }).getByRole("link");
  await step("07 고수가 바로 받은 요청", inbox, async () => {
    await expect(received).toHaveCount(1);
  });
  await step("08 견적 쓰기", inbox, async () => {
    await hand.press(received);
    // A phone folds the request above the paper that answers it.
    const folded = inbox.getByRole("button", { name: /^요청서/ });
    await expect(inbox.getByRole("heading", { name: /견적서$/ })).toBeVisible();
    if (await folded.isVisible()) await hand.press(folded);
    await expect(inbox.getByRole("img", { name: "요청 사진 1" })).toBeVisible();
    await composeQuote(
      inbox,
      {
        item: "24평 입주청소",
        amount: "380000",
        extra: "곰팡이 제거",
        extraAmount: "40000",
        ceiling: "60000",
        message: "약품을 쓰지 않고 스팀으로 닦아요. 반나절이면 끝나요.",
        photos: [await photo("작업.jpg")],
      },
      hand,
    );
  });

  const quotes = page.getByRole("list", { name: "받은 견적" }).getByRole("listitem");
  await step("09 바로 온 견적", page, async () => {
    await expect(quotes).toHaveCount(1);
    await expect(quotes).toContainText("380,000");
  });
  const requestId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await sendQuote(rival, requestId, { total: 450_000 });
  await expect(quotes).toHaveCount(2);

  await step("10 비교", page, async () => {
    await hand.press(page.getByRole("link", { name: "나란히 비교하기" }));
    await expect(page.getByRole("table")).toContainText("고수마다 달라요");
    // The table scrolls, the page does not.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    await checkWidth(page);
    if (size) await page.setViewportSize(size);
  });
  await step("11 고른 견적", page, async () => {
    await hand.press(page.getByRole("link", { name: "반짝 청소 견적서 열기" }));
    await expect(page.getByRole("img", { name: "작업.jpg" })).toBeVisible();
  });
  await step("12 고용", page, () => hireQuote(page, "서울 강남구 역삼로 1", hand));

  const order = { price: "420000", reason: "베란다가 하나 더 있어요." };
  await step("13 고수의 변경 제안", inbox, () => proposePrice(inbox, order, hand));
  await step("14 수락한 변경", page, async () => {
    await hand.press(page.getByRole("button", { name: "수락하기" }));
    await expect(page.getByText("수락함")).toBeVisible();
  });
  await step("15 고수가 본 변경", inbox, async () => {
    await expect(inbox.getByText("수락함")).toBeVisible();
  });
  await step("16 완료", page, () => completeHire(page, hand));

  const review = page.getByRole("article", { name: "이○○님의 후기" });
  await step("17 후기", page, async () => {
    await hand.press(page.getByRole("link", { name: "후기 남기기" }));
    await writeReview(
      page,
      {
        body: "구석구석 깨끗해요. 약속한 시간에 오셔서 반나절 만에 끝내 주셨어요.",
        photos: [await photo("거실 후기.jpg")],
      },
      hand,
    );
    await expect(review).toBeVisible();
  });
  const profile = new URL(page.url()).pathname;
  await arrive(inbox, profile);
  await step("18 고수의 댓글", inbox, () => comment(inbox, "맡겨 주셔서 고맙습니다.", hand));

  const visitor = await open();
  await arrive(visitor, profile);
  await step("19 누구나 보는 후기", visitor, async () => {
    const shown = visitor.getByRole("article", { name: "이○○님의 후기" });
    await expect(shown).toContainText("구석구석 깨끗해요.");
    await expect(shown.getByRole("list", { name: "댓글" })).toContainText(
      "맡겨 주셔서 고맙습니다.",
    );
    await expect(shown.getByRole("img")).toHaveCount(1);
  });
}
