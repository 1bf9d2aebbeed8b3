import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { pageAt } from "#test/render-in-page.tsx";
import { sampleListedRefund, sampleRefund } from "#test/samples/staff.ts";
import { StaffRefundPage } from "./refund-page.tsx";

type Refund = Output<"staff.refunds.get">;

const account = {
  bank_name: "한강은행",
  account_number: "123-456",
  holder: "김지영",
  version: 1,
};
const waitingOf = (person: string) => ({
  items: [sampleListedRefund({ id: person, person })],
  next: null,
});
const page = async (changes: Partial<Refund> = {}) => {
  const { text } = await pageAt(
    StaffRefundPage,
    "/staff/refunds/$refundId",
    "/staff/refunds/refund",
    [
      ["staff.refunds.get", { refundId: "refund" }, sampleRefund(changes)],
      ["staff.refunds", { account: "known" }, waitingOf("보낼 분"), "pages"],
      ["staff.refunds", { account: "missing" }, waitingOf("기다리는 분"), "pages"],
    ],
  );
  return text;
};

const CLAIM = "탈퇴한 회원의 환불 청구";
const UNKNOWN = "계좌를 아직 몰라요";
const SENT = "보냈어요";

describe("what staff do about a refund", () => {
  it.each([
    ["waits for an account", {}, [UNKNOWN]],
    ["waits to be sent", { account }, [SENT]],
    ["waits for somebody who left", { has_left: true }, [CLAIM]],
    ["has the account of somebody who left", { has_left: true, account }, [SENT]],
    ["was refused, of somebody who left", { state: "failed", has_left: true }, [CLAIM]],
    ["was refused, of a member", { state: "failed" }, []],
    ["goes back by card", { method: "gateway" }, []],
    ["is done", { state: "done", account }, []],
  ] as const)("that %s", async (_, changes, shown) => {
    const text = await page(changes);
    const all = [CLAIM, UNKNOWN, SENT];
    expect(all.filter((words) => text.includes(words))).toEqual(shown);
  });
});

it("stands beside those without an account only while it waits for one", async () => {
  expect(await page()).toContain("기다리는 분");
  expect(await page({ account })).toContain("보낼 분");
  expect(await page({ state: "done" })).toContain("보낼 분");
});

it("says beside the holder of the account when that is not the member's name", async () => {
  const hint = "계정 이름(김지영)과 달라요.";
  const held = (holder: string) => ({ account: { ...account, holder } });
  expect(sampleRefund().person.name).toBe("김지영");
  expect(await page(held("김지영"))).not.toContain("계정 이름(");
  expect(await page(held("박한솔"))).toContain(hint);
  expect(await page({ ...held("박한솔"), has_left: true })).not.toContain("계정 이름(");
});

it("says until when it is to be sent, else how it stands", async () => {
  const due = { due_on: "2027-03-10", account };
  expect(await page(due)).toContain("오늘까지");
  expect(await page()).toContain("기다림");
  expect(await page({ ...due, state: "done" })).toContain("돌려드림");
  expect(await page({ ...due, state: "done" })).not.toContain("오늘까지");
});

it("tells of the days and numbers that there are", async () => {
  const text = await page();
  expect(text).toContain("환불을 정한 날 2027년 03월 08일");
  expect(text).toContain("결제 번호 payment-1");
  for (const term of ["결제한 날", "보낸 날", "이체 번호"]) expect(text).not.toContain(term);
  const done = await page({
    state: "done",
    paid_at: "2027-03-01T12:00:00+09:00",
    done_at: "2027-03-09T12:00:00+09:00",
    transfer_reference: "T-77",
  });
  expect(done).toContain(
    "결제한 날 2027년 03월 01일 환불을 정한 날 2027년 03월 08일 보낸 날 2027년 03월 09일 이체 번호 T-77",
  );
});
