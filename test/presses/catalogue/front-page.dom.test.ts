import { describe, expect, it } from "vitest";
import { LIGHT, STANDARD } from "../../factories/membership-overview.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const figures = { pro_count: 1_204, review_count: 31, deal_count: 0 };
const categories = [
  {
    slug: "lessons",
    name: "과외·레슨",
    description: "",
    icon: "",
    services: [
      { slug: "piano", name: "피아노" },
      { slug: "english", name: "영어" },
      { slug: "math", name: "수학" },
    ],
  },
];
const highlight = {
  service: { slug: "cleaning", name: "이사청소", unit: "건" },
  category: { slug: "moving-cleaning", name: "이사·청소" },
  basis: "agreed",
  n: 1_040,
  price: { low: 100_000, mid: 200_000, high: 300_000 },
  example_of: null,
  as_of: "2027-03-09",
};

function openHome(given: Parameters<typeof answering>[0] = {}) {
  const answer = answering({
    "market.figures": figures,
    "categories.list": { items: categories },
    "services.popular": { items: [{ slug: "piano", name: "피아노" }] },
    "prices.list": { items: [highlight] },
    "subscriptions.plans": { items: [STANDARD, LIGHT] },
    ...given,
  });
  return openPage({ path: "/", visitor, now: NOW, answer });
}

describe("the front page", () => {
  it("counts pros, reviews and deals, and leaves out what there is none of", async () => {
    await openHome();
    expect(mainText()).toContain("고수1,204명거래 후기31개");
    expect(mainText()).not.toContain("완료한 거래0건");
    await openHome({ "market.figures": { pro_count: 0, review_count: 0, deal_count: 0 } });
    expect(mainText()).not.toContain("거래 후기0개");
  });

  it("leads at once to what others look for", async () => {
    await openHome();
    const quick = document.querySelector("main ul[aria-label='바로 가기'] a");
    expect(quick?.getAttribute("href")).toBe("/services/piano");
  });

  it("shows each category with the two services that are asked for most", async () => {
    await openHome();
    expect(hrefOf("과외·레슨피아노영어")).toBe("/categories/lessons");
    expect(hrefOf("모든 서비스")).toBe("/categories");
  });

  it("shows what was really agreed, with the way to each price and to all", async () => {
    await openHome();
    expect(mainText()).toContain("이사청소중간 가격 20만 원");
    expect(mainText()).toContain("거래 1,040건절반은 ");
    expect(document.querySelector("main a[href='/prices/cleaning']")).not.toBeNull();
    expect(hrefOf("모든 가격")).toBe("/prices");
    await openHome({ "prices.list": { items: [] } });
    expect(mainText()).not.toContain("실제로 합의한 가격");
  });

  it("shows a quote that is an example, whose most is its sum and all that may come on top", async () => {
    await openHome();
    expect(mainText()).toContain("견적서예시");
    expect(mainText()).toContain("포함 전체 청소312,000원");
    expect(mainText()).toContain("별도 곰팡이 제거");
    expect(mainText()).toContain("불포함 폐기물 수거견적 금액360,000원");
    expect(mainText()).toContain("더해도 최대 400,000원");
  });

  it("says to pros what a quote costs, that unread ones cost nothing, and the least a month", async () => {
    await openHome();
    expect(mainText()).toMatch(/견적서 한 장\d+~\d+크레딧고객이 읽지 않은 견적서0크레딧/);
    expect(mainText()).toContain("멤버십, 한 달29,000원부터");
    expect(hrefOf("고수로 시작하기")).toBe("/pro/apply");
    expect(hrefOf("멤버십 보기")).toBe("/membership/plans");
  });

  it("names no price of a membership where none can be had", async () => {
    await openHome({ "subscriptions.plans": { items: [] } });
    expect(mainText()).toContain("고객이 읽지 않은 견적서");
    expect(mainText()).not.toContain("멤버십, 한 달");
  });

  it("says in three steps how it goes, each with what can be counted on", async () => {
    await openHome();
    const steps = [...document.querySelectorAll("main ol h3")].map((step) => step.textContent);
    expect(steps).toEqual(["한 번만 알려 주세요", "한 줄씩 비교하세요", "고르고 맡기세요"]);
    expect(mainText()).toContain("전화번호는 고용한 고수에게만 보여요");
  });
});
