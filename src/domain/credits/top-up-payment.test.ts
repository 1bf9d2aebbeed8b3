import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { asksAtOnce, beginWait, topUpAnswer, topUpDue, waitOn } from "./top-up-payment.ts";
import type { TopUpReport } from "./top-up-payment.ts";

const START = Date.parse("2027-03-10T09:00:00+09:00");
const after = (minutes: number) => START + minutes * MINUTE_MS;
const silent: TopUpReport = { kind: "payment_unknown", recorded: false };
const onRecord: TopUpReport = { kind: "payment_unknown", recorded: true };

it.each<[TopUpReport, string, boolean]>([
  [{ kind: "payment_paid" }, "paid", false],
  [{ kind: "payment_failed", answer: "declined_today" }, "failed", false],
  [{ kind: "payment_failed", answer: "replace_method" }, "failed", false],
  [{ kind: "payment_failed", answer: "our_fault" }, "failed", false],
  [{ kind: "payment_failed", answer: "unknown_outcome" }, "unknown", false],
  [{ kind: "payment_failed", answer: "done_already" }, "unknown", true],
  [silent, "unknown", false],
  [onRecord, "unknown", false],
  [{ kind: "payment_not_found" }, "not_found", false],
])("%o is %s", (report, answer, atOnce) => {
  expect([topUpAnswer(report), asksAtOnce(report)]).toEqual([answer, atOnce]);
});

describe("the waiting", () => {
  it("asks after five minutes and gives up after thirty", () => {
    const wait = beginWait(START);
    expect(topUpDue(wait, after(5) - 1)).toBeNull();
    expect(topUpDue(wait, after(5))).toBe("ask");
    expect(topUpDue(wait, after(30) - 1)).toBe("ask");
    expect(topUpDue(wait, after(30))).toBe("give_up");
  });
  it("asks again after as long as it has waited, and never later than it gives up", () => {
    const wait = waitOn(beginWait(START), silent, after(5));
    expect([wait.next_poll_at, wait.poll_deadline]).toEqual([after(10), after(30)]);
    const last = waitOn(wait, { kind: "payment_not_found" }, after(28));
    expect([last.next_poll_at, last.poll_deadline]).toEqual([after(30), after(30)]);
  });
  it("waits a day for what the gateway has on record, also once it is silent again", () => {
    const known = waitOn(beginWait(START), onRecord, after(5));
    expect([known.poll_deadline, known.recorded]).toEqual([START + DAY_MS, true]);
    expect(waitOn(known, silent, after(10))).toMatchObject({
      next_poll_at: after(20),
      poll_deadline: START + DAY_MS,
      recorded: true,
    });
  });
});
