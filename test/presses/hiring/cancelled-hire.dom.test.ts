import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { cancellingMeans } from "#domain/request/reopen-hint.ts";
import { sampleHire, sampleQuote, sampleQuotedRequest } from "../../samples/quotes.ts";
import { sampleRequest, sampleRequestHire } from "../../samples/requests.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { controls, scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { isSheetOpen, said, sentTo } from "../on-page.ts";

const CANCEL = "requests.cancel";
const PRESS = "고용 취소하기";
const WHY = "취소하는 이유";
const REASON = "이사가 미뤄졌어요.";
const DONE = "고용을 취소했어요.";

interface Given {
  side?: "customer" | "pro";
  reopening_left?: boolean;
  cancelled?: () => Answered;
}

async function openSheet(given: Given = {}): Promise<OpenPage> {
  const { side = "customer", reopening_left = true, cancelled } = given;
  const quote = sampleQuote({
    id: ID,
    viewer: side,
    state: "hired",
    request: sampleQuotedRequest({ id: ID, state: "hired", reopening_left }),
    hire: sampleHire(),
    actions: ["cancel"],
  });
  const answer = answering({
    "quotes.get": quote,
    [CANCEL]: () => cancelled?.() ?? { status: 200, body: {} },
  });
  const visitor = { authenticated: true, userType: side } as const;
  const page = await openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
  await pressNamed(page, PRESS);
  return page;
}

async function cancel(page: OpenPage, reason = REASON): Promise<void> {
  typeInto(fieldNamed(WHY), reason);
  await pressNamed(page, PRESS);
}

describe("a hire that is cancelled", () => {
  it.each([
    ["customer", true],
    ["customer", false],
    ["pro", true],
  ] as const)(
    "by the %s says first what that means, with a reopening left: %s",
    async (side, left) => {
      await openSheet({ side, reopening_left: left });
      expect(scope().textContent).toContain("고용을 취소할까요?");
      expect(scope().textContent).toContain(cancellingMeans(side, left));
    },
  );

  it("is so with a reason, for its request", async () => {
    const page = await openSheet();
    await cancel(page);
    expect(bodiesOf(page, CANCEL)).toEqual([{ reason: REASON }]);
    expect(sentTo(page, CANCEL)[0]?.url).toContain(ID);
    expect(said()).toContain(DONE);
    expect(isSheetOpen()).toBe(false);
  });

  it("needs a reason: the field says so, and nothing is sent", async () => {
    const page = await openSheet();
    await pressNamed(page, PRESS);
    expect(faultOf(WHY)).not.toBeNull();
    expect(document.activeElement).toBe(fieldNamed(WHY));
    expect(bodiesOf(page, CANCEL)).toEqual([]);
  });

  it("stays when the server refuses: the field says why and keeps what was written", async () => {
    const page = await openSheet({ cancelled: () => refusal("internal") });
    await cancel(page);
    expect(faultOf(WHY)).toContain(errorCatalogue.internal[1]);
    expect(fieldNamed(WHY).value).toBe(REASON);
    expect(said()).not.toContain(DONE);
  });

  it("says at the field what the server finds wrong with the reason", async () => {
    const words = "서버가 본 까닭이에요.";
    const page = await openSheet({ cancelled: () => refusal("invalid", { reason: [words] }) });
    await cancel(page);
    expect(faultOf(WHY)).toContain(words);
  });

  it("that had ended meanwhile shows the page behind instead", async () => {
    const page = await openSheet({ cancelled: () => refusal("state_forbids") });
    await cancel(page);
    expect(isSheetOpen()).toBe(false);
    expect(said()).toContain("이미 끝난 거래예요.");
    expect(said()).not.toContain(DONE);
  });

  it("can be left as it is", async () => {
    const page = await openSheet();
    await pressNamed(page, "닫기");
    expect(isSheetOpen()).toBe(false);
    expect(bodiesOf(page, CANCEL)).toEqual([]);
  });
});

describe("a hire on the page of its request", () => {
  const visitor = { authenticated: true, userType: "customer" } as const;
  function openRequest(
    own: Partial<Parameters<typeof sampleRequest>[0]>,
    hire: Parameters<typeof sampleRequestHire>[0] = {},
  ): Promise<OpenPage> {
    const body = sampleRequest({
      id: ID,
      state: "hired",
      hire: sampleRequestHire({ id: ID, quote_id: "hired-quote", ...hire }),
      ...own,
    });
    const answer = answering({ "users.me": { pro: null }, "requests.get": body });
    return openPage({ path: `/requests/${ID}`, visitor, now: NOW, answer });
  }
  const offered = () => controls().map(({ label }) => label);
  const hrefOf = (name: string) =>
    [...document.querySelectorAll("main a")]
      .find((link) => link.textContent === name)
      ?.getAttribute("href");
  const titles = () => [...document.querySelectorAll("main h2")].map((one) => one.textContent);

  it("is cancelled from there too, where the request says what is left", async () => {
    const page = await openRequest({ actions: ["cancel"], reopening_left: false });
    await pressNamed(page, PRESS);
    expect(scope().textContent).toContain(cancellingMeans("customer", false));
    await cancel(page);
    expect(bodiesOf(page, CANCEL)).toEqual([{ reason: REASON }]);
    expect(isSheetOpen()).toBe(false);
  });

  it("offers neither the end nor the way out where its lifecycle does not", async () => {
    await openRequest({ actions: [] });
    expect(offered()).not.toContain(PRESS);
    expect(offered()).not.toContain("완료하기");
  });

  it.each([
    ["hired", "고용한 고수"],
    ["completed", "함께한 고수"],
    ["cancelled", "취소된 고용"],
  ] as const)("is named by its state: %s", async (state, title) => {
    await openRequest({}, { state });
    expect(titles()).toContain(title);
  });

  it("says that the pro wants to change what was agreed, with the way to answer", async () => {
    await openRequest({}, { awaits_answer: true });
    expect(said()).toContain("고수가 약속을 바꾸자고 해요");
    expect(hrefOf("제안에 답하기")).toBe("/quote?id=hired-quote#change-orders");
    await openRequest({});
    expect(said()).not.toContain("고수가 약속을 바꾸자고 해요");
  });

  it("has the number to call, the quote, and who the other side is", async () => {
    await openRequest({});
    expect(hrefOf("010-1234-5678")).toBe("tel:01012345678");
    expect(hrefOf("견적서와 대화 보기")).toBe("/quote?id=hired-quote");
    expect(hrefOf("거래 상대 정보")).toBe(`/hires/${ID}/seller`);
  });

  it("that is done wants a review, until there is one", async () => {
    await openRequest({}, { state: "completed" });
    expect(hrefOf("후기 남기기")).toBe(`/review/${ID}`);
    await openRequest({}, { state: "completed", review_id: "review" });
    expect(hrefOf("후기 남기기")).toBeUndefined();
    await openRequest({}, {});
    expect(hrefOf("후기 남기기")).toBeUndefined();
  });

  it("is completed once that is confirmed, and the page of it comes", async () => {
    const page = await openRequest({ actions: ["complete"] }, { agreed_date: "2027-03-10" });
    await pressNamed(page, "완료하기");
    await pressNamed(page, "취소");
    expect(sentTo(page, "requests.complete")).toEqual([]);
    await pressNamed(page, "완료하기");
    await pressNamed(page, "확인");
    expect(sentTo(page, "requests.complete")).toHaveLength(1);
    expect(page.router.state.location.pathname).toBe(`/requests/${ID}/completed`);
  });
});
