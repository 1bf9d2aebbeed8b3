import { describe, expect, it } from "vitest";
import { questionsOf, firstQuoteTime, type ServiceFacts } from "./service-questions.ts";

const unknown: ServiceFacts = {
  name: "입주청소",
  required_certificates: [],
  safety: null,
  price: null,
  firstQuote: { requests: 0, minutes: null },
};
const range = { low: 110_000, mid: 140_000, high: 200_000 };
const written = [{ question: "집에 있어야 하나요?", answer: "끝날 때 확인하면 돼요." }];

const asked = (facts: ServiceFacts) => questionsOf(facts, written).map(({ question }) => question);

describe("the frequent questions of a service", () => {
  it("are what was written and what always holds while nothing is known", () => {
    expect(asked(unknown)).toEqual([
      "집에 있어야 하나요?",
      "견적보다 더 내게 될 수도 있나요?",
      "전화번호는 누구에게 보이나요?",
      "요청을 취소할 수 있나요?",
    ]);
  });

  it("begin with the price, which says where it comes from", () => {
    const [example] = questionsOf(
      { ...unknown, price: { ...range, exampleOf: "1톤 한 대" } },
      written,
    );
    expect(example?.question).toBe("입주청소는 보통 얼마인가요?");
    expect(example?.answer).toContain("1톤 한 대 기준으로 11만 원에서 20만 원");
    expect(example?.answer).toContain("예시");
    const [real] = questionsOf({ ...unknown, price: { ...range, agreed: 1031 } }, written);
    expect(real?.answer).toContain("거래 1,031건의 절반이 11만 원에서 20만 원");
    expect(real?.answer).toContain("중간 가격은 14만 원");
    expect(real?.answer).not.toContain("예시");
  });

  it("tell the time to the first quote from ten requests on", () => {
    const waits = "첫 견적은 얼마나 빨리 오나요?";
    expect(asked({ ...unknown, firstQuote: { requests: 9, minutes: 40 } })).not.toContain(waits);
    const known = { ...unknown, firstQuote: { requests: 10, minutes: 40 } };
    expect(asked(known)).toContain(waits);
    const question = questionsOf(known, []).find(({ question }) => question === waits);
    expect(question?.answer).toContain("40분");
  });

  it("tell which certificates are checked, each in its own words", () => {
    const licensed = questionsOf({ ...unknown, required_certificates: ["licence"] }, []);
    expect(licensed[0]).toMatchObject({ question: "고수의 자격을 확인하나요?" });
    expect(licensed[0]?.answer).toContain("자격을 확인받은 고수만");
  });

  it("say what nobody looks up where children, care or a home are about", () => {
    const [atHome] = questionsOf({ ...unknown, safety: "home" }, []);
    expect(atHome?.answer).toContain("배상 책임 보험은 솜씨가 확인하지 않아요.");
    const [withChildren] = questionsOf({ ...unknown, safety: "children" }, []);
    expect(withChildren?.answer).toContain("범죄 경력은 솜씨가 조회할 수 없어요.");
  });
});

it("hides a median of few requests", () => {
  expect(firstQuoteTime({ requests: 9, minutes: 40 })).toBeNull();
  expect(firstQuoteTime({ requests: 10, minutes: 40 })).toBe(40);
});
