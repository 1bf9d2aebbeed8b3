import { describe, expect, it } from "vitest";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { completionQuestion } from "#domain/request/work-due.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { sampleRequest, sampleRequestHire } from "../../samples/requests.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { hrefOf, mainText, offered, said, sentTo, where } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;
const COMPLETE = "완료하기";
const TALK = "견적서와 대화 보기";
const CHANGE = "고수가 약속을 바꾸자고 해요";
const TODAY = "2027-03-10";
const TOMORROW = "2027-03-11";

interface Given {
  hire?: Partial<HireView>;
  request?: Partial<RequestDetail>;
  completed?: () => Answered;
}

function openHire({ hire = {}, request = {}, completed }: Given = {}): Promise<OpenPage> {
  const pro = sampleProCard({ display_name: "한솔" });
  const answer = answering({
    "users.me": { pro: null, name: "김지영" },
    "requests.get": sampleRequest({
      id: ID,
      state: "hired",
      actions: ["complete", "cancel"],
      ...request,
      hire: sampleRequestHire({ id: "hire-1", quote_id: "quote-1", pro, ...hire }),
    }),
    "requests.complete": () => completed?.() ?? { status: 200, body: {} },
  });
  return openPage({ path: `/requests/${ID}`, visitor, now: NOW, answer });
}
/** Names of the buttons and links that are the next step. */
const nextSteps = () =>
  [...document.querySelectorAll("main :is(a, button)")]
    .filter((one) => one.classList.contains("bg-accent"))
    .map((one) => one.textContent);

describe("the hire on the page of its request", () => {
  it("is called by how far it is", async () => {
    const heading = () => [...document.querySelectorAll("main h2")].map((one) => one.textContent);
    await openHire();
    expect(heading()).toContain("고용한 고수");
    await openHire({ hire: { state: "completed", completed_at: "2027-03-09T12:00:00+09:00" } });
    expect(heading()).toContain("함께한 고수");
    await openHire({ hire: { state: "cancelled", cancelled_at: "2027-03-09T12:00:00+09:00" } });
    expect(heading()).toContain("취소된 고용");
  });

  it("leads to the quote with its talk, to who the pro is by law, and to their number", async () => {
    await openHire();
    expect(hrefOf(TALK)).toBe("/quote?id=quote-1");
    expect(hrefOf("거래 상대 정보")).toBe("/hires/hire-1/seller");
    expect(hrefOf("010-1234-5678")).toBe("tel:01012345678");
    await openHire({ hire: { phone: null } });
    expect(mainText()).not.toContain("전화번호");
  });

  it("asks for a review once it is done, where none was written", async () => {
    const done = { state: "completed", completed_at: "2027-03-09T12:00:00+09:00" } as const;
    await openHire({ hire: done });
    expect(hrefOf("후기 남기기")).toBe("/review/hire-1");
    await openHire({ hire: { ...done, review_id: ID } });
    expect(hrefOf("후기 남기기")).toBeUndefined();
    await openHire();
    expect(hrefOf("후기 남기기")).toBeUndefined();
  });

  it("says what the pro wants to change, until that is answered", async () => {
    await openHire({ hire: { awaits_answer: true } });
    expect(mainText()).toContain(CHANGE);
    expect(hrefOf("제안에 답하기")).toBe("/quote?id=quote-1#change-orders");
    await openHire();
    expect(mainText()).not.toContain(CHANGE);
  });
});

describe("the next step of a hire", () => {
  it("is to talk until the agreed day, and to complete it from that day on", async () => {
    await openHire({ hire: { agreed_date: TOMORROW } });
    expect(nextSteps()).toEqual([TALK]);
    await openHire({ hire: { agreed_date: TODAY } });
    expect(nextSteps()).toEqual([COMPLETE]);
  });

  it("is no completing where the request takes none", async () => {
    await openHire({ request: { actions: [] } });
    expect(offered()).not.toContain(COMPLETE);
    expect(offered()).not.toContain("고용 취소하기");
  });
});

describe("a hire that is completed", () => {
  const question = (facts: { agreed_date: string; isDue: boolean; hasOpenChange?: boolean }) =>
    completionQuestion({ ...facts, side: "customer" });

  it("is so after a question, and leads to what comes then", async () => {
    const page = await openHire({ hire: { agreed_date: TODAY } });
    await pressNamed(page, COMPLETE);
    const { title, description } = question({ agreed_date: TODAY, isDue: true });
    expect(scope().textContent).toContain(title);
    expect(scope().textContent).toContain(description);
    await pressNamed(page, "확인");
    expect(sentTo(page, "requests.complete").map(({ url }) => url)).toEqual([
      expect.stringContaining(ID) as string,
    ]);
    expect(where(page)).toBe(`/requests/${ID}/completed`);
  });

  it("stays as it was when somebody thinks better of it", async () => {
    const page = await openHire();
    await pressNamed(page, COMPLETE);
    await pressNamed(page, "취소");
    expect(bodiesOf(page, "requests.complete")).toEqual([]);
    expect(where(page)).toBe(`/requests/${ID}`);
  });

  it("before its day is asked about as such", async () => {
    const page = await openHire({ hire: { agreed_date: TOMORROW } });
    await pressNamed(page, COMPLETE);
    expect(scope().textContent).toContain(question({ agreed_date: TOMORROW, isDue: false }).title);
  });

  it("while a change waits for an answer says what becomes of that", async () => {
    const page = await openHire({ hire: { awaits_answer: true } });
    await pressNamed(page, COMPLETE);
    expect(scope().textContent).toContain("답하지 않은 변경 제안은 답 없이 끝나고");
  });

  it("says why it was refused, and stays here", async () => {
    const page = await openHire({ completed: () => refusal("internal") });
    await pressNamed(page, COMPLETE);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.internal[1]);
    expect(where(page)).toBe(`/requests/${ID}`);
  });
});
