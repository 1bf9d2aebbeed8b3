import { expect, it } from "vitest";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { ApplyPage } from "./apply-page.tsx";

const me = (is: object): Answers => [
  ["users.me", {}, { id: "me", user_type: "customer", pro: null, phone_verified: true, ...is }],
];
const said = (is: object) => textInPage(<ApplyPage />, undefined, me(is));

it("asks who wants to be a pro first for a proven phone, says why, and comes back here", () => {
  const text = said({ phone_verified: false });
  expect(text).toContain("먼저 휴대폰 번호를 확인해 주세요");
  expect(text).toContain("번호는 고용하기 전까지 상대방에게 보이지 않아요.");
  expect(text).not.toContain("지원하기");
  expect(linksInPage(<ApplyPage />, undefined, me({ phone_verified: false }))).toEqual([
    ["휴대폰 번호 확인하기", "/verify-phone?next=%2Fpro%2Fapply"],
  ]);
});

it("tells staff that they cannot become one with this account", () => {
  const text = said({ user_type: "staff" });
  expect(text).toContain("운영 계정으로는 고수가 될 수 없어요");
  expect(text).not.toContain("휴대폰 번호 확인하기");
});

it("shows who has applied how it stands in place of the form", () => {
  expect(said({ pro: { id: "pro", state: "pending" } })).not.toContain("지원하기");
});
