import { expect, it } from "vitest";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { SignInWays } from "./sign-in-ways.tsx";

const part = <SignInWays next="/settings" />;
const items = [
  { provider: "kakao", linked_at: "2027-03-01T12:00:00+09:00" },
  { provider: "naver", linked_at: null },
];
const ways = (has_password: boolean, may_unlink: boolean): Answers => [
  ["users.me.socialLogins", {}, { has_password, may_unlink, items }],
];

it("can be linked and unlinked one by one", () => {
  expect(textInPage(part, undefined, ways(true, true))).toBe(
    "카카오 2027년 03월 01일 에 연결했어요 연결 끊기 네이버 연결하지 않았어요 연결하기",
  );
});

it("keeps the last way in, and says why", () => {
  const text = textInPage(part, undefined, ways(false, false));
  expect(text).toContain("마지막 로그인 방법이라 끊을 수 없어요");
  expect(text).not.toContain("연결 끊기");
});

it("leads who has no password to one", () => {
  expect(linksInPage(part, undefined, ways(false, true))).toEqual([
    ["메일로 비밀번호 정하기", "/password-reset"],
  ]);
  expect(linksInPage(part, undefined, ways(true, true))).toEqual([]);
});

it("says that it is looking while it does not know", () => {
  expect(textInPage(part)).toContain("로그인 방법을 불러오고 있어요");
});
