import { describe, expect, it } from "vitest";
import { sampleGuide } from "#test/price-guides/sample-guide.ts";
import { priceFaq } from "./price-faq.ts";

const answerTo = (part: string, guide = sampleGuide()) =>
  priceFaq(guide).find(({ question }) => question.includes(part))?.answer;

describe("frequent questions about a price", () => {
  it("are answered with the figures of the guide", () => {
    expect(answerTo("보통 얼마")).toBe(
      "최근 2년 동안 완료된 입주청소 거래 34건의 절반이 23만 원~47만 원 사이에서 합의했고, 중간 가격은 33만 원이에요. (2027년 03월 10일 집계)",
    );
    expect(answerTo("지역마다")).toContain(
      "가장 높은 곳은 서울특별시(35만 원), 가장 낮은 곳은 경기도(32만 원)",
    );
    expect(answerTo("무엇에 따라")).toContain(
      "10~14평일 때 중간 가격은 20만 원, 20~29평일 때는 45만 원",
    );
  });

  it("say that an example is one, and when real prices come", () => {
    const answer = answerTo("보통 얼마", sampleGuide({ agreed: null, basis: "example", n: 3 }));
    expect(answer).toContain(
      "평당 기준으로 1만 1,000원~2만 원 정도예요. 실제 거래가 아니라 예시예요.",
    );
    expect(answer).toContain("거래가 20건 모이면");
  });

  it("give no price where none is known", () => {
    const guide = sampleGuide({ agreed: null, basis: "example", n: 0, example: null });
    expect(answerTo("보통 얼마", guide)).toContain("아직 알려 드릴 만큼 거래가 모이지 않았어요");
    expect(answerTo("지역마다", guide)).toBeUndefined();
    expect(answerTo("무엇에 따라", guide)).toBeUndefined();
  });

  it("compare no places when there is but one", () => {
    const { agreed } = sampleGuide();
    const guide = sampleGuide({
      agreed: agreed && { ...agreed, by_region: agreed.by_region.slice(0, 1) },
    });
    expect(answerTo("지역마다", guide)).toBeUndefined();
  });

  it("are none of a guide that is narrowed down", () => {
    const region = { code: "11", name: "서울특별시", full_name: "서울특별시" };
    expect(priceFaq(sampleGuide({ asked: { region, answers: [] } }))).toEqual([]);
  });
});
