import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { STAFF_PERMISSIONS, type StaffPermission } from "#domain/staff/permissions.ts";
import { decisionReason, STAFF_TEXT } from "#domain/staff/staff-rules.ts";
import { sampleStaffPro } from "../../samples/staff.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage, sendSheet } from "./staff-page.ts";
import { isSheetOpen, offered, said, sentTo, where } from "../on-page.ts";

type Pro = Output<"staff.pros.get">;
type Decision = `staff.pros.${"approve" | "reject" | "suspend" | "reinstate"}` & EndpointName;

const APPROVE = "승인하기";
const RETURN = "반려하기";
const WHY = "사업자등록증의 이름이 달라서 확인할 수 없어요.";
const REASON = "이유";

interface Given {
  pro?: Partial<Pro>;
  answered?: Partial<Record<Decision, () => Answered>>;
  permissions?: readonly StaffPermission[];
}

function openPro({ pro = {}, answered = {}, permissions }: Given = {}): Promise<OpenPage> {
  const given = {
    "staff.pros.get": sampleStaffPro({ id: ID, ...pro }),
    "staff.pros": { items: [], next: null },
    ...answered,
  };
  return openStaffPage(`/staff/pros/${ID}`, given, permissions);
}

describe("a pro who waits", () => {
  const pro = { state: "pending" } as const;

  it("is approved once that is confirmed, and the queue is shown again", async () => {
    const page = await openPro({ pro });
    await pressNamed(page, APPROVE);
    expect(scope().textContent).toContain("한솔님을 승인할까요?");
    await pressNamed(page, "취소");
    expect(sentTo(page, "staff.pros.approve")).toEqual([]);
    await pressNamed(page, APPROVE);
    await pressNamed(page, "확인");
    expect(sentTo(page, "staff.pros.approve")[0]?.url).toContain(ID);
    expect(said()).toContain("한솔님을 승인했어요.");
    expect(where(page)).toBe("/staff");
  });

  it("is not approved before anybody found out who they are, and the page says so", async () => {
    await openPro({ pro: { ...pro, identity: null } });
    expect(said()).toContain("본인 확인을 마치지 않은 고수예요.");
    expect(offered()).not.toContain(APPROVE);
    expect(offered()).toContain(RETURN);
    await openPro({ pro });
    expect(said()).not.toContain("본인 확인을 마치지 않은 고수예요.");
  });

  it("stays on the page when the approval is refused, and why is said", async () => {
    const approve = () => refusal("identity_required");
    const page = await openPro({ pro, answered: { "staff.pros.approve": approve } });
    await pressNamed(page, APPROVE);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.identity_required[1]);
    expect(where(page)).toBe(`/staff/pros/${ID}`);
  });

  it("is returned with a reason that they read", async () => {
    const page = await openPro({ pro });
    await pressNamed(page, RETURN);
    expect(scope().textContent).toContain("고수가 이유를 읽고 수정해서 다시 신청할 수 있어요.");
    const short = "봄".repeat(STAFF_TEXT.min - 1);
    typeInto(fieldNamed(REASON), short);
    await sendSheet(page);
    expect(faultOf(REASON)).toContain(decisionReason(short));
    expect(bodiesOf(page, "staff.pros.reject")).toEqual([]);
    typeInto(fieldNamed(REASON), WHY);
    await sendSheet(page);
    expect(bodiesOf(page, "staff.pros.reject")).toEqual([{ reason: WHY }]);
    expect(said()).toContain("한솔님의 신청을 반려했어요.");
    expect(where(page)).toBe("/staff");
  });

  it("is not returned when that is refused: the sheet says why and keeps the reason", async () => {
    const reject = () => refusal("internal");
    const page = await openPro({ pro, answered: { "staff.pros.reject": reject } });
    await pressNamed(page, RETURN);
    typeInto(fieldNamed(REASON), WHY);
    await sendSheet(page);
    expect(faultOf(REASON)).toContain(errorCatalogue.internal[1]);
    expect(fieldNamed(REASON).value).toBe(WHY);
    expect(where(page)).toBe(`/staff/pros/${ID}`);
  });
});

describe.each([
  {
    what: "a pro at work",
    pro: { state: "approved" },
    button: "활동 정지하기",
    name: "staff.pros.suspend",
    done: "활동을 정지했어요.",
    hint: "새 요청과 견적이 멈추고 프로필이 가려져요.",
  },
  {
    what: "a pro who is suspended",
    pro: { state: "suspended" },
    button: "정지 풀기",
    name: "staff.pros.reinstate",
    done: "활동 정지를 풀었어요.",
    hint: "전처럼 요청을 받고 프로필이 보여요.",
  },
] as const)("$what", ({ pro, button, name, done, hint }) => {
  it(`can be decided about by "${button}", with a reason that they read`, async () => {
    const page = await openPro({ pro });
    await pressNamed(page, button);
    expect(scope().textContent).toContain(hint);
    typeInto(fieldNamed(REASON), WHY);
    await sendSheet(page);
    expect(bodiesOf(page, name)).toEqual([{ reason: WHY }]);
    expect(sentTo(page, name)[0]?.url).toContain(ID);
    expect(said()).toContain(done);
    expect(isSheetOpen()).toBe(false);
    expect(where(page)).toBe(`/staff/pros/${ID}`);
  });

  it.each<ErrorCode>(["state_forbids", "internal"])(
    "stays as it is when %s refuses",
    async (code) => {
      const page = await openPro({ pro, answered: { [name]: () => refusal(code) } });
      await pressNamed(page, button);
      typeInto(fieldNamed(REASON), WHY);
      await sendSheet(page);
      expect(faultOf(REASON)).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain(done);
    },
  );

  it("is decided about by nobody who may not suspend", async () => {
    const permissions = STAFF_PERMISSIONS.filter((one) => one !== "suspensions");
    await openPro({ pro, permissions });
    expect(said()).toContain("한솔");
    expect(offered()).not.toContain(button);
  });
});

it.each(["rejected", "withdrawn", "pending"] as const)(
  "offers no suspension of a pro who is %s",
  async (state) => {
    await openPro({ pro: { state } });
    expect(offered()).not.toContain("활동 정지하기");
    expect(offered()).not.toContain("정지 풀기");
  },
);
