import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DECISION_TIMES } from "#domain/request/undecided.ts";
import { deadlineText } from "#domain/received-request/deadline-text.ts";
import { nearName } from "#domain/region/near-name.ts";
import { sampleAnsweringQuote, sampleReceivedRequest } from "#test/samples/received-requests.ts";
import { answerBadge, decisionText } from "./received-labels.ts";

const request = sampleReceivedRequest();

it.each([
  ["sent", "견적 보냄"],
  ["read", "고객이 읽음"],
  ["hired", "고용됨"],
  ["declined", "거절됨"],
  ["expired", "기간 지남"],
  ["withdrawn", "취소한 견적"],
] as const)("a request with a quote that is %s says %s, closed or not", (state, label) => {
  const answered = sampleReceivedRequest({ my_quote: sampleAnsweringQuote({ state }) });
  expect(answerBadge(answered)?.label).toBe(label);
  expect(answerBadge({ ...answered, accepts_quotes: false })?.label).toBe(label);
});

it("says of a quote nobody decided on that its request is over", () => {
  const my_quote = sampleAnsweringQuote({ state: "read" });
  expect(answerBadge({ ...request, state: "hired", my_quote })?.label).toBe("다른 고수가 고용됨");
});

it.each([
  ["hired", "고용됨"],
  ["completed", "완료"],
  ["cancelled", "고용 취소됨"],
] as const)("a request whose hire is %s says %s", (hire_state, label) => {
  const my_quote = sampleAnsweringQuote({ state: "hired", hire_state });
  expect(answerBadge({ ...request, my_quote })?.label).toBe(label);
});

it("says of an unanswered request only that it is too late", () => {
  expect(answerBadge(request)).toBeNull();
  expect(answerBadge({ ...request, accepts_quotes: false })?.label).toBe("마감");
});

it("says of a passed one that it is, unless a quote was sent after all", () => {
  expect(answerBadge({ ...request, passed: "no_time" })?.label).toBe("넘김");
  const my_quote = sampleAnsweringQuote();
  expect(answerBadge({ ...request, passed: "no_time", my_quote })?.label).toBe("견적 보냄");
});

it.each([
  ["2027-03-12T12:00:00+09:00", "2일 후 마감", false],
  ["2027-03-11T00:00:00+09:00", "오늘 자정 마감", true],
  ["2027-03-12T23:59:00+09:00", "2일 후 마감", false],
  ["2027-03-13T00:00:00+09:00", "2일 후 마감", false],
  ["2027-03-13T00:00:01+09:00", "3일 후 마감", false],
  ["2027-03-11T00:00:01+09:00", "내일 마감", false],
  ["2027-03-10T12:00:00+09:00", "마감됐어요", true],
  ["2027-03-10T18:00:00+09:00", "오늘 오후 6:00 마감", true],
  ["2027-03-10T12:40:00+09:00", "40분 후 마감", true],
])("of a deadline at %s it says %s", (closesAt, text, isSoon) => {
  const now = Date.parse("2027-03-10T12:00:00+09:00");
  expect(deadlineText(Date.parse(closesAt), now)).toEqual({ text, isSoon });
});

it("names a place as whoever works there does", () => {
  expect(["서울특별시 강남구 일원1동", "세종특별자치시", null].map(nearName)).toEqual([
    "강남구 일원1동",
    "세종특별자치시",
    "온라인",
  ]);
});

it("knows when the customer decides, of today's forms", () => {
  expect(["now", "week", "month", "price_only", "older"].map(decisionText)).toEqual([
    "바로",
    "1주 안",
    "1개월 안",
    "시세만 궁금",
    null,
  ]);
});

it("has a short label for each answer that the forms offer", () => {
  const shared = new URL(
    "../../../../data/catalogue/forms/shared-last-questions.json",
    import.meta.url,
  );
  const questions = JSON.parse(readFileSync(shared, "utf8")) as {
    id: string;
    options?: { value: string; label: string }[];
  }[];
  const options = questions.find(({ id }) => id === "decision")?.options ?? [];
  expect(options.map(({ value }) => value)).toEqual(DECISION_TIMES);
  for (const { value, label } of options) {
    const short = decisionText(value) ?? "missing";
    expect([value, label.startsWith(short)]).toEqual([value, true]);
  }
});
