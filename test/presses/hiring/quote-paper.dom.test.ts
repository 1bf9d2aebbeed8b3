import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { HOLD_ENDS } from "#domain/credits/hold-end.ts";
import { sampleCost, sampleHire, sampleQuote, sampleQuotedRequest } from "../../samples/quotes.ts";
import { sampleSeller } from "../../samples/pros.ts";
import { answering, ID, NOW } from "../answering.ts";
import { hrefOf, mainText, rowsOf } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

type Attachment = QuoteDetail["attachments"][number];

const file: Attachment = {
  id: "file",
  kind: "document",
  name: "작업 순서.pdf",
  url: "/uploads/file",
  bytes: 2_048,
  thumb_url: null,
  picture: null,
  added_at: null,
  removable: false,
};

function openQuote(changes: Partial<QuoteDetail>) {
  const userType = changes.viewer === "pro" ? "pro" : "customer";
  const request = sampleQuotedRequest({ id: ID });
  const answer = answering({ "quotes.get": sampleQuote({ id: ID, request, ...changes }) });
  const visitor = { authenticated: true, userType } as const;
  return openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
}

const asPro = (changes: Partial<QuoteDetail>) => openQuote({ viewer: "pro", ...changes });
const request = (changes: Partial<QuoteDetail["request"]>) => ({
  request: sampleQuotedRequest({ id: ID, ...changes }),
});

describe("the paper of a quote", () => {
  it("says for what, for whom, by whom, since when, for which day and until when", async () => {
    await openQuote({ designated: true });
    expect(mainText()).toContain("지정 요청");
    expect(mainText()).toContain("아파트 · 방 3개 · 서울특별시 강남구 역삼동");
    expect(mainText()).toContain("받는 분김○○님보낸 고수한솔보낸 날2027년 03월 10일");
    expect(mainText()).toContain("작업일2027년 03월 20일");
    expect(mainText()).toContain("유효 기간2027년 03월 17일까지");
  });

  it("for no certain day is as both agree, with the hour where that is known", async () => {
    await openQuote(request({ wanted_on: null, wanted_at: null }));
    expect(mainText()).toContain("작업일협의유효");
    await openQuote(request({ wanted_on: null, wanted_at: "14:00" }));
    expect(mainText()).toContain("작업일협의 · 오후 2:00");
  });

  it("that ran out says when, and one that was decided about says nothing of it", async () => {
    await openQuote({ state: "expired", expired: true, valid_until: "2027-03-09" });
    expect(mainText()).toContain("유효 기간2027년 03월 09일에 끝났어요");
    await openQuote({ state: "declined" });
    expect(mainText()).not.toContain("유효 기간2027");
  });

  it("that was agreed on says so, with another sum only where another one holds", async () => {
    await openQuote({ state: "hired", hire: sampleHire() });
    expect(mainText()).toMatch(/이 견적서로 약속했어요[^·]*2027년 03월 20일/);
    await openQuote({ state: "hired", hire: sampleHire({ agreed_price: 150_000 }) });
    expect(mainText()).toMatch(/이 견적서로 약속했어요.*2027년 03월 20일 · 150,000원/);
  });

  it("that was agreed on and cancelled says so instead", async () => {
    const hire = sampleHire({ state: "cancelled", cancelled_by: "customer" });
    await openQuote({ state: "hired", hire });
    expect(mainText()).not.toContain("이 견적서로 약속했어요");
  });
});

it("says of a sum that is agreed on at the hire no 0원 and no most", async () => {
  const open = { unit: "negotiable", total: 0, all_in_total: 0 } as const;
  await openQuote({ ...open, actions: ["hire"] });
  expect(mainText()).toContain("견적 금액 협의고용할 때 정하는 금액이에요");
  expect(mainText()).not.toMatch(/[^0-9,]0원|추가 금액|최대/);
  await openQuote({ ...open, actions: ["hire"], all_in_total: 30_000, extra_ceiling: 30_000 });
  expect(mainText()).toContain("고용할 때 정하는 금액이에요. 별도는 최대 30,000원까지예요");
});

describe("what came with a quote", () => {
  it("is what its pro wrote, under words for either side", async () => {
    await openQuote({});
    expect(mainText()).toContain("고수가 보낸 글짐이 빠진 뒤에 바로 시작할 수 있어요.");
    await asPro({});
    expect(mainText()).toContain("고객에게 보낸 글짐이 빠진 뒤에 바로 시작할 수 있어요.");
  });

  it("are papers with their size, and which came later", async () => {
    const added_at = "2027-03-10T11:00:00+09:00";
    await openQuote({ attachments: [file, { ...file, id: "later", added_at }] });
    const rows = rowsOf("첨부 문서").map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^작업 순서\.pdf2\s?KB$/);
    expect(rows[1]).toContain("나중에 추가");
    expect(hrefOf("작업 순서.pdf")).toBe("/uploads/file");
  });

  it("can grow where its pro may still add to it", async () => {
    await asPro({ actions: ["add_file"] });
    expect(hrefOf("파일 추가")).toBe(`/pro/attach-quote-file?quote_id=${ID}`);
    await asPro({ actions: [] });
    expect(hrefOf("파일 추가")).toBeUndefined();
  });
});

describe("beside a quote", () => {
  it("its pro reads what it cost, and why the credits are where they are", async () => {
    await asPro({ cost: sampleCost() });
    expect(mainText()).toContain("견적 비용예치3 크레딧");
    expect(mainText()).toContain("고객이 읽으면 쓰이고");
    const [reason] = Object.keys(HOLD_ENDS) as (keyof typeof HOLD_ENDS)[];
    await asPro({ cost: sampleCost({ state: "released", end_reason: reason ?? null }) });
    expect(mainText()).toContain("견적 비용반환3 크레딧");
    expect(mainText()).toContain(`${reason ? HOLD_ENDS[reason].text : ""}.`);
  });

  it("its customer reads who sells, and after the hire where there is more of that", async () => {
    const facts = [{ key: "kind", term: "확인", detail: "본인 확인을 했어요" }];
    const seller = sampleSeller({ facts });
    await openQuote({ seller });
    expect(mainText()).toContain("거래 상대 정보확인본인 확인을 했어요");
    expect(hrefOf("거래 상대 정보 모두 보기")).toBeUndefined();
    await openQuote({ seller, state: "hired", hire: sampleHire({ id: "deal" }) });
    expect(hrefOf("거래 상대 정보 모두 보기")).toBe("/hires/deal/seller");
  });

  it("its customer reads what was checked where that matters", async () => {
    const safety = [
      { key: "record", term: "범죄 경력", holds: false, detail: "확인하지 않았어요" },
    ];
    await openQuote({ safety });
    expect(mainText()).toContain("안전 확인범죄 경력 확인하지 않았어요");
    await openQuote({});
    expect(mainText()).not.toContain("안전 확인");
  });

  it("is the talk, until the agreed day makes that the next step by itself", async () => {
    await openQuote({});
    expect(hrefOf("대화하기")).toBe(`/chats/${ID}`);
    await openQuote({ state: "hired", hire: sampleHire(), actions: ["complete_early"] });
    expect(hrefOf("대화하기")).toBeUndefined();
  });

  it("is the way back: to the request of a customer, to all quotes of a pro", async () => {
    await openQuote({});
    expect(hrefOf("이사청소 요청")).toBe(`/requests/${ID}`);
    await asPro({});
    expect(hrefOf("보낸 견적")).toBe("/pro/quotes");
  });
});
