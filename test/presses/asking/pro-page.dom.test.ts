import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { answering, ID, NOW, pressNamed } from "../answering.ts";
import { labelOf } from "../controls.ts";
import { hrefOf, isSheetOpen, mainText, offered } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Pro = Output<"pro.get">;
type Given = Parameters<typeof answering>[0];

const guest = { authenticated: false, userType: "visitor" } as const;
const cleaning = { slug: "cleaning", name: "이사청소", typical_price: null };
const windows = { slug: "windows", name: "창문 청소", typical_price: null };
const pro: Pro = {
  ...(sampleOutput("pro.get") as Pro),
  ...sampleProCard({ id: ID }),
  introduction: "방마다 작업 전후 사진을 남겨 드려요.",
  career_years: 5,
  services: [cleaning],
  regions: [{ name: "서울 강남구", is_whole: false }],
  region_count: 1,
  map_url: null,
  accepts_requests: true,
  offers_consultation: false,
  joined_at: "2025-03-31T20:00:00Z",
};
const nothing: Given = {
  "pro.portfolio": { items: [], next: null, count: 0 },
  "pro.testimonial.summary": { count: 0 },
};

function openPro(changes: Partial<Pro> = {}, given: Given = {}) {
  const answer = answering({ ...nothing, "pro.get": { ...pro, ...changes }, ...given });
  return openPage({ path: `/pros/${ID}`, visitor: guest, now: NOW, answer });
}

/** As the pro themselves. */
function openOwn(changes: Partial<Pro> = {}) {
  const me = sampleOutput("users.me") as Output<"users.me">;
  const answer = answering({
    ...nothing,
    "pro.get": { ...pro, ...changes },
    "users.me": { pro: { ...me.pro, id: ID, state: "approved" } },
  });
  const visitor = { authenticated: true, userType: "pro" } as const;
  return openPage({ path: `/pros/${ID}`, visitor, now: NOW, answer });
}

const sections = () =>
  [...document.querySelectorAll("main nav[aria-label='이 화면의 차례'] a")].map(
    (link) => `${link.textContent} ${link.getAttribute("href")}`,
  );
const asks = () =>
  [...document.querySelectorAll<HTMLElement>("main a[href^='/request/']")].map(labelOf);

describe("the page of a pro", () => {
  it("says who they are, in their own words, and since when they work", async () => {
    await openPro();
    expect(mainText()).toContain("한솔짐이 빠진 집을 구석까지 닦아요경력 5년");
    expect(mainText()).toContain("방마다 작업 전후 사진을 남겨 드려요.");
    await openPro({ career_years: 0 });
    expect(mainText()).toContain("이제 시작하는 고수");
  });

  it("says in figures what is known of their work", async () => {
    await openPro({
      agreement_rate: 93,
      rating: 4.75,
      review_count: 1_031,
      hire_count: 12,
      answer_minutes: 24,
    });
    expect(mainText()).toContain("93%");
    expect(mainText()).toContain("평점4.8후기 1,031개고용12번");
    expect(mainText()).toContain("24분보통활동 시작2025년 04월");
  });

  it("says of what is not known yet that it is not", async () => {
    await openPro();
    expect(mainText()).toContain("평점아직 없어요후기 0개고용0번");
    expect(mainText().match(/아직 없어요/g)).toHaveLength(3);
  });

  it("has a table of its parts, without those that are not there", async () => {
    await openPro();
    expect(sections()).toEqual(["소개 #about", "후기 #reviews", "지역 #regions"]);
    await openPro(
      { certificates: ["본인 확인"], offers_consultation: true },
      { "pro.portfolio": { count: 3 }, "pro.testimonial.summary": { count: 1 } },
    );
    expect(sections()).toEqual([
      "포트폴리오 #portfolio",
      "소개 #about",
      "후기 #reviews",
      "지역 #regions",
      "자격 #certifications",
      "상담 #consultation",
      "외부 추천 #testimonials",
    ]);
  });

  it("leads to a report of them, but of nobody to themselves", async () => {
    await openPro();
    expect(hrefOf("신고하기")).toContain("/pro/report?pro_id=");
    await openOwn();
    expect(mainText()).not.toContain("이 고수에게 문제가 있었나요?");
  });

  it("lets the pro themselves change it, and nobody else", async () => {
    await openOwn();
    expect(hrefOf("프로필 수정")).toBe("/pro/profile");
    await openPro();
    expect(hrefOf("프로필 수정")).toBeUndefined();
  });
});

describe("asking a pro", () => {
  it("of one service leads to its request, which goes to them", async () => {
    await openPro();
    expect(hrefOf("견적 받기")).toBe(`/request/cleaning?pro=${ID}`);
    expect(hrefOf("이사청소 견적 요청")).toBe(`/request/cleaning?pro=${ID}`);
  });

  it("of several begins with which one", async () => {
    const page = await openPro({ services: [cleaning, windows] });
    await pressNamed(page, "견적 받기");
    expect(isSheetOpen()).toBe(true);
    const sheet = document.querySelector("[role=dialog]");
    expect(sheet?.textContent).toContain("한솔 고수를 지정해서 요청해요.");
    const link = sheet?.querySelector("a[href^='/request/windows']");
    expect(link?.getAttribute("href")).toBe(`/request/windows?pro=${ID}`);
  });

  it("is nowhere while they take no requests, which is said", async () => {
    await openPro({ accepts_requests: false });
    expect(mainText()).toContain("새 요청을 받지");
    expect(asks()).toEqual([]);
  });

  it("is nothing for the pro themselves", async () => {
    await openOwn();
    expect(asks()).toEqual([]);
  });
});

describe("what a pro offers", () => {
  it("has its usual price by their own deals, where there are enough", async () => {
    const services = [{ ...cleaning, typical_price: { amount: 320_000, deals: 1_012 } }, windows];
    await openPro({ services });
    expect(mainText()).toContain("이사청소320,000원완료한 거래 1,012건의 중간 가격");
    expect(mainText()).toContain("창문 청소견적 요청");
  });

  it("is five at first, and all by a press, and five again by another", async () => {
    const services = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
      ...cleaning,
      slug: `s${n}`,
      name: `일${n}`,
    }));
    const page = await openPro({ services });
    expect(mainText()).toContain("제공하는 서비스 7");
    expect(mainText()).not.toContain("일6");
    await pressNamed(page, "7개 모두 보기");
    expect(mainText()).toContain("일7");
    await pressNamed(page, "접기");
    expect(mainText()).not.toContain("일6");
    await openPro({ services: services.slice(0, 5) });
    expect(offered()).not.toContain("5개 모두 보기");
  });
});

describe("where a pro works", () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `곳${n + 1}`, is_whole: n === 0 }));
  const map = () => document.querySelector<HTMLImageElement>("main #regions img");

  it("is counted and named, a whole si-do as such", async () => {
    await openPro({ regions: places(2), region_count: 26 });
    expect(mainText()).toContain("일하는 지역 26곳1 전체곳2");
  });

  it("is eight at first, but nine where there is only one more", async () => {
    await openPro({ regions: places(9) });
    expect(mainText()).not.toContain("곳 더 보기");
    await openPro({ regions: places(10) });
    expect(mainText()).toContain("곳8외 2곳 더 보기접기곳9곳10");
  });

  it("has a map where its borders are known", async () => {
    await openPro({ map_url: "/api/v2/pro/x/map/?v=1" });
    expect(map()?.getAttribute("src")).toBe("/api/v2/pro/x/map/?v=1");
    expect(map()?.alt).toContain("지역 이름은 목록에 모두 있어요.");
    await openPro();
    expect(map()).toBeNull();
  });
});
