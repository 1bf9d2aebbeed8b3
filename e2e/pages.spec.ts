import type { Page } from "@playwright/test";
import type { Visitor } from "#contract/page-rendering.ts";
import { arrive, expect, shoot, takesShots } from "./journey.ts";
import type { Person } from "./market.ts";
import { checkAccess, checkAnswer, checkOutline, checkWidth } from "./page-checks.ts";
import { test, type Scene } from "./page-test.ts";

test.describe.configure({ mode: "parallel" });
// No colour is on its way to another when it is looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Of a tablet: the layout of a phone or that of a desk, in other proportions. */
const WIDTH_BETWEEN = 768;

interface PageCase {
  name: string;
  path: string | ((scene: Scene) => string);
  status?: number;
}

const forEveryone: PageCase[] = [
  { name: "홈", path: "/" },
  { name: "분야", path: "/categories/moving-cleaning" },
  { name: "서비스", path: "/services/move-in-cleaning" },
  { name: "찾은 고수", path: "/search?q=청소" },
  { name: "좁혀 찾은 고수", path: "/search?category=moving-cleaning&region=11&min_rating=4" },
  { name: "찾지 못한 고수", path: "/search?q=없는일&min_price=2&max_price=1" },
  { name: "찾기 제안", path: "/search-suggest" },
  { name: "많이 찾는 서비스", path: "/popular-services" },
  { name: "가격 가이드", path: "/prices/move-in-cleaning" },
  { name: "서비스별 가격", path: "/prices" },
  { name: "요청서", path: "/request/move-in-cleaning" },
  { name: "고수 프로필", path: ({ pro }) => `/pros/${pro.proId}` },
  { name: "상담 시간 고르기", path: ({ pro }) => `/pros/${pro.proId}/consultation` },
  { name: "상담 없는 고수", path: ({ rival }) => `/pros/${rival.proId}/consultation`, status: 404 },
  { name: "외부 추천 모두", path: ({ pro }) => `/pros/${pro.proId}/testimonials` },
  { name: "외부 추천 하나", path: ({ testimonial }) => `/testimonials/${testimonial.id}` },
  { name: "추천 쓰기", path: ({ testimonial }) => testimonial.unused },
  { name: "쓴 추천", path: ({ testimonial }) => testimonial.used },
  { name: "링크 없는 추천 쓰기", path: "/testimonial" },
  { name: "고수 신고하기", path: ({ rival }) => `/pro/report?pro_id=${rival.proId}` },
  { name: "멤버십 상품", path: "/membership/plans" },
  { name: "없는 화면", path: "/no-such-page", status: 404 },
  { name: "없는 고수", path: "/pros/nobody", status: 404 },
];

const forVisitors: PageCase[] = [
  { name: "로그인", path: "/login" },
  { name: "회원 가입", path: "/signup" },
  { name: "비밀번호 재설정", path: "/password-reset" },
  { name: "새 비밀번호", path: "/password-reset?token=abc" },
];

const forMembers: PageCase[] = [
  { name: "상담", path: "/consultations" },
  { name: "나에게 온 상담", path: "/consultations?side=pro" },
  {
    name: "답을 기다리는 상담",
    path: ({ consultation }) => `/consultations/${consultation.asked}`,
  },
  { name: "확정된 상담", path: ({ consultation }) => `/consultations/${consultation.confirmed}` },
  { name: "채팅", path: "/chats" },
  { name: "알림", path: "/notifications" },
  { name: "내 정보", path: "/me" },
  { name: "크레딧 충전", path: "/membership/top-up" },
  { name: "영수증 목록", path: "/membership/receipts" },
  { name: "환불 내역", path: "/membership/refunds" },
  { name: "크레딧", path: "/membership/credits" },
  { name: "맡긴 크레딧", path: "/membership/credits?reason=hold" },
  { name: "휴대폰 확인", path: "/verify-phone" },
  { name: "휴대폰 번호 바꾸기", path: "/setting/tel" },
  { name: "내 멤버십", path: "/membership" },
  { name: "멤버십 상품", path: "/membership/plans" },
  {
    name: "멤버십 시작하기",
    path: ({ productId }) => `/membership/buy?product_id=${productId}`,
  },
  { name: "결제 수단 바꾸기", path: "/membership/method" },
];

const forCustomers: PageCase[] = [
  { name: "영수증", path: ({ payments }) => `/membership/receipts/${payments.receipt}` },
  { name: "내 요청", path: "/requests" },
  { name: "견적이 온 요청", path: ({ quoted }) => `/requests/${quoted}` },
  { name: "고용한 요청", path: ({ hired }) => `/requests/${hired.requestId}` },
  { name: "완료한 요청", path: ({ unreviewed }) => `/requests/${unreviewed.requestId}` },
  { name: "견적 비교", path: ({ quoted }) => `/requests/${quoted}/compare` },
  { name: "추천 고수", path: ({ quoted }) => `/user/recommended/${quoted}` },
  { name: "받은 견적", path: ({ quoteId }) => `/quote?id=${quoteId}` },
  { name: "고용한 견적", path: ({ hired }) => `/quote?id=${hired.quoteId}` },
  {
    name: "후기 쓰기",
    path: ({ unreviewed: { hireId, requestId } }) => `/review/${hireId}?request_id=${requestId}`,
  },
  { name: "고수로 시작하기", path: "/pro/apply" },
  { name: "남의 요청", path: `/requests/${crypto.randomUUID()}`, status: 404 },
];

const forPros: PageCase[] = [
  { name: "받은 요청", path: "/pro/requests" },
  { name: "보낸 견적", path: "/pro/quotes" },
  { name: "견적 쓰기", path: ({ unanswered }) => `/quote?request_id=${unanswered}` },
  { name: "견적 템플릿", path: "/pro/templates" },
  { name: "새 템플릿", path: "/pro/templates/new" },
  { name: "템플릿 고치기", path: ({ template }) => `/pro/templates/${template}` },
  { name: "파일을 더할 견적 고르기", path: "/pro/attach-quote-file" },
  {
    name: "견적에 파일 더하기",
    path: ({ quoteId }) => `/pro/attach-quote-file?quote_id=${quoteId}`,
  },
  { name: "내 활동 리포트", path: "/pro/report" },
  { name: "고수의 견적", path: ({ quoteId }) => `/quote?id=${quoteId}` },
  { name: "고용된 견적", path: ({ hired }) => `/quote?id=${hired.quoteId}` },
  { name: "내 프로필 고치기", path: "/pro/profile" },
  { name: "상담 프로필", path: "/pro/consultant" },
  { name: "내 포트폴리오", path: "/pro/portfolio" },
  { name: "작업 올리기", path: "/pro/portfolio/new" },
  { name: "내 외부 추천", path: "/pro/testimonials" },
  { name: "내 자격", path: "/pro/certifications" },
  { name: "본인 확인", path: "/pro/certifications/name" },
  { name: "사업자 확인", path: "/pro/certifications/business" },
  { name: "자격 더하기", path: "/pro/certifications/credentials/new" },
  {
    name: "자격 고치기",
    path: ({ certifications }) => `/pro/certifications/credentials/${certifications.refused}`,
  },
];

const forStaff: PageCase[] = [
  { name: "홈", path: "/" },
  { name: "내 정보", path: "/me" },
  { name: "대기열", path: "/staff" },
  { name: "자격 대기열", path: "/staff?tab=certifications" },
  { name: "고수 확인", path: ({ queue }) => `/staff/pros/${queue.applicant}` },
  { name: "이름 변경 확인", path: ({ queue }) => `/staff/name-changes/${queue.name}` },
  { name: "자격 확인", path: ({ queue }) => `/staff/certifications/${queue.licence}` },
  { name: "신고 확인", path: ({ queue }) => `/staff/reports/${queue.report}` },
  { name: "계좌 환불", path: "/staff/refunds" },
  { name: "계좌를 기다리는 환불", path: "/staff/refunds?tab=missing" },
  { name: "환불 확인", path: ({ payments }) => `/staff/refunds/${payments.refund}` },
  { name: "결제", path: "/staff/billing" },
  { name: "요청 찾기", path: ({ quoted }) => `/staff/requests?id=${quoted}` },
  { name: "후기 찾기", path: ({ reviewId }) => `/staff/reviews?id=${reviewId}` },
  { name: "기록", path: "/staff/log" },
  { name: "2단계 인증", path: "/staff/second-factor" },
];

cover("방문자", () => undefined, [...forEveryone, ...forVisitors], {
  authenticated: false,
  userType: "visitor",
});
cover("고객", ({ customer }) => customer, [...forMembers, ...forCustomers], {
  authenticated: true,
  userType: "customer",
});
cover("운영자", ({ staff }) => staff, forStaff, {
  authenticated: true,
  userType: "staff",
});
cover("고수", ({ pro }) => pro, [...forMembers, ...forPros], {
  authenticated: true,
  userType: "pro",
});

function cover(
  who: string,
  find: (scene: Scene) => Person | undefined,
  cases: PageCase[],
  visitor: Visitor,
) {
  for (const { name, path, status } of cases) {
    test(`${who}: ${name}`, async ({ pageOf, guard, scene }) => {
      const address = typeof path === "string" ? path : path(scene);
      if (status) guard.allow(status, encodeURI(address));
      const page = await pageOf(find(scene));
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: "light" });
      await checkAnswer(page, await arrive(page, address), { status, visitor });
      await checkOutline(page);
      await checkSizes(page, `${who} ${name}`, [360, WIDTH_BETWEEN, 1280]);
    });
  }
}

// It shows every component of the kit, headings among them, and at such an address only.
test("화면 부품", async ({ open, market }) => {
  const page = await open();
  await arrive(page, `${market.origin.replace("//localhost", "//local.localhost")}/dev/ui`);
  await expect(page).toHaveTitle("화면 부품 · 솜씨");
  await checkSizes(page, "화면 부품", [360, 1280]);
});

/**
 * At each width nothing is wider than the screen; at the outer two, whose layouts differ, it is open to everybody in
 * both schemes. The width between shows what one of them shows.
 */
async function checkSizes(page: Page, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await checkWidth(page);
    if (width === WIDTH_BETWEEN && !takesShots) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (width !== WIDTH_BETWEEN) {
        await checkAccess(page, { contrastOnly: colorScheme === "dark" });
      }
      await shoot(page, name, `${width}-${colorScheme}`);
    }
  }
}
