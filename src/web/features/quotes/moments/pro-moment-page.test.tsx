import { expect, it } from "vitest";
import type { HireReview, ProHire } from "#contract/endpoints/hires.ts";
import { pageAt } from "#test/render-in-page.tsx";
import { sampleHireReview, sampleProHire } from "#test/samples/hires.ts";
import { ProMomentPage } from "./pro-moment-page.tsx";

const page = (moment: string, changes: Partial<ProHire> = {}, review: HireReview | null = null) =>
  pageAt(ProMomentPage, "/pro/hires/$hireId/$moment", `/pro/hires/hire/${moment}`, [
    ["pro.hires.get", { hireId: "hire" }, sampleProHire(changes)],
    ["hires.review", { hireId: "hire" }, review],
  ]);
const completed = {
  state: "completed",
  completed_at: "2027-03-09T12:00:00+09:00",
} as const;

it("hired: the number to call, the place, and the ways on", async () => {
  const { text, links } = await page("hired");
  expect(text).toContain("이 금액으로 약속했어요");
  expect(text).toContain("역삼동 12");
  expect(links).toContainEqual(["보낸 견적서", "/quote?id=quote"]);
  expect(links).toContainEqual(["010-1234-5678", "tel:01012345678"]);
  expect(links.slice(-2)).toEqual([
    ["메시지 쓰기", "/chats/quote"],
    ["견적서 보기", "/quote?id=quote#agreed"],
  ]);
});

it("says from when the number can be seen while the customer takes no calls", async () => {
  const { text } = await page("hired", {
    phone: null,
    phone_opens_at: "2027-03-11T09:00:00+09:00",
  });
  expect(text).toContain("2027년 03월 11일 오전 9:00 부터 볼 수 있어요");
});

it("names the region where no place is agreed on", async () => {
  const { text } = await page("hired", { place: "" });
  expect(text).toContain("장소 서울 강남구");
});

it("cancelled: why, without the way to talk", async () => {
  const { text, links } = await page("hired", {
    state: "cancelled",
    cancelled_by: "customer",
    cancelled_at: "2027-03-07T12:00:00+09:00",
    cancel_reason: "이사를 미뤘어요.",
    phone: null,
  });
  expect(text).toContain("취소한 이유 이사를 미뤘어요.");
  expect(text).toContain("취소된 거래는 견적 일치율과 고용 수에 들어가지 않아요.");
  expect(text).not.toContain("전화번호");
  expect(links.at(-1)).toEqual(["견적서 보기", "/quote?id=quote#agreed"]);
  expect(text).not.toContain("메시지 쓰기");
});

it("completed: whether the price stayed, and the way back to the hire, not to itself", async () => {
  const { text, links } = await page("completed", completed);
  expect(text).toContain("확정 금액 그대로 끝났어요");
  const moments = links.map(([, path]) => path).filter((path) => path.startsWith("/pro/hires/"));
  expect(moments).toEqual(["/pro/hires/hire/hired"]);
  const changed = await page("completed", { ...completed, agreed_price: 130_000 });
  expect(changed.text).toContain("함께 바꾼 금액으로 끝났어요");
});

it("reviewed: the review in place of the work, and where to answer it", async () => {
  const reviewed = { ...completed, reviewed_at: "2027-03-10T12:00:00+09:00" };
  const { text, links } = await page("reviewed", reviewed, sampleHireReview());
  expect(text).toContain("한솔 고수의 후기 기록 3번째");
  expect(text).not.toContain("확정 금액");
  expect(links).toContainEqual(["후기에 답하기", "/pros/pro#reviews"]);
});
