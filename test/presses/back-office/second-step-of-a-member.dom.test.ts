import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { STAFF_PERMISSIONS, type StaffPermission } from "#domain/staff/permissions.ts";
import { identityProof, STAFF_TEXT } from "#domain/staff/staff-rules.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage, sendSheet } from "./staff-page.ts";
import { isSheetOpen, offered, said, sentTo } from "../on-page.ts";

const OFF = "staff.people.secondStep.off";
const SWITCH = "2단계 인증 끄기";
const PROOF = "본인인지 확인한 방법";
const HOW = "가입한 번호로 전화해 생년월일을 확인했어요.";
const DONE = "2단계 인증을 껐어요. 본인에게 알렸어요.";

interface Given {
  isOn?: boolean | null;
  permissions?: readonly StaffPermission[];
  switched?: () => Answered;
}

/** The page of what a member was sent, who has a second step until it is off. */
function openMember({ isOn = true, permissions, switched }: Given = {}): Promise<OpenPage> {
  let hasStep = isOn;
  const given = {
    "staff.people.deliveries": () => ({
      status: 200,
      body: { items: [], next: null, person: "김지영", has_second_step: hasStep },
    }),
    [OFF]: () => {
      const answered = switched?.() ?? { status: 200, body: {} };
      if (answered.status === 200) hasStep = false;
      return answered;
    },
  };
  return openStaffPage(`/staff/people/${ID}/deliveries`, given, permissions);
}

describe("the second step of a member who lost it", () => {
  it("is switched off with how it was made sure that it is them", async () => {
    const page = await openMember();
    await pressNamed(page, SWITCH);
    expect(scope().textContent).toContain("김지영님의 2단계 인증을 끌까요?");
    expect(scope().textContent).toContain("모든 기기에서 로그아웃되고");
    typeInto(fieldNamed(PROOF), HOW);
    await sendSheet(page);
    expect(bodiesOf(page, OFF)).toEqual([{ reason: HOW }]);
    expect(sentTo(page, OFF)[0]?.url).toContain(ID);
    expect(said()).toContain(DONE);
    expect(isSheetOpen()).toBe(false);
    expect(offered()).not.toContain(SWITCH);
  });

  it("stays on as long as nothing says how it was made sure", async () => {
    const page = await openMember();
    await pressNamed(page, SWITCH);
    await sendSheet(page);
    expect(faultOf(PROOF)).toContain(identityProof(""));
    const short = "봄".repeat(STAFF_TEXT.min - 1);
    typeInto(fieldNamed(PROOF), short);
    await sendSheet(page);
    expect(faultOf(PROOF)).toContain(identityProof(short));
    expect(bodiesOf(page, OFF)).toEqual([]);
  });

  it.each<ErrorCode>(["not_found", "state_forbids", "internal"])(
    "stays on when %s refuses, and the sheet says why",
    async (code) => {
      const page = await openMember({ switched: () => refusal(code) });
      await pressNamed(page, SWITCH);
      typeInto(fieldNamed(PROOF), HOW);
      await sendSheet(page);
      expect(faultOf(PROOF)).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain(DONE);
      expect(isSheetOpen()).toBe(true);
    },
  );

  it("says why it stays on at one place alone", async () => {
    const page = await openMember({ switched: () => refusal("internal") });
    await pressNamed(page, SWITCH);
    typeInto(fieldNamed(PROOF), HOW);
    await sendSheet(page);
    expect(said().split(errorCatalogue.internal[1])).toHaveLength(2);
  });

  it("is only told of to who may not switch it off", async () => {
    await openMember({ permissions: STAFF_PERMISSIONS.filter((one) => one !== "second_steps") });
    expect(said()).toContain("켜져 있어요. 관리자만 끌 수 있어요.");
    expect(offered()).not.toContain(SWITCH);
  });

  it.each([
    ["does not use it", false],
    ["is no member", null],
  ])("is not spoken of where somebody %s", async (_, isOn) => {
    await openMember({ isOn });
    expect(said()).toContain("김지영님에게 보낸 알림");
    expect(said()).not.toContain("켜져 있어요.");
    expect(offered()).not.toContain(SWITCH);
  });
});
