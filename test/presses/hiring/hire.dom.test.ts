import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { agreedDateProblem } from "#domain/request/agreed-date.ts";
import { sampleQuote } from "../../samples/quotes.ts";
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
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { isSheetOpen, said } from "../on-page.ts";

const HIRE = "requests.hire";
const DECLINE = "quotes.decline";
const PRICE = "확정 금액";
const PLACE = "장소(선택)";
const WHY = "거절하는 이유(선택)";
const SEND = "이 조건으로 고용하기";
const TODAY = "2027-03-10";
const visitor = { authenticated: true, userType: "customer" } as const;
const sample = sampleQuote();

interface Given {
  quote?: Partial<QuoteDetail>;
  answered?: Partial<Record<typeof HIRE | typeof DECLINE, () => Answered>>;
}

function openQuote({ quote = {}, answered = {} }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: null, phone_verified: true },
    "quotes.get": sampleQuote({
      id: ID,
      actions: ["hire", "decline"],
      request: { ...sample.request, id: ID },
      ...quote,
    }),
    ...answered,
  });
  return openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
}

async function openHire(given: Given = {}): Promise<OpenPage> {
  const page = await openQuote(given);
  await pressNamed(page, "이 고수 고용하기");
  return page;
}

describe("a pro who is hired", () => {
  it("is so for what was quoted, on the day that was wanted", async () => {
    const page = await openHire();
    expect(scope().textContent).toContain("한솔 고수를 고용할까요?");
    typeInto(fieldNamed(PLACE), "역삼동 12, 3층");
    await pressNamed(page, SEND);
    expect(bodiesOf(page, HIRE)).toEqual([
      {
        quote_id: ID,
        agreed_price: 120_000,
        agreed_date: "2027-03-20",
        agreed_time: null,
        place: "역삼동 12, 3층",
      },
    ]);
    expect(isSheetOpen()).toBe(false);
  });

  it("by the hour is so for a whole price that both agreed on", async () => {
    const page = await openHire({ quote: { unit: "hour", total: 30_000 } });
    await pressNamed(page, SEND);
    expect(faultOf(PRICE)).not.toBeNull();
    expect(document.activeElement).toBe(fieldNamed(PRICE));
    expect(bodiesOf(page, HIRE)).toEqual([]);
    typeInto(fieldNamed(PRICE), "120000");
    await pressNamed(page, SEND);
    expect(bodiesOf(page, HIRE)).toMatchObject([{ agreed_price: 120_000 }]);
  });

  it("is not hired without a day, and why it is missing is said", async () => {
    const page = await openHire({
      quote: { request: { ...sample.request, id: ID, wanted_on: "2027-03-01" } },
    });
    expect(scope().textContent).toContain("원하던 2027년 03월 01일이 지났어요.");
    await pressNamed(page, SEND);
    expect(scope().textContent).toContain(agreedDateProblem("", TODAY));
    expect(bodiesOf(page, HIRE)).toEqual([]);
  });

  it.each<ErrorCode>(["quote_closed", "quote_expired", "pro_suspended", "internal"])(
    "is not when %s refuses: the sheet says why and keeps what was written",
    async (code) => {
      const page = await openHire({ answered: { [HIRE]: () => refusal(code) } });
      typeInto(fieldNamed(PLACE), "역삼동 12, 3층");
      await pressNamed(page, SEND);
      expect(scope().textContent).toContain("고용하지 못했어요");
      expect(scope().textContent).toContain(errorCatalogue[code][1]);
      expect(fieldNamed(PLACE).value).toBe("역삼동 12, 3층");
    },
  );

  it("is told at the field what the server finds wrong there", async () => {
    const refused = () => refusal("invalid", { place: ["서버가 본 까닭이에요."] });
    const page = await openHire({ answered: { [HIRE]: refused } });
    await pressNamed(page, SEND);
    expect(faultOf(PLACE)).toContain("서버가 본 까닭이에요.");
    expect(scope().textContent).not.toContain("고용하지 못했어요");
  });
});

describe("a quote that is declined", () => {
  async function openDecline(given: Given = {}): Promise<OpenPage> {
    const page = await openQuote(given);
    await pressNamed(page, "견적 거절하기");
    return page;
  }

  it("is so with a reason, or without one", async () => {
    const page = await openDecline();
    expect(scope().textContent).toContain("거절한 견적은 다시 고를 수 없어요.");
    expect(bodiesOf(page, DECLINE)).toEqual([]);
    await pressNamed(page, "거절하기");
    expect(bodiesOf(page, DECLINE)).toEqual([{ reason: "" }]);
    expect(said()).toContain("견적을 거절했어요.");
    expect(isSheetOpen()).toBe(false);
    const other = await openDecline();
    typeInto(fieldNamed(WHY), "다른 고수와 하기로 했어요.");
    await pressNamed(other, "거절하기");
    expect(bodiesOf(other, DECLINE)).toEqual([{ reason: "다른 고수와 하기로 했어요." }]);
  });

  it.each<ErrorCode>(["quote_closed", "internal"])(
    "stays when %s refuses, and the sheet says why",
    async (code) => {
      const page = await openDecline({ answered: { [DECLINE]: () => refusal(code) } });
      await pressNamed(page, "거절하기");
      expect(faultOf(WHY)).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain("견적을 거절했어요.");
      expect(isSheetOpen()).toBe(true);
    },
  );
});
