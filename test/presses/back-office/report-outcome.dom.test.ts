import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { STAFF_PERMISSIONS, type StaffPermission } from "#domain/staff/permissions.ts";
import { decisionReason, staffNote } from "#domain/staff/staff-rules.ts";
import { sampleReport } from "../../samples/staff.ts";
import {
  bodiesOf,
  chooseCard,
  faultOf,
  fieldNamed,
  ID,
  pressNamed,
  refusal,
} from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage } from "./staff-page.ts";
import { said } from "../on-page.ts";

const CLOSE = "staff.reports.close";
const END = "신고 마무리하기";
const NOTE = "내부 메모";
const REASON = "고수가 읽을 이유";
const SEEN = "대화에서 계좌를 먼저 보낸 것을 확인했어요.";
const WHY = "서비스 밖에서 먼저 돈을 받으려고 하셨어요.";
const NAME = sampleReport().pro?.display_name;
const DONE = "신고를 마무리했어요.";

interface Given {
  report?: Partial<Output<"staff.reports.get">>;
  closed?: () => Answered;
  permissions?: readonly StaffPermission[];
}

function openReport({ report = {}, closed, permissions }: Given = {}): Promise<OpenPage> {
  const given = {
    "staff.reports.get": sampleReport({ id: ID, ...report }),
    "staff.reports": { items: [], next: null },
    [CLOSE]: () => closed?.() ?? { status: 200, body: {} },
  };
  return openStaffPage(`/staff/reports/${ID}`, given, permissions);
}
const outcomes = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")].map(
    ({ value }) => value,
  );
const isThere = (label: string) =>
  [...document.querySelectorAll("main label")].some(({ textContent }) => textContent === label);
const where = (page: OpenPage) => page.router.state.location;

describe("a report that is closed", () => {
  it("without any outcome says what is missing, with the focus there, and sends nothing", async () => {
    const page = await openReport();
    await pressNamed(page, END);
    expect(said()).toContain("결과를 골라 주세요.");
    expect(faultOf(NOTE)).toContain(staffNote(""));
    expect((document.activeElement as HTMLInputElement).type).toBe("radio");
    expect(bodiesOf(page, CLOSE)).toEqual([]);
  });

  it("with a warning asks first, sends the note alone, and shows the queue of reports again", async () => {
    const page = await openReport();
    await chooseCard(page, "warned");
    expect(isThere(REASON)).toBe(false);
    typeInto(fieldNamed(NOTE), SEEN);
    await pressNamed(page, END);
    expect(scope().textContent).toContain(`${NAME} 고수에게 주의를 줄까요?`);
    await pressNamed(page, "취소");
    expect(bodiesOf(page, CLOSE)).toEqual([]);
    await pressNamed(page, END);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, CLOSE)).toEqual([{ outcome: "warned", note: SEEN }]);
    expect(said()).toContain(DONE);
    expect(where(page).pathname).toBe("/staff");
    expect(where(page).search).toEqual({ tab: "reports" });
  });

  it("with a suspension asks for what the pro reads, and sends that too", async () => {
    const page = await openReport();
    await chooseCard(page, "suspended");
    typeInto(fieldNamed(NOTE), SEEN);
    await pressNamed(page, END);
    expect(faultOf(REASON)).toContain(decisionReason(""));
    expect(document.activeElement).toBe(fieldNamed(REASON));
    expect(bodiesOf(page, CLOSE)).toEqual([]);
    typeInto(fieldNamed(REASON), WHY);
    await pressNamed(page, END);
    expect(scope().textContent).toContain(`${NAME} 고수의 활동을 정지할까요?`);
    await pressNamed(page, "취소");
    expect(bodiesOf(page, CLOSE)).toEqual([]);
    expect(fieldNamed(REASON).value).toBe(WHY);
    await pressNamed(page, END);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, CLOSE)).toEqual([{ outcome: "suspended", note: SEEN, reason: WHY }]);
    expect(said()).toContain("활동을 정지하고 신고를 마무리했어요.");
  });

  it("sends no reason of a suspension that was thought better of", async () => {
    const page = await openReport();
    await chooseCard(page, "suspended");
    typeInto(fieldNamed(REASON), WHY);
    await chooseCard(page, "no_action");
    typeInto(fieldNamed(NOTE), SEEN);
    await pressNamed(page, END);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, CLOSE)).toEqual([{ outcome: "no_action", note: SEEN }]);
  });

  it("that is refused says why until another outcome is chosen", async () => {
    const page = await openReport({ closed: () => refusal("internal") });
    await chooseCard(page, "warned");
    typeInto(fieldNamed(NOTE), SEEN);
    await pressNamed(page, END);
    await pressNamed(page, "확인");
    const form = () => document.querySelector("main form")?.textContent;
    expect(form()).toContain(errorCatalogue.internal[1]);
    expect(said()).not.toContain(DONE);
    expect(fieldNamed(NOTE).value).toBe(SEEN);
    await chooseCard(page, "no_action");
    expect(form()).not.toContain(errorCatalogue.internal[1]);
  });
});

describe("what a report may end with", () => {
  it("is all, of a pro at work", async () => {
    await openReport();
    expect(outcomes().toSorted()).toEqual(["no_action", "suspended", "warned"]);
    expect(said()).toContain("고수에게는 알리지 않아요.");
  });

  it("is no suspension of who was reported as a customer", async () => {
    await openReport({ report: { pro: null } });
    expect(outcomes().toSorted()).toEqual(["no_action", "warned"]);
    expect(said()).toContain("고객에게는 알리지 않아요.");
  });

  it("is no suspension by whoever may not suspend", async () => {
    const permissions = STAFF_PERMISSIONS.filter((one) => one !== "suspensions");
    await openReport({ permissions });
    expect(outcomes().toSorted()).toEqual(["no_action", "warned"]);
  });
});
