import { describe, expect, it } from "vitest";
import { activeOverview } from "#test/factories/membership-overview.ts";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { Exists, Paid } from "./purchase-result.tsx";

const overview = activeOverview();
const { membership } = overview;
if (!membership) throw new Error("a membership is expected");

const me = (state: string | null): Answers => [
  ["users.me", {}, { pro: state === null ? null : { state } }],
];

describe("what a new member is told, and where they may go", () => {
  const OWN = ["내 멤버십 보기", "/membership"];

  it.each([
    ["approved", "받은 요청에 견적을 보내 보세요.", ["받은 요청 보기", "/pro/requests"]],
    ["pending", "견적은 고수로 승인된 뒤에", ["고수 신청 보기", "/pro/apply"]],
    ["rejected", "견적은 고수로 승인된 뒤에", ["고수 신청 보기", "/pro/apply"]],
    [null, "견적은 고수로 승인된 뒤에", ["고수로 시작하기", "/pro/apply"]],
    [
      "suspended",
      "고수 활동이 정지돼서 견적을 보낼 수 없어요 .",
      ["정지 이유 보기", "/pro/profile"],
    ],
  ])("as a pro who is %s", (state, words, way) => {
    const part = <Paid membership={membership} overview={overview} />;
    const text = textInPage(part, undefined, me(state));
    expect(text).toContain("멤버십을 시작했어요 70 크레딧 이 들어왔어요.");
    expect(text).toContain(words);
    expect(linksInPage(part, undefined, me(state))).toEqual(way ? [OWN, way] : [OWN]);
  });

  it("names the method only where there is one", () => {
    const said = (of: typeof overview) =>
      textInPage(<Paid membership={membership} overview={of} />, undefined, me("approved"));
    expect(said(overview)).toContain("결제 수단 현대카드 (1234)");
    expect(said({ ...overview, method: null })).not.toContain("결제 수단");
  });
});

it("who has a membership already reads so, and that nothing was paid here if they tried", () => {
  const said = (sent: boolean) =>
    textInPage(<Exists membership={membership} sent={sent} />, undefined, me("approved"));
  expect(said(false)).toMatch(/^이미 멤버십이 있어요 스탠다드 상품을 쓰고 있어요\./);
  expect(said(true)).toMatch(
    /^이미 멤버십이 있어요 다른 창에서 먼저 시작한 멤버십이라 여기에서는 결제하지 않았어요\./,
  );
});
