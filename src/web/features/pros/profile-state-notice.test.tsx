import { expect, it } from "vitest";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleProProfile } from "#test/samples/pros.ts";
import { PortfolioHint } from "./portfolio-hint.tsx";
import { ProfileStateNotice } from "./profile-state-notice.tsx";

const notice = (state: ProProfile["state"], state_reason: string | null = null) => (
  <ProfileStateNotice profile={sampleProProfile({ state, state_reason })} />
);

it.each([
  ["pending", null, "지원서를 확인하고 있어요 지금 수정한 내용으로 확인해요."],
  [
    "rejected",
    "소개가 짧아요.",
    "아직 승인하지 못했어요 소개가 짧아요. 수정해서 다시 보내면 다시 확인해요.",
  ],
  ["approved", null, ""],
] as const)("of a profile that is %s: why it is not shown", (state, reason, words) => {
  expect(textInPage(notice(state, reason))).toBe(words);
});

it("suspended: why, what still goes on, and the way there", () => {
  expect(textInPage(notice("suspended", "연락이 닿지 않아요."))).toMatch(
    /^고수 활동이 정지됐어요 연락이 닿지 않아요\. 새 요청과 견적은 멈추고, 고용된 일은/,
  );
  expect(linksInPage(notice("suspended"))).toEqual([
    ["고객센터", "/support"],
    ["진행 중인 일 보기", "/pro/hires"],
  ]);
});

it("asks for work to show, then for what is missing of it, then for nothing", () => {
  const said = (count: number) => textInPage(<PortfolioHint count={count} />);
  const { advised } = PORTFOLIO_LIMITS;
  expect(said(0)).toMatch(/^지난 작업을 보여 주세요 /);
  expect(said(advised - 1)).toMatch(/^작업을 1개만 더 올려 보세요 /);
  expect(said(advised)).toBe("");
});
