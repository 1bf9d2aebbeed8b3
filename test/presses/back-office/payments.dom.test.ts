import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { STAFF_TEXT, staffNote } from "#domain/staff/staff-rules.ts";
import { alarmLabels } from "#web/features/staff/staff-labels.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { press, scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage, sendSheet } from "./staff-page.ts";
import { isSheetOpen, rowsOf, said, sentTo } from "../on-page.ts";

const CLOSE = "staff.billing.alarms.close";
const RETRY = "staff.refunds.retry";
const ALARMS = "살펴볼 일";
const REFUNDS = "거절된 환불";
const NOTE = "내부 메모";
const LOOKED_AT = "결제사에 물어보고 설정을 고쳤어요.";
const DONE = "살펴본 일로 닫았어요.";
const UNCLAIMED = "본인을 확인하고 계좌를 적어 주세요.";

type Alarm = Output<"staff.billing.alarms">["items"][number];
type Refund = Output<"staff.billing.refunds">["items"][number];

const alarm: Alarm = {
  id: ID,
  about: "our_fault",
  person: "김지영",
  amount: 59_000,
  code: "INVALID_API_KEY",
  payment_id: "payment-1",
  at: "2027-03-09T12:00:00+09:00",
};
const refund: Refund = {
  id: ID,
  person: "김지영",
  amount: 33_000,
  payment_id: "payment-2",
  code: "CARD_GONE",
  tries: 3,
  created_at: "2027-03-09T12:00:00+09:00",
};

interface Given {
  alarms?: readonly Alarm[];
  refunds?: readonly Refund[];
  closed?: () => Answered;
  retried?: () => Answered;
}

/** What of payments needs a person's eye; an alarm that was closed is gone from it. */
function openBilling(given: Given = {}): Promise<OpenPage> {
  let { alarms = [alarm] } = given;
  return openStaffPage("/staff/billing", {
    "staff.billing.alarms": () => ({ status: 200, body: { items: alarms, next: null } }),
    "staff.billing.refunds": { items: given.refunds ?? [refund], next: null },
    "staff.billing.overdue": { items: [], next: null },
    [CLOSE]: () => {
      const answered = given.closed?.() ?? { status: 200, body: {} };
      if (answered.status === 200) alarms = [];
      return answered;
    },
    [RETRY]: () => given.retried?.() ?? { status: 200, body: {} },
  });
}

async function pressIn(page: OpenPage, list: string): Promise<void> {
  const button = rowsOf(list)[0]?.querySelector<HTMLElement>("button");
  if (!button) throw new Error(`nothing to press in ${list}`);
  press(button);
  await page.settle();
}

describe("an alarm about a payment", () => {
  it("says what it is about, of whom, how much and by which code", async () => {
    await openBilling();
    const row = rowsOf(ALARMS)[0]?.textContent;
    for (const one of [alarmLabels.our_fault, "59,000원", "김지영", alarm.code, "payment-1"]) {
      expect(row).toContain(one);
    }
    await openBilling({ alarms: [{ ...alarm, code: null }] });
    expect(rowsOf(ALARMS)[0]?.textContent).toContain("김지영 · payment-1");
  });

  it("of money that nobody could be given says how it is claimed, and no other does", async () => {
    await openBilling();
    expect(said()).not.toContain(UNCLAIMED);
    await openBilling({ alarms: [{ ...alarm, about: "refund_unclaimed" }] });
    expect(said()).toContain(UNCLAIMED);
  });

  it("is closed with a note of what was looked at, and is gone", async () => {
    const page = await openBilling();
    await pressIn(page, ALARMS);
    expect(scope().textContent).toContain("살펴본 일로 닫을까요?");
    expect(scope().textContent).toContain("운영자만 봐요.");
    typeInto(fieldNamed(NOTE), LOOKED_AT);
    await sendSheet(page);
    expect(bodiesOf(page, CLOSE)).toEqual([{ note: LOOKED_AT }]);
    expect(sentTo(page, CLOSE)[0]?.url).toContain(ID);
    expect(said()).toContain(DONE);
    expect(isSheetOpen()).toBe(false);
    expect(said()).toContain("살펴볼 일이 없어요.");
  });

  it("is not closed without a note, or with one that says too little", async () => {
    const page = await openBilling();
    await pressIn(page, ALARMS);
    await sendSheet(page);
    expect(faultOf(NOTE)).toContain(staffNote(""));
    const short = "봄".repeat(STAFF_TEXT.min - 1);
    typeInto(fieldNamed(NOTE), short);
    await sendSheet(page);
    expect(faultOf(NOTE)).toContain(staffNote(short));
    expect(bodiesOf(page, CLOSE)).toEqual([]);
    expect(document.activeElement).toBe(fieldNamed(NOTE));
  });

  it("stays when that is refused: why stands at the note, which is kept", async () => {
    const page = await openBilling({ closed: () => refusal("internal") });
    await pressIn(page, ALARMS);
    typeInto(fieldNamed(NOTE), LOOKED_AT);
    await sendSheet(page);
    expect(faultOf(NOTE)).toContain(errorCatalogue.internal[1]);
    expect(fieldNamed(NOTE).value).toBe(LOOKED_AT);
    expect(said()).not.toContain(DONE);
    expect(rowsOf(ALARMS)).toHaveLength(1);
  });

  it("is not closed by looking at the question", async () => {
    const page = await openBilling();
    await pressIn(page, ALARMS);
    await pressNamed(page, "닫기");
    expect(isSheetOpen()).toBe(false);
    expect(bodiesOf(page, CLOSE)).toEqual([]);
  });
});

describe("a refund that the gateway refused", () => {
  it("says why and how often, and leads to its page", async () => {
    await openBilling();
    const row = rowsOf(REFUNDS)[0];
    expect(row?.textContent).toContain("CARD_GONE · 3번 시도 · 2027년 03월 09일");
    expect(row?.querySelector("a")?.getAttribute("href")).toBe(`/staff/refunds/${ID}`);
    await openBilling({ refunds: [{ ...refund, code: null }] });
    expect(rowsOf(REFUNDS)[0]?.textContent).toContain("이유를 알 수 없음 · 3번 시도");
  });

  it("is tried again at one press", async () => {
    const page = await openBilling();
    await pressIn(page, REFUNDS);
    expect(sentTo(page, RETRY)[0]?.url).toContain(ID);
    expect(said()).toContain("곧 다시 시도해요.");
  });

  it("that somebody else has mended says so", async () => {
    const page = await openBilling({ retried: () => refusal("state_forbids") });
    await pressIn(page, REFUNDS);
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("곧 다시 시도해요.");
  });
});
