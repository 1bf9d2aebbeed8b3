import { expect, type Page } from "@playwright/test";
import { pointer, type Hand } from "./hand.ts";
import type { Photo } from "./photos.ts";

/** Rates, writes and sends the review on the page; the pro's public page comes next. */
export async function writeReview(
  page: Page,
  { body, photos }: { body: string; photos: Photo[] },
  hand: Hand = pointer,
): Promise<void> {
  for (const [score, stars] of [
    ["전체로 보면 어땠나요?", "5점, 최고예요"],
    ["결과", "5점, 최고예요"],
    ["소통", "4점, 좋아요"],
    ["시간 약속", "5점, 최고예요"],
  ] as const) {
    const group = page.getByRole("radiogroup", { name: score });
    await hand.choose(group.getByRole("radio", { name: stars }));
  }
  await hand.write(
    page.getByRole("textbox", { name: "어떤 점이 좋았고, 어떤 점이 아쉬웠나요?" }),
    body,
  );
  await hand.attach(page.getByLabel("사진 사진 올리기"), photos);
  for (const { name } of photos) {
    await expect(page.getByRole("button", { name: `${name} 삭제` })).toBeVisible();
  }
  await hand.press(page.getByRole("button", { name: "후기 남기기" }));
  await expect(page.getByRole("heading", { level: 1, name: "후기를 남겼어요" })).toBeVisible();
  await expect(page.getByText("후기 기록")).toBeVisible();
  await hand.press(page.getByRole("link", { name: "고수의 후기 보기" }));
}

/** Adds a comment below the only review on the page. */
export async function comment(page: Page, body: string, hand: Hand = pointer): Promise<void> {
  await hand.press(page.getByRole("button", { name: "댓글 쓰기" }));
  await hand.write(page.getByRole("textbox", { name: "댓글" }), body);
  await hand.press(page.getByRole("button", { name: "댓글 남기기" }));
  await expect(page.getByRole("list", { name: "댓글" })).toContainText(body);
}
