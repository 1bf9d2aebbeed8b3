import { expect, it } from "vitest";
import {
  nextStepText,
  quotesStillToCome,
  requestStateBadge,
  requestTitle,
} from "./request-labels.ts";

const completed = {
  state: "completed",
  quote_count: 3,
  quote_limit: 5,
  unread_quote_count: 0,
  has_recipients: true,
} as const;

it("asks for a review of work that is done until there is one", () => {
  expect(nextStepText({ ...completed, reviewed: false })).toContain("후기를 남기면");
  expect(nextStepText({ ...completed, reviewed: true })).toBe("일이 끝났어요.");
});

it.each([
  ["draft", "작성 중", "아직 보내지 않은", {}],
  ["open", "견적 받는 중", "견적이 오면 바로", { quote_count: 0 }],
  ["open", "견적 받는 중", "견적서 3장이 왔어요. 5장까지", {}],
  ["open", "견적 받는 중", "맞는 고수가 없어요", { quote_count: 0, has_recipients: false }],
  ["choosing", "고르는 중", "더 받지 않아요", {}],
  ["choosing", "고르는 중", "모두 모였어요", { quote_count: 5 }],
  ["choosing", "고르는 중", "다시 열면", { quote_count: 0 }],
  ["hired", "고용했어요", "완료하기를 눌러", {}],
  ["closed", "마감", "마감된", {}],
  ["cancelled", "취소됨", "고용이 취소", {}],
  ["blocked", "중지됨", "사실에 맞게 새로", {}],
] as const)(
  "of a request that is %s the badge says %s, the next step: %s",
  (state, label, words, facts) => {
    expect(requestStateBadge[state].label).toBe(label);
    expect(nextStepText({ ...completed, reviewed: false, ...facts, state })).toContain(words);
  },
);

it.each([
  ["open", 0, "견적을 기다리고 있어요"],
  ["open", 1, "견적서 1장이 왔어요"],
  ["choosing", 0, "견적이 오지 않았어요"],
  ["choosing", 5, "견적서 5장이 왔어요"],
  ["hired", 5, "맑은손청소 고수를 고용했어요"],
  ["completed", 5, "거래를 완료했어요"],
  ["closed", 0, "마감된 요청이에요"],
  ["cancelled", 5, "고용이 취소됐어요"],
  ["blocked", 0, "요청이 중지됐어요"],
] as const)(
  "the page of a request that is %s with %i quotes begins with %j",
  (state, count, title) => {
    const hire = { pro: { display_name: "맑은손청소" } };
    expect(requestTitle({ state, quote_count: count, hire })).toBe(title);
  },
);

it.each([
  ["as many as there is room for", 20, false, 7],
  ["no more than pros who may still send one", 2, false, 2],
  ["none when nobody is left", 0, false, 0],
  ["all while more pros are asked", 0, true, 7],
])("of quotes may still come %s", (_, pros, is_dispatching, left) => {
  const urgent = { pros, credits: 1, available: false, reason: null };
  const spending = { urgent, more_quotes: { ...urgent, quotes: 5 } };
  expect(quotesStillToCome({ quote_limit: 10, quote_count: 3, is_dispatching, spending })).toBe(
    left,
  );
});
