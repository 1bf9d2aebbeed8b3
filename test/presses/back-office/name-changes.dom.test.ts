import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage, sendSheet } from "./staff-page.ts";
import { offered, said, sentTo } from "../on-page.ts";

type NameChange = Output<"staff.nameChanges.get">;
type Decision = `staff.nameChanges.${"approve" | "reject"}` & EndpointName;

const APPROVE = "승인하기";
const RETURN = "반려하기";
const WHY = "다른 고수의 이름과 헷갈릴 수 있어요.";
const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const AT = "2027-03-08T09:30:00+09:00";

const change: NameChange = {
  ...(sampleOutput("staff.nameChanges.get") as NameChange),
  id: ID,
  name: "새솔",
  previous_name: "한솔",
  state: "pending",
  reason: null,
  asked_at: AT,
  pro: {
    id: "01900000-0000-7000-8000-000000000005",
    display_name: "지금 한솔",
    account_name: "박한솔",
  },
  confirmed_name: "박확인",
  certifications: [],
  others: [],
  decisions: [],
};

function open(
  own: Partial<NameChange> = {},
  answered: Partial<Record<Decision, () => Answered>> = {},
): Promise<OpenPage> {
  return openStaffPage(`/staff/name-changes/${ID}`, {
    "staff.nameChanges.get": { ...change, ...own },
    "staff.nameChanges": { items: [], next: null },
    ...answered,
  });
}
const where = (page: OpenPage) => page.router.state.location.href;
const links = () =>
  [...document.querySelectorAll("main a")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);

describe("a new name that waits", () => {
  it("is approved once that is confirmed, and the other names are shown again", async () => {
    const page = await open();
    await pressNamed(page, APPROVE);
    expect(scope().textContent).toContain("‘새솔’ 이름을 승인할까요?");
    expect(scope().textContent).toContain("검색, 견적, 프로필에 바로 새 이름으로 보여요.");
    await pressNamed(page, "취소");
    expect(sentTo(page, "staff.nameChanges.approve")).toEqual([]);
    await pressNamed(page, APPROVE);
    await pressNamed(page, "확인");
    expect(sentTo(page, "staff.nameChanges.approve")[0]?.url).toContain(ID);
    expect(said()).toContain("새 이름을 승인했어요.");
    expect(where(page)).toBe("/staff?tab=name_changes");
  });

  it("is returned with a reason that the pro reads", async () => {
    const page = await open();
    await pressNamed(page, RETURN);
    expect(scope().textContent).toContain("새 이름을 반려할까요?");
    expect(scope().textContent).toContain("지금 이름이 그대로 보이고, 고수가 이유를 읽어요.");
    await sendSheet(page);
    expect(faultOf("이유")).not.toBeNull();
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(bodiesOf(page, "staff.nameChanges.reject")).toEqual([{ reason: WHY }]);
    expect(said()).toContain("새 이름을 반려했어요.");
    expect(where(page)).toBe("/staff?tab=name_changes");
  });

  it("says why it could not be returned, and keeps the reason as it was typed", async () => {
    const page = await open({}, { "staff.nameChanges.reject": () => refusal("internal") });
    await pressNamed(page, RETURN);
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(faultOf("이유")).toContain(errorCatalogue.internal[1]);
    expect(said().split(errorCatalogue.internal[1])).toHaveLength(2);
    expect(fieldNamed("이유").value).toBe(WHY);
    expect(where(page)).toBe(`/staff/name-changes/${ID}`);
  });

  it.each([
    [APPROVE, "staff.nameChanges.approve"],
    [RETURN, "staff.nameChanges.reject"],
  ] as const)("that somebody else decided about says so to '%s'", async (button, name) => {
    const page = await open({}, { [name]: () => refusal("state_forbids") });
    await pressNamed(page, button);
    if (button === APPROVE) await pressNamed(page, "확인");
    else {
      typeInto(fieldNamed("이유"), WHY);
      await sendSheet(page);
    }
    const notes = [...document.querySelectorAll("main [role=status]")];
    expect(notes.map((one) => one.textContent).join("\n")).toContain(
      errorCatalogue.state_forbids[1],
    );
    expect(where(page)).toBe(`/staff/name-changes/${ID}`);
  });
});

describe("what staff read of a new name", () => {
  it("stands beside the old one and the names that are known", async () => {
    await open();
    const facts = [...document.querySelectorAll("main dl dt")].map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
    );
    expect(facts).toEqual([
      "지금 이름: 한솔",
      "새 이름: 새솔",
      "계정 이름: 박한솔",
      "본인 확인 이름: 박확인",
      "신청한 날: 2027년 03월 08일",
    ]);
    expect(links()).toContainEqual(["지금 한솔", `/staff/pros/${change.pro.id}`]);
    expect(links()).toContainEqual(["대기 목록", "/staff?tab=name_changes"]);
    await open({ confirmed_name: null });
    expect(said()).toContain("본인 확인 이름확인 전");
  });

  it("calls the name until then no longer the one in force once it is decided about", async () => {
    await open({ state: "approved" });
    expect(said()).toContain("신청할 때 이름한솔");
    expect(said()).not.toContain("지금 이름");
  });

  it.each([
    ["pending", "확인 대기"],
    ["approved", "승인됨"],
    ["rejected", "반려됨"],
    ["withdrawn", "고수가 취소"],
    ["replaced", "다른 이름으로 바뀜"],
  ] as const)(
    "is how it stands, and decided about only while it waits: %s",
    async (state, label) => {
      await open({ state });
      expect(document.querySelector("main h1")?.closest("header")?.textContent).toContain(label);
      expect(offered().includes(APPROVE)).toBe(state === "pending");
    },
  );

  it("is why it was returned, and what was decided before", async () => {
    const decision = { at: AT, by: "한서윤", reason: "이름이 같아요.", is_about_this: true };
    await open({
      state: "rejected",
      reason: "이름이 같아요.",
      decisions: [{ ...decision, action: "name_change.reject" }],
    });
    expect(said()).toContain("반려 이유이름이 같아요.");
    expect(said()).toContain(
      "지난 결정활동 이름 변경 반려이름이 같아요.2027년 03월 08일 오전 9:30 · 한서윤",
    );
    await open();
    expect(said()).not.toContain("반려 이유");
    expect(said()).toContain("지난 결정아직 없어요.");
  });

  it("is what else the pro asked to be called", async () => {
    await open({ others: [{ id: OTHER_ID, name: "해솔", state: "withdrawn", asked_at: AT }] });
    expect(said()).toContain("같은 고수가 신청한 다른 이름해솔고수가 취소2027년 03월 08일");
    expect(links()).toContainEqual(["해솔", `/staff/name-changes/${OTHER_ID}`]);
    await open();
    expect(said()).not.toContain("같은 고수가 신청한 다른 이름");
  });

  it("is what the pro has proven, with the way to each paper", async () => {
    const paper = { id: OTHER_ID, label: "등록증", state: "approved" } as const;
    await open({
      certifications: [
        { ...paper, kind: "business", business_name: "한솔클린" },
        { ...paper, id: "2", kind: "identity", state: "expired", business_name: null },
      ],
    });
    const rows = [...document.querySelectorAll("main section li")].map((one) => one.textContent);
    expect(rows).toEqual(["등록증승인됨사업자 · 상호 한솔클린", "등록증기간 끝남본인"]);
    expect(links()).toContainEqual(["등록증", `/staff/certifications/${OTHER_ID}`]);
    expect(said()).not.toContain("제출한 자격이 없어요.");
    await open();
    expect(said()).toContain("제출한 자격이 없어요.");
  });
});
