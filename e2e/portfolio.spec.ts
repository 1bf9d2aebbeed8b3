import type { Locator } from "@playwright/test";
import { pieceFields } from "#test/factories/portfolio.ts";
import { arrive, expect, step, hydrated, test } from "./journey.ts";
import { photo } from "./photos.ts";
import { uploadPicture } from "./upload-picture.ts";

// 울진군: no other journey works there.
const REGION = "47930";

test("포트폴리오: 작업을 올리고 순서를 바꾸면 누구나 사진까지 본다", async ({ market, open }) => {
  const pro = await market.pro({ name: "마루 청소", regions: [REGION] });
  const before = pieceFields(await uploadPicture(market, pro, "portfolio_photo"));
  await pro.call("pro.portfolio.create", { ...before, title: "먼저 한 작업", done_on: "2026-01" });
  const page = await open(pro);
  const own = page.getByRole("list", { name: "내 포트폴리오" });

  await step("사진 세 장으로 작업을 올린다, 한 장은 작업 전이다", page, async () => {
    await arrive(page, "/pro/portfolio");
    await page.getByRole("link", { name: "작업 올리기" }).click();
    await hydrated(page);
    const photos = [
      await photo("끝.jpg"),
      // As a phone takes it: larger than any page shows it.
      await photo("처음.jpg", 2_600, 3_400),
      await photo("옆.jpg"),
    ];
    await page.getByLabel("사진 사진 올리기").setInputFiles(photos);
    // Each has its place among those that have come: 처음.jpg, the largest, may come last.
    for (const { name } of photos) {
      await expect(page.getByRole("button", { name: `${name} 삭제` })).toBeVisible();
    }
    // The place is told, and the button keeps the focus for the next press.
    for (const [by, place] of [
      ["앞으로", 2],
      ["뒤로", 3],
    ]) {
      const move = page.getByRole("button", { name: `옆.jpg ${by} 옮기기` });
      await move.press("Enter");
      const told = page.getByRole("status").filter({ hasText: "옮겼어요" });
      await expect(told).toHaveText(`‘옆.jpg’ 파일을 ${place}번째로 옮겼어요.`);
      await expect(move).toBeFocused();
    }
    const beforeChoice = page.getByRole("group", { name: "작업 전 사진" });
    await expect(beforeChoice.getByRole("radio")).toHaveCount(3);
    await beforeChoice.getByRole("radio", { name: "처음.jpg" }).check();
    await page.getByRole("textbox", { name: "제목" }).fill("새로 한 작업");
    await page.getByRole("combobox", { name: "서비스", exact: true }).selectOption({ index: 1 });
    await page
      .getByRole("textbox", { name: "어떤 일을 했나요?" })
      .fill("베란다 창틀의 묵은 때를 이틀에 걸쳐 없앴어요.");
    await page.getByRole("button", { name: "작업 올리기" }).click();
    // What is missing is said, and nothing that was typed is lost.
    await expect(page.getByText("작업한 때를 골라 주세요.")).toBeVisible();
    await page.getByRole("combobox", { name: "작업한 해" }).selectOption({ index: 2 });
    await page.getByRole("combobox", { name: "작업한 달" }).selectOption("03");
    await page.getByRole("button", { name: "작업 올리기" }).click();
    await expect(own.getByRole("heading").first()).toHaveText("새로 한 작업");
  });

  await step("키보드로 순서를 바꾼다", page, async () => {
    await page.getByRole("button", { name: "새로 한 작업 뒤로 옮기기" }).focus();
    await page.keyboard.press("Enter");
    await expect(own.getByRole("heading").first()).toHaveText("먼저 한 작업");
    await expect(page.getByRole("button", { name: "새로 한 작업 앞으로 옮기기" })).toBeFocused();
  });

  const visitor = await open();
  await step("방문자가 작업 전과 후를 키보드로 밀어 비교한다", visitor, async () => {
    await arrive(visitor, `/pros/${pro.proId}`);
    await hydrated(visitor);
    const compared = visitor.getByRole("list", { name: "작업 전과 후" });
    const earlier = compared.getByRole("img", { name: "새로 한 작업: 작업 전" });
    await expect(earlier).toBeVisible();
    // The whole of it was sent, and not a corner: a white circle in the middle of a dark ground.
    expect(await lightness(earlier)).toEqual(["dark", "dark", "dark", "dark", "light"]);
    const boundary = compared.getByRole("slider", { name: "새로 한 작업: 작업 전과 후의 경계" });
    await expect(boundary).toHaveAttribute("aria-valuetext", "작업 전 50%, 작업 후 50%");
    await boundary.focus();
    await visitor.keyboard.press("ArrowRight");
    await expect(boundary).toHaveAttribute("aria-valuetext", "작업 전 51%, 작업 후 49%");
  });

  await step("방문자가 사진을 넘겨 본다", visitor, async () => {
    const link = visitor.getByRole("link", { name: "새로 한 작업" });
    await link.click();
    const layer = visitor.getByRole("dialog", { name: "새로 한 작업" });
    // In the large view, too, before and after are two different pictures.
    const halves = layer.getByRole("img", { name: /작업 [전후]$/ });
    await expect(halves).toHaveCount(2);
    const sources = await halves.evaluateAll((all) => all.map((half) => half.getAttribute("src")));
    expect(new Set(sources).size).toBe(2);
    // The arrows move the boundary while it is focused, and turn to the next picture otherwise.
    await layer.getByRole("slider").focus();
    await visitor.keyboard.press("ArrowLeft");
    await expect(layer.getByText("1 / 2")).toBeVisible();
    await layer.getByRole("button", { name: "닫기" }).focus();
    await visitor.keyboard.press("ArrowRight");
    await expect(layer.getByRole("img", { name: "새로 한 작업 사진 2" })).toBeVisible();
    await expect(layer.getByText("묵은 때를 이틀에 걸쳐")).toBeVisible();
    await visitor.keyboard.press("Escape");
    await expect(layer).toBeHidden();
    await expect(link).toBeFocused();
  });
});

/** Whether a picture is dark or light in its four corners and in its middle. */
function lightness(picture: Locator): Promise<string[]> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      willReadFrequently: true,
    });
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const [right, low] = [width - 3, height - 3];
    const places = [
      [2, 2],
      [right, 2],
      [2, low],
      [right, low],
      [Math.round(width / 2), Math.round(height / 2)],
    ] as const;
    return places.map(([x, y]) =>
      (context.getImageData(x, y, 1, 1).data[0] ?? 0) > 128 ? "light" : "dark",
    );
  });
}
