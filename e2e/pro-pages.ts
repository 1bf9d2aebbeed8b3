import { expect, type Page } from "@playwright/test";
import { pointer, type Hand } from "./hand.ts";
import type { Photo } from "./photos.ts";

/** What somebody tells who wants to become a pro. */
export interface Application {
  name: string;
  service: string;
  siDo: string;
  siGunGu: string;
  photo: Photo;
}

/** Fills in the application on the page and sends it. */
export async function apply(
  page: Page,
  application: Application,
  hand: Hand = pointer,
): Promise<void> {
  const { name, service, siDo, siGunGu, photo } = application;
  await hand.write(page.getByRole("searchbox", { name: "이름으로 찾기" }), service);
  await hand.choose(page.getByRole("checkbox", { name: service }));
  await hand.pick(page.getByRole("combobox", { name: "시·도" }), siDo);
  await hand.choose(page.getByRole("checkbox", { name: siGunGu }));
  await hand.write(page.getByRole("textbox", { name: "활동 이름" }), name);
  await hand.write(page.getByRole("textbox", { name: "한 줄 소개" }), "새집처럼 꼼꼼하게 닦아요");
  await hand.write(
    page.getByRole("textbox", { name: "자세한 소개" }),
    "두 사람이 함께 가서 반나절에 끝내요. 끝나면 같이 돌아보며 확인해요.",
  );
  await hand.write(page.getByRole("textbox", { name: "경력" }), "7");
  await hand.attach(page.getByLabel("프로필 사진 사진 올리기"), [photo]);
  await expect(page.getByRole("button", { name: `${photo.name} 삭제` })).toBeVisible();
  await hand.press(page.getByRole("button", { name: "지원하기" }));
  await expect(page.getByRole("heading", { name: "본인 확인이 남았어요" })).toBeVisible();
}
