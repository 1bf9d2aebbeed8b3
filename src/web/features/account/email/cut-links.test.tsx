import { expect, it } from "vitest";
import { pageAt } from "#test/render-in-page.tsx";
import { EmailChangePage } from "./email-change-page.tsx";
import { UndoEmailChangePage } from "./undo-email-change-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

const PAGES = [
  ["/verify-email", VerifyEmailPage, ["내 정보로 가기", "/me"], "이메일 확인하기"],
  ["/email-change", EmailChangePage, ["계정 설정으로 가기", "/setting/account"], "이메일 바꾸기"],
  ["/email-change/undo", UndoEmailChangePage, ["처음으로 가기", "/"], "되돌리고 로그아웃하기"],
] as const;

it.each(PAGES)(
  "%s says of a link that a mail program cut that it is, with a way on",
  async (...page) => {
    const [path, Page, wayOn, verb] = page;
    const cut = await pageAt(Page, path, path);
    expect(cut.text).toContain("링크를 알아볼 수 없어요 주소가 잘린 것 같아요.");
    expect(cut.text).not.toContain(verb);
    expect(cut.links).toContainEqual(wayOn);
    const whole = await pageAt(Page, path, `${path}?token=mailed`);
    expect(whole.text).toContain(verb);
    expect(whole.text).not.toContain("주소가 잘린 것 같아요");
  },
);
