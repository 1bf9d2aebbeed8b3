import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { agreedDateProblem, agreedTimeProblem } from "#domain/request/agreed-date.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { sampleQuote, sampleQuotedRequest } from "../../samples/quotes.ts";
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
import { sampleOutput } from "../sample-output.ts";

const HIRE = "requests.hire";
const AGREE = "이 조건으로 고용하기";
const [DAY, TIME, PLACE] = ["작업일", "시간(선택)", "장소(선택)"];
const [TODAY, TOMORROW] = ["2027-03-10", "2027-03-11"];
const visitor = { authenticated: true, userType: "customer" } as const;
/** An hour before the page is open. */
const PAST = "11:00";
const OVER = agreedTimeProblem({ date: TODAY, time: PAST }, NOW) ?? "";

let answered: Answered;
beforeEach(() => {
  answered = { status: 200, body: sampleOutput(HIRE) };
});

async function openSheet(
  request: Partial<QuoteDetail["request"]> = {},
  own: Partial<QuoteDetail> = {},
): Promise<OpenPage> {
  const about = { id: ID, request: sampleQuotedRequest({ id: ID, ...request }), ...own };
  const answer = answering({ "quotes.get": sampleQuote(about), [HIRE]: () => answered });
  const path = `/quote?id=${ID}`;
  const page = await openPage({ path, visitor, now: NOW, answer });
  await pressNamed(page, "이 고수 고용하기");
  return page;
}

async function put(page: OpenPage, label: string, value: string): Promise<void> {
  typeInto(fieldNamed(label), value);
  await page.settle();
}

describe("a hire", () => {
  it("is for the quote's total, on the day and at the place of the request", async () => {
    const page = await openSheet({
      wanted_on: "2027-03-20",
      wanted_at: "09:30",
      place: "역삼동 1",
    });
    await pressNamed(page, AGREE);
    expect(bodiesOf(page, HIRE)).toEqual([
      {
        quote_id: ID,
        agreed_price: 120_000,
        agreed_date: "2027-03-20",
        agreed_time: "09:30",
        place: "역삼동 1",
      },
    ]);
    expect(page.router.state.location.pathname).toBe(`/requests/${ID}/hired`);
  });

  it("without a time is of the day alone", async () => {
    const page = await openSheet();
    await pressNamed(page, AGREE);
    expect(bodiesOf(page, HIRE)).toMatchObject([{ agreed_time: null, place: "" }]);
  });

  it("of a quote by the hour needs a sum", async () => {
    const page = await openSheet({}, { unit: "hour" });
    await pressNamed(page, AGREE);
    expect(faultOf("확정 금액")).toBeTruthy();
    expect(bodiesOf(page, HIRE)).toEqual([]);
    await put(page, "확정 금액", "350,000");
    await pressNamed(page, AGREE);
    expect(bodiesOf(page, HIRE)).toMatchObject([{ agreed_price: 350_000 }]);
  });
});

describe("a time that is over", () => {
  it("today is told of at its field, and nothing is sent", async () => {
    const page = await openSheet({ wanted_on: TODAY });
    await put(page, TIME, PAST);
    await pressNamed(page, AGREE);
    expect(OVER).not.toBe("");
    expect(faultOf(TIME)).toContain(OVER);
    expect(document.activeElement).toBe(fieldNamed(TIME));
    expect(bodiesOf(page, HIRE)).toEqual([]);
  });

  it("today is none on another day: what was wrong goes, and it is sent", async () => {
    const page = await openSheet({ wanted_on: TODAY });
    await put(page, TIME, PAST);
    await pressNamed(page, AGREE);
    await put(page, DAY, TOMORROW);
    expect(faultOf(TIME)).toBeNull();
    await pressNamed(page, AGREE);
    expect(bodiesOf(page, HIRE)).toMatchObject([{ agreed_date: TOMORROW, agreed_time: PAST }]);
  });

  it("that the request had is not chosen at first", async () => {
    await openSheet({ wanted_on: TODAY, wanted_at: PAST });
    expect(fieldNamed(TIME).value).toBe("");
  });
});

describe("a day", () => {
  it.each(["2027-03-09", "2028-03-10", "다음 주", ""])(
    "that cannot be agreed on is told of at its field: %s",
    async (day) => {
      const page = await openSheet({ wanted_on: null });
      await put(page, DAY, day);
      await pressNamed(page, AGREE);
      expect(faultOf(DAY)).toContain(agreedDateProblem(day, TODAY));
      expect(bodiesOf(page, HIRE)).toEqual([]);
    },
  );
});

describe("a hire that is refused", () => {
  it("says so in the sheet, which keeps what was put there", async () => {
    answered = refusal("quote_expired");
    const page = await openSheet();
    await put(page, PLACE, "역삼동 12, 301호");
    await pressNamed(page, AGREE);
    expect(scope().textContent).toContain("고용하지 못했어요");
    expect(scope().textContent).toContain(errorCatalogue.quote_expired[1]);
    expect(fieldNamed(PLACE).value).toBe("역삼동 12, 301호");
    expect(page.router.state.location.pathname).toBe("/quote");
  });

  it("for one field says so there", async () => {
    answered = refusal("invalid", { place: ["더 짧게 적어 주세요."] });
    const page = await openSheet();
    await pressNamed(page, AGREE);
    expect(faultOf(PLACE)).toContain("더 짧게 적어 주세요.");
  });
});
