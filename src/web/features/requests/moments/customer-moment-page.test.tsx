import { expect, it } from "vitest";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { pageAt } from "#test/render-in-page.tsx";
import { sampleProCard } from "#test/samples/pros.ts";
import {
  sampleDesignatedPro,
  sampleReceivedQuote,
  sampleRequest,
  sampleRequestHire,
} from "#test/samples/requests.ts";
import { CustomerMomentPage } from "./customer-moment-page.tsx";

const hired: Partial<RequestDetail> = {
  state: "hired",
  published_at: "2027-03-01T12:00:00+09:00",
  quotes_close_at: "2027-03-08T12:00:00+09:00",
  compared: { quotes: 1, unread: 0 },
  hire: sampleRequestHire(),
};

const page = (moment: string, changes: Partial<RequestDetail> = {}) =>
  pageAt(CustomerMomentPage, "/requests/$requestId/$moment", `/requests/request/${moment}`, [
    ["requests.get", { requestId: "request" }, sampleRequest({ ...hired, ...changes })],
    ["users.me", {}, { name: "김지영" }],
  ]);
const withHire = (changes: Partial<HireView>) => ({ hire: sampleRequestHire(changes) });

it("published: what was asked for, and of whom", async () => {
  const { text, links } = await page("published", {
    state: "open",
    hire: null,
    designated_pros: [sampleDesignatedPro()],
  });
  expect(text).toContain("지역 서울 강남구 지정한 고수 한솔 받을 견적서 5장까지");
  expect(text).toContain("견적 마감 2027년 03월 08일");
  expect(links.at(0)).toEqual(["이사청소 요청", "/requests/request"]);
  expect(links.at(-1)).toEqual(["요청 보기", "/requests/request"]);
  expect((await page("published", { region: null })).text).toContain("지역 온라인");
});

it("first quote: the earliest of them, and the way to all", async () => {
  const quote = (id: string, day: string) =>
    sampleReceivedQuote({
      id,
      sent_at: `2027-03-${day}T12:00:00+09:00`,
      pro: sampleProCard({ id, display_name: `${id} 고수` }),
    });
  const quotes = [quote("later", "03"), quote("earlier", "02")];
  const { text, links } = await page("first-quote", {
    state: "open",
    hire: null,
    quotes,
  });
  expect(text).toContain("earlier 고수");
  expect(text).not.toContain("later 고수");
  expect(links.at(-1)).toEqual(["받은 견적서 보기", "/requests/request#quotes"]);
});

it("hired: the promise with the number, and the ways on", async () => {
  const { text, links } = await page("hired");
  expect(text).toContain("이 금액으로 약속했어요");
  expect(links).toContainEqual(["010-1234-5678", "tel:01012345678"]);
  expect(links.slice(-2)).toEqual([
    ["메시지 쓰기", "/chats/quote"],
    ["견적서 보기", "/quote?id=quote#agreed"],
  ]);
});

it("cancelled: that the promise is over, without its number", async () => {
  const { text, links } = await page("hired", {
    state: "cancelled",
    ...withHire({
      state: "cancelled",
      cancelled_by: "hired_pro",
      cancelled_at: "2027-03-07T12:00:00+09:00",
      cancel_reason: "일정이 겹쳤어요.",
      phone: null,
    }),
  });
  expect(text).toContain("고용이 취소됐어요 2027년 03월 07일 · 고수가 고용을 취소했어요.");
  expect(text).toContain("취소한 이유 일정이 겹쳤어요.");
  expect(text).not.toContain("전화번호");
  expect(links.at(-1)).toEqual(["요청 보기", "/requests/request"]);
});

it("completed: asks for the review, and once there is one leads to it", async () => {
  const completed_at = "2027-03-09T12:00:00+09:00";
  const done = { state: "completed", completed_at } as const;
  const asked = await page("completed", { state: "completed", ...withHire(done) });
  expect(asked.links.slice(-2)).toEqual([
    ["후기 남기기", "/review/hire?request_id=request"],
    ["요청 보기", "/requests/request"],
  ]);
  const reviewed = withHire({ ...done, reviewed_at: completed_at });
  const { links } = await page("completed", { state: "completed", ...reviewed });
  expect(links.slice(-2)[0]).toEqual(["고수의 후기 보기", "/pros/pro#reviews"]);
});
