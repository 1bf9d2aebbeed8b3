import { beforeEach, describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { sampleQuote, sampleQuotedRequest } from "../../samples/quotes.ts";
import { sampleRequest } from "../../samples/requests.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { openPage, untilItWaits, type Answered, type OpenPage } from "../open-page.tsx";
import { said, sentTo } from "../on-page.ts";

const PERMIT = "requests.contactPermission";
const SHOW = "이 고수에게 내 전화번호 보이기";
const PRO = `${ID.slice(0, -4)}0002`;
const visitor = { authenticated: true, userType: "customer" } as const;

let permissions: RequestDetail["contact_permissions"];
beforeEach(() => {
  permissions = [];
});

function openQuote(
  own: Partial<QuoteDetail> = {},
  permitted: () => Answered | Promise<Answered> = () => ({ status: 200, body: {} }),
): Promise<OpenPage> {
  const request = sampleQuotedRequest({ id: ID });
  const pro = sampleProCard({ id: PRO });
  const answer = answering({
    "quotes.get": sampleQuote({ id: ID, request, pro, actions: [], ...own }),
    "requests.get": () => ({
      status: 200,
      body: sampleRequest({ id: ID, contact_permissions: permissions }),
    }),
    [PERMIT]: permitted,
  });
  return openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
}

const isShown = () => fieldNamed(SHOW).checked;

describe("a customer's number that a pro may see before the hire", () => {
  it("is shown to that pro alone", async () => {
    await openQuote();
    expect(isShown()).toBe(false);
    permissions = [{ pro_id: ID, allowed: true }];
    await openQuote();
    expect(isShown()).toBe(false);
    permissions = [{ pro_id: PRO, allowed: false }];
    await openQuote();
    expect(isShown()).toBe(false);
    permissions = [{ pro_id: PRO, allowed: true }];
    await openQuote();
    expect(isShown()).toBe(true);
  });

  it("is shown by a press, to this pro and for this request", async () => {
    const page = await openQuote({}, () => {
      permissions = [{ pro_id: PRO, allowed: true }];
      return { status: 200, body: {} };
    });
    await pressNamed(page, SHOW);
    expect(bodiesOf(page, PERMIT)).toEqual([{ allowed: true }]);
    expect(sentTo(page, PERMIT)[0]?.url).toContain(`/requests/${ID}/contact-permissions/${PRO}/`);
    expect(isShown()).toBe(true);
  });

  it("is hidden again by another", async () => {
    permissions = [{ pro_id: PRO, allowed: true }];
    const page = await openQuote({}, () => {
      permissions = [{ pro_id: PRO, allowed: false }];
      return { status: 200, body: {} };
    });
    await pressNamed(page, SHOW);
    expect(bodiesOf(page, PERMIT)).toEqual([{ allowed: false }]);
    expect(isShown()).toBe(false);
  });

  it("shows what was chosen while it is on its way, and what there was when it fails", async () => {
    const shownMeanwhile: boolean[] = [];
    const page = await openQuote({}, async () => {
      await untilItWaits();
      shownMeanwhile.push(isShown());
      return refusal("state_forbids");
    });
    await pressNamed(page, SHOW);
    expect(shownMeanwhile).toEqual([true]);
    expect(isShown()).toBe(false);
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
  });

  it("is not asked about once the request is over, nor is its state asked for", async () => {
    const request = sampleQuotedRequest({ id: ID, state: "closed" });
    const page = await openQuote({ request });
    expect(said()).not.toContain(SHOW);
    expect(sentTo(page, "requests.get")).toEqual([]);
  });
});

describe("the pro who sent a quote", () => {
  const hrefs = () =>
    [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));

  it("leads to their page and to a report of them", async () => {
    await openQuote();
    expect(hrefs()).toContain(`/pros/${PRO}`);
    expect(hrefs()).toContain(`/pro/report?pro_id=${PRO}&quote_id=${ID}`);
  });

  it("whose activity is stopped leads nowhere, and why is said", async () => {
    await openQuote({ pro_suspended: true });
    expect(hrefs()).not.toContain(`/pros/${PRO}`);
    expect(said()).toContain("활동을 멈춘 고수라서 고수 페이지는 볼 수 없어요.");
    expect(said()).not.toContain("이 고수 신고하기");
  });

  it("is told of with what is known: certificates, how often quotes held, how fast, the number", async () => {
    await openQuote();
    expect(said()).not.toMatch(/견적 일치율|답하는 시간|전화번호010/);
    expect(document.querySelector("main ul[aria-label='확인된 자격']")).toBeNull();
    const pro = sampleProCard({
      id: PRO,
      certificates: ["청소 자격"],
      agreement_rate: 97,
      answer_minutes: 120,
      rating: 4.5,
      review_count: 8,
      hire_count: 31,
    });
    await openQuote({ pro, phone: "010-1234-5678" });
    expect(document.querySelector("main ul[aria-label='확인된 자격']")?.textContent).toBe(
      "청소 자격",
    );
    expect(said()).toContain("견적 일치율97%");
    expect(said()).toContain("답하는 시간보통 2시간");
    expect(said()).toContain("4.5점(8)고용 31번");
    expect(hrefs()).toContain("tel:01012345678");
  });
});
