import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DECISION_TIMES } from "#domain/request/undecided.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/quotes.ts";
import { answerBadge, decisionText } from "./received-labels.ts";

const request = { accepts_quotes: true, my_quote: null } as ReceivedRequest;

it.each([
  ["sent", "견적 보냄"],
  ["read", "고객이 읽음"],
  ["hired", "고용됨"],
  ["declined", "거절됨"],
  ["expired", "기간 지남"],
  ["withdrawn", "거둔 견적"],
] as const)("a request with a quote that is %s says %s, closed or not", (state, label) => {
  const answered = { ...request, my_quote: { id: "quote", state } } as ReceivedRequest;
  expect(answerBadge(answered)?.label).toBe(label);
  expect(answerBadge({ ...answered, accepts_quotes: false })?.label).toBe(label);
});

it("says of an unanswered request only that it is too late", () => {
  expect(answerBadge(request)).toBeNull();
  expect(answerBadge({ ...request, accepts_quotes: false })?.label).toBe("마감");
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
