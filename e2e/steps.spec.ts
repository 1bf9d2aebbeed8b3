import type { Page } from "@playwright/test";
import { choosePlan, expect, LIGHT, test } from "./billing-journey.ts";
import { arrive } from "./journey.ts";
import { HYUNDAI, registerCard } from "./payment-window.ts";
import { newcomer, PASSWORD, signUp } from "./people.ts";

/** Counts what a person does on the product's own pages: presses and fields that they write into. */
async function stepsOf(page: Page): Promise<() => number> {
  let steps = 0;
  await page.exposeFunction("countStep", () => void (steps += 1));
  await page.addInitScript((host) => {
    if (location.host !== host) return;
    const count = () => (globalThis as unknown as { countStep: () => void }).countStep();
    addEventListener("pointerdown", count, true);
    addEventListener(
      "input",
      ({ target }) => {
        if (target instanceof HTMLInputElement && /^(text|email|password)$/.test(target.type))
          count();
      },
      true,
    );
  }, new URL(page.url()).host);
  await page.reload();
  return () => {
    const since = steps;
    steps = 0;
    return since;
  };
}

test("leaving takes no more steps than joining: of the membership, at the end and at once", async ({
  market,
  open,
}) => {
  const page = await open(await market.pro());
  await arrive(page, "/membership/plans");
  const steps = await stepsOf(page);
  const main = page.getByRole("main");
  await choosePlan(page, LIGHT);
  await page.getByRole("radio", { name: "카드" }).check();
  await page.getByRole("button", { name: "29,000원 결제하기" }).click();
  const joining = steps();
  // The gateway's own form comes on top, and is not counted.
  await registerCard(page, HYUNDAI);
  await expect(page.getByRole("heading", { name: "멤버십을 시작했어요" })).toBeVisible();

  await arrive(page, "/membership");
  steps();
  await main.getByRole("link", { name: "해지하기" }).click();
  await main.getByRole("button", { name: "기간 끝에 해지하기" }).click();
  await expect(main).toContainText("해지 예약");
  const cancelling = steps();
  await main.getByRole("button", { name: "해지 취소하기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(main).toContainText("이용 중");
  steps();
  await main.getByRole("link", { name: "해지하기" }).click();
  await main.getByRole("button", { name: "환불받고 지금 해지하기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "환불 내역" })).toBeVisible();
  const leaving = steps();
  expect(joining).toBe(3);
  expect([cancelling, leaving]).toEqual([2, 3]);
});

test("leaving for good takes fewer steps than signing up", async ({ open }) => {
  const page = await open();
  await arrive(page, "/");
  const steps = await stepsOf(page);
  await arrive(page, "/signup");
  await signUp(page, newcomer("한걸음"));
  const joining = steps();
  await arrive(page, "/me");
  steps();
  await page.getByRole("link", { name: "탈퇴" }).click();
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "탈퇴 신청하기" }).click();
  await expect(page.getByRole("heading", { name: "탈퇴 신청을 받았어요" })).toBeVisible();
  expect([joining, steps()]).toEqual([7, 3]);
});
