import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleQuote } from "../../samples/quotes.ts";
import { sampleQualityCard } from "../../samples/received-requests.ts";
import { answering, ID, NOW, pressNamed } from "../answering.ts";
import { type } from "../controls.ts";
import { hrefOf, mainText, offered, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Card = Parameters<typeof sampleQualityCard>[0];
type Given = Parameters<typeof answering>[0];

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const price = { low: 100_000, mid: 200_000, high: 300_000 };
const priced = {
  service: { slug: "cleaning", name: "이사청소", unit: "job" },
  category: { slug: "moving-cleaning", name: "이사·청소" },
  basis: "agreed",
  n: 1_040,
  price,
  example_of: null,
  as_of: "2027-03-09",
};

function openComposer(card: Card = {}, given: Given = {}) {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "users.me.credits": { balance: 50, usable: 50, owed: 0, held: 0 },
    "prices.list": { items: [priced] },
    "quotes.templates": { items: [] },
    "pro.requests.get": sampleQualityCard({ request_id: ID, ...card }),
    ...given,
  });
  return openPage({ path: `/quote?request_id=${ID}`, visitor, now: NOW, answer });
}

it("asks a quote for a day that is over when its pro can come", async () => {
  await openComposer({ wanted_on: "2027-03-09" });
  expect(mainText()).toContain("원하던 2027년 03월 09일이 지났어요. 언제 할 수 있는지 글에");
  await openComposer({ wanted_on: "2027-03-10" });
  expect(mainText()).not.toContain("지났어요");
});

describe("beside a quote that is written", () => {
  it("stands how its customer acted before, and how many others answered", async () => {
    await openComposer({ quote_count: 2 });
    expect(mainText()).toContain("견적을 읽는 비율70% 이상고용하는 비율70% 이상지금까지 요청5번");
    expect(mainText()).toContain("지금까지 온 견적2장 / 5장견적 마감2027년 03월 17일");
    expect(hrefOf("이 요청 신고하기")).toBe(`/pro/report?request_id=${ID}`);
  });

  it("stands what was asked for, folded to its first answers, and when it was sent", async () => {
    const answers = ["아파트", "방 3개", "짐 없음", "반려동물 없음"].map((value, at) => ({
      question: `q${at}`,
      label: `질문 ${at}`,
      value,
    }));
    const page = await openComposer({ answers });
    expect(mainText()).toContain("요청서아파트 · 방 3개 · 짐 없음");
    expect(mainText()).toContain("질문 3반려동물 없음");
    expect(mainText()).toContain("2027년 03월 10일 보냄");
    const fold = document.querySelector<HTMLElement>("main button[aria-controls]");
    fold?.click();
    await page.settle();
    expect(fold?.getAttribute("aria-expanded")).toBe("true");
  });

  it("stands what it costs, until when, and what its pro has", async () => {
    await openComposer();
    expect(mainText()).toContain("이 비용으로오후 12:10까지사용 가능 크레딧50 크레딧");
    expect(mainText()).not.toContain("충전하고");
  });

  it("stands that a price is over, and another is asked for by a press", async () => {
    const fixed_until = "2027-03-10T11:59:00+09:00";
    const page = await openComposer({ price: { credits: 3, formula: [], fixed_until } });
    expect(mainText()).not.toContain("오전 11:59까지");
    const before = sentTo(page, "pro.requests.get").length;
    await pressNamed(page, "다시 확인하기");
    expect(sentTo(page, "pro.requests.get").length).toBeGreaterThan(before);
  });

  it("stands what keeps a pro with an overdue payment from sending, who has enough", async () => {
    await openComposer({}, { "users.me.credits": { balance: 50, usable: 1, owed: 0, held: 0 } });
    expect(mainText()).toContain("밀린 멤버십 결제를 마치거나 충전하고");
  });

  it("stands what is usual, by how many deals", async () => {
    await openComposer();
    expect(mainText()).toContain("이사청소 가격10만 원~30만 원");
    expect(mainText()).toContain("완료된 거래 1,040건의 절반이 이 사이예요. 중간 가격 20만 원");
    expect(hrefOf("이사청소 가격 자세히 보기")).toBe("/prices/cleaning");
  });

  it.each([
    ["90000", "90,000원, 보통보다 낮아요."],
    ["100000", "100,000원, 보통 범위 안이에요."],
    ["300000", "300,000원, 보통 범위 안이에요."],
    ["310000", "310,000원, 보통보다 높아요."],
  ])("stands how a price of %s that is written compares with that", async (amount, words) => {
    const page = await openComposer();
    const [, won] = document.querySelectorAll<HTMLInputElement>("fieldset li input[type=text]");
    if (won) type(won, amount);
    await page.settle();
    expect(mainText()).toContain(`내 견적 ${words}`);
  });

  it("stands what is usual as an example where it is one, and of what", async () => {
    const example = { ...priced, basis: "example", example_of: "20평대" };
    await openComposer({}, { "prices.list": { items: [example] } });
    expect(mainText()).toContain("예시20평대 기준이에요.");
  });

  it("stands nothing of prices where nobody knows any", async () => {
    await openComposer({}, { "prices.list": { items: [{ ...priced, price: null }] } });
    expect(mainText()).not.toContain("이사청소 가격");
  });
});

describe("a request that takes no quote of this pro", () => {
  it("is read all the same, with why and the way to others", async () => {
    await openComposer({ accepts_quotes: false, closed_reason: "견적이 모두 찼어요." });
    expect(document.querySelector("main h1")?.textContent).toBe("이사청소 요청");
    expect(mainText()).toContain("김○○님 · 서울특별시 강남구 역삼동");
    expect(mainText()).toContain("지금은 견적을 보낼 수 없어요견적이 모두 찼어요.");
    expect(mainText()).toContain("어떤 집인가요?아파트");
    expect(offered()).not.toContain("견적 보내기");
  });

  it("is urgent no more, but still was sent to this pro", async () => {
    await openComposer({ accepts_quotes: false, urgent: true, designated: true });
    expect(mainText()).toContain("나를 지정한 요청");
    expect(mainText()).not.toContain("긴급");
    await openComposer({ urgent: true });
    expect(mainText()).toContain("긴급");
  });
});

it("of a sent quote says whether it was read, or can be no more", async () => {
  const readOf = async (state: "sent" | "withdrawn" | "expired", read_at: string | null) => {
    const quote = sampleQuote({ id: ID, viewer: "pro", state, read_at, hire: null });
    const answer = answering({
      "users.me": { pro: { ...me.pro, state: "approved" } },
      "quotes.get": () => ({ status: 200, body: quote }),
    });
    await openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
    return mainText();
  };
  expect(await readOf("sent", null)).toContain("읽은 때아직 읽지 않았어요");
  expect(await readOf("withdrawn", null)).toContain("읽은 때읽지 않고 끝났어요");
  expect(await readOf("expired", "2027-03-10T11:00:00+09:00")).toContain("읽은 때1시간 전");
});
