import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { StaffRequest } from "./staff-request.tsx";

type Request = Output<"staff.requests.get">;

const request: Request = {
  id: "request",
  service: "이사청소",
  region: "서울 강남구",
  state: "open",
  state_reason: null,
  published_at: "2027-03-01T12:00:00+09:00",
  answers: [{ question: "size", label: "크기", value: "20평" }],
  customer: {
    id: "account",
    name: "김지영",
    email: "a@example.com",
    phone: null,
    joined_at: "2027-01-01T12:00:00+09:00",
  },
  quotes: [],
  can_block: false,
  decisions: [],
};
const part = <StaffRequest requestId="request" />;
const answer = (changes: Partial<Request>): Answers => [
  ["staff.requests.get", { requestId: "request" }, { ...request, ...changes }],
];
const said = (changes: Partial<Request> = {}) => textInPage(part, undefined, answer(changes));

it("names where it is of, how it stands and who asked", () => {
  expect(said()).toMatch(
    /^이사청소 · 서울 강남구 견적 받는 중 보낸 날 2027년 03월 01일 크기 20평 /,
  );
  expect(said({ region: null })).toMatch(/^이사청소 견적 받는 중 /);
  expect(said()).toContain("휴대폰 확인 전");
});

it("can be blocked only as long as it may be", () => {
  expect(said()).not.toContain("허위 요청 막기");
  expect(said({ can_block: true })).toContain("허위 요청 막기");
});

it("says why it ended", () => {
  expect(said({ state: "blocked", state_reason: "같은 요청이 또 있어요." })).toContain(
    "막음 보낸 날 2027년 03월 01일 크기 20평 끝난 이유 같은 요청이 또 있어요.",
  );
  expect(said()).not.toContain("끝난 이유");
});

it("lists its quotes by their pros, each with its price and what became of its hire", () => {
  const quote = {
    pro_id: "pro",
    pro_name: "한솔",
    state: "hired",
    hire_state: "cancelled",
    agreed_price: 125_000,
    unit: "hour",
    total: 30_000,
    sent_at: "2027-03-02T12:00:00+09:00",
  } as const;
  expect(said()).toContain("받은 견적이 없어요.");
  const text = said({ quotes: [quote] });
  expect(text).toContain("한솔 고용 취소됨 · 시간당 30,000원 · 확정 금액 125,000원");
  expect(text).not.toContain("받은 견적이 없어요.");
  const open = { ...quote, state: "sent", hire_state: null, agreed_price: null } as const;
  expect(said({ quotes: [open] })).not.toContain("확정 금액");
  expect(linksInPage(part, undefined, answer({ quotes: [quote] }))).toContainEqual([
    "한솔",
    "/staff/pros/pro",
  ]);
});
