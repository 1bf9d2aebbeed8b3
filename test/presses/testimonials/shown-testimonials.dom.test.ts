import { describe, expect, it } from "vitest";
import type { Testimonial } from "#contract/endpoints/testimonials.ts";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "../answering.ts";
import { hrefOf, mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Summary = Output<"pro.testimonial.summary">;

const visitor = { authenticated: false, userType: "visitor" } as const;
const testimonial: Testimonial = {
  id: ID,
  pro_id: ID,
  author_name: "지영",
  relation: "business_client",
  service: { slug: "cleaning", name: "이사청소" },
  worked_on: "2026-12",
  body: "꼼꼼하게 청소해 주셨어요.",
  created_at: "2027-03-09T11:00:00+09:00",
};
const summary: Summary = {
  count: 1,
  by_relation: [{ relation: "business_client", count: 1 }],
  by_service: [{ slug: "cleaning", name: "이사청소", count: 1 }],
  latest: null,
  removed_by_pro: 0,
  taken_back: 0,
};
const pro = sampleOutput("pro.get") as Output<"pro.get">;

function open(path: string, changes: Partial<Summary> = {}, items = [testimonial]) {
  const answer = answering({
    "pro.get": { ...pro, id: ID, display_name: "한솔" },
    "pro.testimonial.summary": { ...summary, ...changes },
    "pro.testimonial": { items, next: null },
    "pro.testimonial.get": { ...testimonial, pro: { ...pro, id: ID, display_name: "한솔" } },
  });
  return openPage({ path, visitor, now: NOW, answer });
}
const openPro = (changes: Partial<Summary> = {}, items = [testimonial]) =>
  open(`/pros/${ID}`, changes, items);
const openList = (changes: Partial<Summary> = {}, items = [testimonial]) =>
  open(`/pros/${ID}/testimonials`, changes, items);

const part = () => document.querySelector("main #testimonials")?.textContent ?? "";
const article = () => document.querySelector("main article[aria-label$='추천']")?.textContent ?? "";

describe("testimonials on the page of a pro", () => {
  it("stand apart from reviews, and say what they are not", async () => {
    await openPro();
    expect(part()).toContain("외부 추천 1");
    expect(part()).toContain("거래를 확인하지 않았고 별점과 후기에 들어가지 않아요.");
  });

  it("each say by whom, how they know the pro, of what and when", async () => {
    await openPro();
    expect(article()).toContain("지영회사·단체 고객외부 추천이사청소 · 2026년 12월");
    expect(article()).toContain("꼼꼼하게 청소해 주셨어요.");
    expect(hrefOf("지영님의 추천 모두 읽기")).toBe(`/testimonials/${ID}`);
  });

  it("are counted by who wrote them and of what", async () => {
    await openPro();
    const counts = [...document.querySelectorAll("main [aria-label='추천 모아 보기'] li")];
    expect(counts.map(({ textContent }) => textContent)).toEqual([
      "회사·단체 고객 1",
      "이사청소 1",
    ]);
  });

  it("of which there are more lead to all", async () => {
    await openPro();
    expect(hrefOf("외부 추천 모두 보기")).toBeUndefined();
    await openPro({ count: 7 });
    expect(hrefOf("외부 추천 모두 보기")).toBe(`/pros/${ID}/testimonials`);
  });

  it("that are gone are counted by who took them down, also where none is left", async () => {
    await openPro({ count: 0, removed_by_pro: 2, taken_back: 1 }, []);
    expect(part()).toContain("고수가 내린 추천 2 · 쓴 사람이 삭제한 추천 1");
  });

  it("have no part where there never was one", async () => {
    await openPro({ count: 0 }, []);
    expect(document.querySelector("main #testimonials")).toBeNull();
  });
});

describe("all testimonials of a pro", () => {
  it("are counted, with the way back to them", async () => {
    await openList();
    expect(document.querySelector("main h1")?.textContent).toBe("외부 추천 1");
    expect(hrefOf("한솔")).toBe(`/pros/${ID}`);
  });

  it("that are none now say so, and who took others down", async () => {
    await openList({ count: 0, taken_back: 3 }, []);
    expect(mainText()).toContain("쓴 사람이 삭제한 추천 3");
    expect(mainText()).toContain("지금 보이는 외부 추천이 없어요");
    expect(hrefOf("고수 프로필 보기")).toBe(`/pros/${ID}`);
  });
});

it("says in full one testimonial, when it was written, and leads to whom it is about", async () => {
  await open(`/testimonials/${ID}`);
  expect(document.querySelector("main h1")?.textContent).toBe("한솔 고수의 외부 추천");
  expect(mainText()).toContain("2027년 03월 09일에 썼어요");
  expect(document.querySelector(`main a[href='/pros/${ID}']`)?.textContent).toContain("한솔");
});
