import { describe, expect, it } from "vitest";
import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import type { Output } from "#contract/registry.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: false, userType: "visitor" } as const;
const service: Output<"services.get"> = {
  ...(sampleOutput("services.get") as Output<"services.get">),
  slug: "cleaning",
  name: "이사청소",
  description: "짐이 빠진 집을 청소해요.",
  category1: { slug: "moving-cleaning", name: "이사·청소" },
  pro_count: 1,
  asked: ["몇 평인가요?", "언제 오면 될까요?"],
  questions: [
    { question: "얼마나 걸리나요?", answer: "반나절이에요." },
    { question: "짐이 있어도 되나요?", answer: "네." },
  ],
  related: [{ slug: "windows", name: "창문 청소" }],
  top_pros: [],
};
const pro: ListedPro = {
  ...sampleProCard({ id: "hansol" }),
  regions: ["서울 강남구"],
  region_count: 1,
};
const seoul = { code: "11", name: "서울", full_name: "서울특별시", pro_count: 5_678 };
const sejong = { code: "36", name: "세종", full_name: "세종특별자치시", pro_count: 2 };
const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구", pro_count: 12 };

function openService(changes: Partial<typeof service> = {}, regions: object[] = []) {
  const answer = answering({
    "services.get": { ...service, ...changes },
    "services.regions": { items: regions },
    "prices.list": { items: [] },
  });
  return openPage({ path: "/services/cleaning", visitor, now: NOW, answer });
}

const row = async (changes: Partial<ListedPro>) => {
  await openService({ top_pros: [{ ...pro, ...changes }] });
  const card = document.querySelector("main a[href='/pros/hansol']");
  return card?.textContent ?? "";
};

describe("the page of a service", () => {
  it("says what it is, and leads up to its category and to asking for quotes", async () => {
    await openService();
    expect(mainText()).toContain("이사청소 견적짐이 빠진 집을 청소해요.");
    expect(hrefOf("이사·청소")).toBe("/categories/moving-cleaning");
    // Beside the page, and below it on a phone.
    const asking = [...document.querySelectorAll("main a")].filter(
      (link) => link.textContent === "무료로 견적 받기",
    );
    expect(asking.map((link) => link.getAttribute("href"))).toEqual([
      "/request/cleaning",
      "/request/cleaning",
    ]);
  });

  it("tells what will be asked, and how much of it there is", async () => {
    await openService();
    expect(mainText()).toContain("질문 2개예요.");
    expect(mainText()).toContain("1몇 평인가요?2언제 오면 될까요?");
    await openService({ asked: [] });
    expect(mainText()).not.toContain("요청할 때 이런 것을 물어봐요");
  });

  it("answers what is asked often, the first in sight", async () => {
    await openService();
    const all = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
    expect(all.map(({ open, textContent }) => [open, textContent])).toEqual([
      [true, "얼마나 걸리나요?반나절이에요."],
      [false, "짐이 있어도 되나요?네."],
    ]);
    await openService({ questions: [] });
    expect(mainText()).not.toContain("자주 묻는 질문");
  });

  it("leads to others of its kind, where there are any", async () => {
    await openService();
    expect(hrefOf("창문 청소")).toBe("/services/windows");
    await openService({ related: [] });
    expect(mainText()).not.toContain("함께 찾는 서비스");
  });

  it("leads to the places where it has a page, each si-do with all that is in it", async () => {
    await openService({ questions: [] }, [
      { ...seoul, si_gun_gu: [gangnam] },
      { ...sejong, si_gun_gu: [] },
    ]);
    expect(mainText()).toContain("지역마다 보는 이사청소서울서울 전체5,678명강남구12명세종");
    expect(hrefOf("서울 전체5,678명")).toBe("/services/cleaning/11");
    expect(hrefOf("강남구12명")).toBe("/services/cleaning/11680");
    expect(hrefOf("세종")).toBe("/services/cleaning/36");
  });

  it("has no part on places where it has none", async () => {
    await openService();
    expect(mainText()).not.toContain("지역마다 보는");
  });

  it("shows its best pros, with the way to all, where there are more", async () => {
    await openService({ top_pros: [pro], pro_count: 1_204 });
    expect(mainText()).toContain("후기가 좋은 이사청소 고수");
    expect(hrefOf("고수 1,204명 모두 보기")).toBe("/search?service=cleaning");
    await openService({ top_pros: [pro], pro_count: 1 });
    expect(mainText()).not.toContain("모두 보기");
    await openService();
    expect(mainText()).not.toContain("후기가 좋은");
  });
});

describe("a pro in a list", () => {
  it("has what was proven first, how they are rated and how often hired", async () => {
    const said = await row({
      certificates: ["본인 확인", "사업자 확인"],
      rating: 4.8,
      review_count: 31,
      hire_count: 12,
    });
    expect(said).toContain("한솔본인 확인짐이 빠진 집을 구석까지 닦아요");
    expect(said).not.toContain("사업자 확인");
    expect(said).toContain("31");
    expect(said).toMatch(/12[번회]/);
  });

  it("without reviews or hires is not said to have any", async () => {
    const said = await row({});
    expect(said).toContain("아직 후기가 없어요서울 강남구");
  });

  it("works in one place, in that and others, or without any", async () => {
    expect(await row({ region_count: 4 })).toContain("서울 강남구 외 3곳");
    expect(await row({ regions: [], region_count: 0 })).toContain("온라인");
  });

  it("is praised for quotes that hold from nine of ten on, and for how fast they answer", async () => {
    expect(await row({ agreement_rate: 90, answer_minutes: 24 })).toContain(
      "거래의 90%가 견적 그대로 끝났어요보통 24분 안에 답해요",
    );
    expect(await row({ agreement_rate: 89 })).not.toMatch(/견적 그대로|안에 답해요/);
  });
});
