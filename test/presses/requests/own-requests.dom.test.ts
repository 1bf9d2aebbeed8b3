import { describe, expect, it } from "vitest";
import type { RequestDetail, RequestSummary } from "#contract/endpoints/requests/requests.ts";
import {
  sampleDesignatedPro,
  sampleReceivedQuote,
  sampleRequest,
  sampleRequestHire,
} from "../../samples/requests.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { answering, ID, NOW } from "../answering.ts";
import { hrefOf, mainText, rowsOf } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;

function openList(items: RequestSummary[]) {
  const answer = answering({ "requests.list": { items, next: null } });
  return openPage({ path: "/requests", visitor, now: NOW, answer });
}

function openRequest(changes: Partial<RequestDetail>) {
  const answer = answering({ "requests.get": sampleRequest({ id: ID, ...changes }) });
  return openPage({ path: `/requests/${ID}`, visitor, now: NOW, answer });
}

async function row(changes: Partial<RequestDetail>): Promise<string> {
  await openList([sampleRequest(changes)]);
  return rowsOf("내 요청")[0]?.textContent ?? "";
}

const title = () => document.querySelector("main h1")?.textContent;
const quotes = () => rowsOf("받은 견적").map(({ textContent }) => textContent);

describe("the list of one's own requests", () => {
  it("says of each what it is, how it stands, what comes next, where and since when", async () => {
    const said = await row({});
    expect(said).toContain("이사청소견적 받는 중");
    expect(said).toContain("고수들이 요청을 보고 있어요. 견적이 오면 바로 알려 드려요.");
    expect(said).toContain("서울 강남구");
    const link = rowsOf("내 요청")[0]?.querySelector("a");
    expect(link?.getAttribute("href")).toBe("/requests/request");
  });

  it("says how many quotes are new, as long as a pro is looked for", async () => {
    expect(await row({ unread_quote_count: 2, quote_count: 2 })).toContain("새 견적 2");
    const hired = await row({ unread_quote_count: 2, quote_count: 2, state: "hired" });
    expect(hired).not.toContain("새 견적");
  });

  it("says that it is urgent, as long as a pro is looked for", async () => {
    expect(await row({ urgent: true })).toContain("긴급");
    expect(await row({ urgent: true, state: "completed" })).not.toContain("긴급");
  });

  it("says that the day asked for is over, as long as a pro is looked for", async () => {
    const over = { wanted_on: "2027-03-09" };
    expect(await row(over)).toContain("원하던 2027년 03월 09일이 지났어요.");
    expect(await row({ ...over, state: "choosing" })).toContain("지났어요");
    expect(await row({ ...over, state: "hired" })).not.toContain("지났어요");
    expect(await row({ wanted_on: "2027-03-10" })).not.toContain("지났어요");
  });

  it("names no place of work online", async () => {
    expect(await row({ region: null })).toContain("온라인");
  });

  it("that is empty leads to the services, and always to a new one", async () => {
    await openList([]);
    expect(mainText()).toContain("아직 보낸 요청이 없어요");
    expect(hrefOf("서비스 찾아보기")).toBe("/search");
    expect(hrefOf("새 요청")).toBe("/search");
  });
});

describe("the head of a request", () => {
  it.each([
    ["견적을 기다리고 있어요", {}],
    ["견적서 3장이 왔어요", { quote_count: 3 }],
    ["견적이 오지 않았어요", { state: "choosing" }],
    ["견적서 5장이 왔어요", { state: "choosing", quote_count: 5 }],
    ["마감된 요청이에요", { state: "closed" }],
    ["요청이 중지됐어요", { state: "blocked" }],
    ["고용이 취소됐어요", { state: "cancelled" }],
  ] as const)("is %s", async (words, changes) => {
    await openRequest(changes);
    expect(title()).toBe(words);
  });

  it("names whom one has hired", async () => {
    await openRequest({ state: "hired", hire: sampleRequestHire() });
    expect(title()).toBe("한솔 고수를 고용했어요");
  });

  it("says until when quotes come, and how many at most", async () => {
    await openRequest({ quote_count: 2 });
    expect(mainText()).toContain("5장까지 받고, 2027년 03월 17일에 마감해요.");
  });

  it("says why it was stopped, and leads to a new one", async () => {
    await openRequest({ state: "blocked", state_reason: "사실과 다른 주소예요." });
    expect(mainText()).toContain("중지한 이유사실과 다른 주소예요.");
    expect(hrefOf("새 요청")).toBe("/search");
  });
});

describe("what was asked for", () => {
  it("stands below: the answers, whom one asked directly, how to be reached, and when it was sent", async () => {
    await openRequest({ designated_pros: [sampleDesignatedPro()] });
    expect(mainText()).toContain("어떤 집인가요?아파트지정한 고수한솔연락 방법");
    expect(mainText()).toContain("2027년 03월 10일 보냄");
  });

  it("can be asked about", async () => {
    await openRequest({});
    expect(hrefOf("이 요청 문의하기")).toBe(`/support?request=${ID}`);
  });
});

describe("a quote in its request", () => {
  const quote = sampleReceivedQuote({ id: "first" });
  const open = (changes: Partial<typeof quote>) =>
    openRequest({ quote_count: 1, quotes: [{ ...quote, ...changes }] });

  it("says whose it is, for how much, how they are rated and how often hired", async () => {
    const pro = sampleProCard({ rating: 4.8, review_count: 31, hire_count: 12 });
    await open({ pro });
    expect(quotes()[0]).toMatch(/한솔.*4\.8.*31.*12.*120,000원/);
    expect(document.querySelector("main a[href='/quote?id=first']")).not.toBeNull();
  });

  it("says whether it was opened, in words until something came of it", async () => {
    await open({});
    expect(quotes()[0]).toContain("아직 열지 않았어요");
    await open({ state: "read" });
    expect(quotes()[0]).not.toContain("아직 열지 않았어요");
    await open({ state: "declined" });
    expect(quotes()[0]).toContain("거절");
  });

  it("says that its pro was asked directly, and how many messages are new", async () => {
    await open({ designated: true, unread_message_count: 3 });
    expect(quotes()[0]).toContain("지정 요청새 메시지 3");
  });

  it("of a pro whose activity is stopped says so, as long as it is undecided", async () => {
    await open({ pro_suspended: true });
    expect(quotes()[0]).toContain("활동 멈춤");
    await open({ pro_suspended: true, state: "expired" });
    expect(quotes()[0]).not.toContain("활동 멈춤");
  });
});

it("says on a request's own page that its day is over, and what its customer may do", async () => {
  await openRequest({ wanted_on: "2027-03-09" });
  expect(mainText()).toContain("원하던 2027년 03월 09일이 지났어요.");
  expect(mainText()).toContain("요청을 마감해 주세요");
  await openRequest({});
  expect(mainText()).not.toContain("지났어요");
});

describe("a pro who was asked directly", () => {
  const asked = async (changes: Partial<RequestDetail>, passed = false) => {
    await openRequest({ designated_pros: [sampleDesignatedPro({ passed })], ...changes });
    return rowsOf("지정한 고수")[0]?.textContent;
  };

  it("is waited for, has said no, or has let it pass", async () => {
    expect(await asked({})).toContain("견적서를 기다리고 있어요.");
    expect(await asked({}, true)).toContain("이번에는 어렵다고 했어요.");
    expect(await asked({ state: "choosing" })).toContain("견적서를 보내지 않았어요.");
  });
});
