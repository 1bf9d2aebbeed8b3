import { describe, expect, it } from "vitest";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { answering, ID, NOW } from "../answering.ts";
import { press, scope } from "../controls.ts";
import { openPage } from "../open-page.tsx";
import { isSheetOpen } from "../on-page.ts";

const visitor = { authenticated: false, userType: "visitor" } as const;
const photo = (id: string) => ({
  id,
  url: `/uploads/${id}.jpg`,
  thumb_url: `/uploads/${id}-small.jpg`,
  width: 800,
  height: 600,
  blur: null,
  focus: null,
});
const piece: PortfolioPiece = {
  id: "piece",
  title: "빌라 이사청소",
  service: { slug: "cleaning", name: "이사청소" },
  description: "창틀까지 닦았어요.",
  region: { code: "11680", name: "강남구", full_name: "서울특별시 강남구" },
  done_on: "2026-12",
  price: 320_000,
  photos: [photo("after"), photo("before")],
  before_photo_id: null,
};

function openPro(pieces: PortfolioPiece[], count = pieces.length) {
  const answer = answering({ "pro.portfolio": { items: pieces, next: null, count } });
  return openPage({ path: `/pros/${ID}`, visitor, now: NOW, answer });
}

const part = () => document.querySelector("main #portfolio");
const card = () => part()?.querySelector("article")?.textContent ?? "";
const link = () => part()?.querySelector<HTMLElement>("article a") ?? document.body;

describe("the work that a pro shows", () => {
  it("says of each what it was, where, when, for how much and with how many photos", async () => {
    await openPro([piece], 12);
    expect(part()?.textContent).toContain("포트폴리오 12");
    expect(card()).toContain("사진 2장빌라 이사청소이사청소강남구2026년 12월320,000원");
  });

  it("is online where it has no place, and names no price that nobody told", async () => {
    await openPro([{ ...piece, region: null, price: null }]);
    expect(card()).toContain("온라인2026년 12월");
    expect(card()).not.toMatch(/\d원/);
  });

  it("is not counted in photos where there is but one", async () => {
    await openPro([{ ...piece, photos: [photo("after")] }]);
    expect(card()).not.toContain("사진 1장");
  });

  it("opens with all its words by a press, and stays behind", async () => {
    const page = await openPro([piece]);
    press(link());
    await page.settle();
    expect(isSheetOpen()).toBe(true);
    expect(scope().textContent).toContain("창틀까지 닦았어요.");
    expect(scope().textContent).toContain("서울특별시 강남구");
  });

  it("opens as a picture in a tab of its own with the keys for it", async () => {
    const page = await openPro([piece]);
    expect(link().getAttribute("href")).toBe("/uploads/after.jpg");
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    link().dispatchEvent(click);
    await page.settle();
    expect(isSheetOpen()).toBe(false);
    expect(click.defaultPrevented).toBe(false);
  });

  it("is compared with the place before it, two pieces at most", async () => {
    const pieces = ["a", "b", "c"].map((id) => ({
      ...piece,
      id,
      title: `일 ${id}`,
      before_photo_id: "before",
    }));
    await openPro(pieces);
    const compared = part()?.querySelectorAll("[aria-label='작업 전과 후'] > li") ?? [];
    expect([...compared].map((one) => one.querySelector("p")?.textContent)).toEqual([
      "일 a",
      "일 b",
    ]);
    await openPro([piece]);
    expect(part()?.querySelector("[aria-label='작업 전과 후']")).toBeNull();
  });

  it("has no part where there is none", async () => {
    await openPro([]);
    expect(part()).toBeNull();
  });

  it("stands at the head of the page: of each piece its first photo, before any second", async () => {
    const other = { ...piece, id: "other", photos: [photo("other-after"), photo("other-before")] };
    await openPro([piece, other]);
    const head = [...document.querySelectorAll("main div[aria-hidden] img")].slice(0, 3);
    expect(head.map((image) => image.getAttribute("src"))).toEqual([
      expect.stringContaining("after"),
      expect.stringContaining("other-after"),
      expect.stringContaining("before"),
    ]);
  });
});
