import { expect, it } from "vitest";
import type { Me } from "#contract/endpoints/accounts.ts";
import { PRO_STATES } from "#domain/pro/lifecycle.ts";
import { linksInPage, type Answers } from "#test/render-in-page.tsx";
import { ProLinks } from "./pro-links.tsx";

type Pro = NonNullable<Me["pro"]>;
const ID = "01900000-0000-7000-8000-000000000001";
const NOON = "2027-03-10T12:00:00+09:00";
const NOTHING_COUNTED: Answers = [];

/** Each row: what it says, and where it leads. */
function rows(state: Pro["state"], answers = NOTHING_COUNTED): [string, string][] {
  return linksInPage(<ProLinks pro={{ id: ID, state }} />, NOON, answers);
}

const rowTo = (all: [string, string][], address: string) =>
  all.find(([, href]) => href === address)?.[0];

it("counts the unseen requests at the requests, and the unanswered talks at the talks", () => {
  const all = rows("approved", [
    ["pro.requests.unreadCount", {}, { count: 3 }],
    ["consultations.unansweredCount", {}, { count: 7 }],
  ]);
  expect(rowTo(all, "/pro/requests")).toBe("받은 요청 3 아직 안 본 요청 3개");
  expect(rowTo(all, "/consultations?side=pro")).toBe("나에게 온 상담 7 기다리는 일 7개");
});

it("counts nothing where nothing waits, and before it is known", () => {
  const none = rows("approved", [
    ["pro.requests.unreadCount", {}, { count: 0 }],
    ["consultations.unansweredCount", {}, { count: 0 }],
  ]);
  for (const all of [none, rows("approved")]) {
    expect(rowTo(all, "/pro/requests")).toBe("받은 요청");
    expect(rowTo(all, "/consultations?side=pro")).toBe("나에게 온 상담");
  }
});

it.each([
  ["pending", "지원서 확인 상태 보기"],
  ["rejected", "이유 보고 다시 보내기"],
  ["suspended", "정지된 이유 보기"],
  ["approved", undefined],
] as const)("leads a pro who is %s to what became of it: %s", (state, words) => {
  expect(rowTo(rows(state), "/pro/apply")).toBe(words);
});

it.each(PRO_STATES)("leads a pro who is %s to the pages that are open to them", (state) => {
  const places = rows(state).map(([, href]) => href);
  expect(places).toContain("/pro/profile");
  expect(places.includes("/pro/hires")).toBe(state === "approved" || state === "suspended");
  expect(places.includes("/pro/quotes")).toBe(places.includes("/pro/hires"));
  expect(places.includes("/pro/requests")).toBe(state === "approved");
});
