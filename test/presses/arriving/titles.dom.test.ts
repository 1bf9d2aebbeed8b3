import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { fullTitle } from "#domain/brand/name.ts";
import { answering, NOW } from "../answering.ts";
import { mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const me = sampleOutput("users.me") as Output<"users.me">;

async function titleAt(path: string, userType: "customer" | "pro" | "staff"): Promise<string> {
  const visitor = { authenticated: true, userType };
  const pro = userType === "pro" ? { ...me.pro, state: "approved" } : null;
  const permissions = ["queue", "requests", "reviews", "support", "refunds", "billing", "log"];
  const answer = answering({
    "users.me": { pro, phone_verified: true },
    "staff.secondFactor": { state: "passed", permissions },
  });
  await openPage({ path, visitor, now: NOW, answer });
  return document.title;
}

it.each([
  ["/setting/notifications", "알림 설정"],
  ["/setting/consents", "동의와 약관"],
  ["/setting/account", "계정 설정"],
  ["/setting/account/export", "내 정보 받기"],
  ["/setting/account/withdrawal", "탈퇴"],
  ["/setting/account/second-step", "2단계 인증"],
  ["/setting/tel", "휴대폰 번호 바꾸기"],
  ["/setting/devices", "로그인한 기기"],
  ["/notifications", "알림"],
  ["/requests", "내 요청"],
  ["/consultations", "상담"],
  ["/support/tickets", "내 문의"],
  ["/me/reviews", "내가 쓴 후기"],
  ["/me/saved-pros", "찜한 고수"],
  ["/membership/refunds", "환불 내역"],
  ["/membership/receipts", "영수증"],
])("a customer's tab at %s is called %s", async (path, title) => {
  expect(await titleAt(path, "customer")).toBe(fullTitle(title));
  expect(mainText()).toContain(title);
});

it.each([
  ["/pro/requests", "받은 요청"],
  ["/pro/templates/new", "새 템플릿"],
  ["/pro/schedule", "일정"],
  ["/pro/hires", "진행 중인 일"],
  ["/pro/templates", "견적 템플릿"],
  ["/pro/certifications", "자격 확인"],
  ["/pro/report", "내 활동 리포트"],
  ["/pro/testimonials", "외부 추천"],
])("a pro's tab at %s is called %s", async (path, title) => {
  expect(await titleAt(path, "pro")).toBe(fullTitle(title));
});

it.each([
  ["/staff", "대기 목록"],
  ["/staff/log", "기록"],
  ["/staff/requests", "요청 찾기"],
  ["/staff/reviews", "후기 찾기"],
  ["/staff/support", "고객센터 문의"],
  ["/staff/refunds", "계좌 환불"],
  ["/staff/billing", "결제"],
])("a tab of the back office at %s is called %s", async (path, title) => {
  expect(await titleAt(path, "staff")).toBe(fullTitle(title));
});
