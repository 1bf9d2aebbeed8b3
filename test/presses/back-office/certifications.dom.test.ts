import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage, sendSheet } from "./staff-page.ts";
import { isSheetOpen, offered, said, sentTo } from "../on-page.ts";

type Certification = Output<"staff.certifications.get">;
type Decision = `staff.certifications.${"approve" | "reject" | "revoke"}` & EndpointName;

const APPROVE = "승인하기";
const RETURN = "반려하기";
const REVOKE = "승인 취소하기";
const WHY = "사업자등록증의 이름이 달라서 확인할 수 없어요.";
const sample = sampleOutput("staff.certifications.get") as Certification;

const paper: Certification = {
  ...sample,
  id: ID,
  kind: "business",
  label: "사업자등록",
  state: "pending",
  reason: null,
  version: 7,
  pro: { id: "01900000-0000-7000-8000-000000000005", display_name: "한솔", account_name: "박한솔" },
  file: null,
  has_show_image: false,
  same_number: [],
  history: [],
  decisions: [],
};

function open(
  own: Partial<Certification> = {},
  answered: Partial<Record<Decision, () => Answered>> = {},
): Promise<OpenPage> {
  return openStaffPage(`/staff/certifications/${ID}`, {
    "staff.certifications.get": { ...paper, ...own },
    "staff.certifications": { items: [], next: null },
    ...answered,
  });
}
const where = (page: OpenPage) => page.router.state.location.href;
const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a")].map((one) => [
    one.getAttribute("aria-label") ?? one.textContent,
    one.getAttribute("href"),
  ]);
/** What stands beside each term, in their order. */
const facts = () =>
  [...document.querySelectorAll("main dl dt")].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

describe("a paper that waits", () => {
  it("is approved as it was looked at, once that is confirmed, and the queue is shown again", async () => {
    const page = await open();
    await pressNamed(page, APPROVE);
    expect(scope().textContent).toContain("‘사업자등록’ 자격을 승인할까요?");
    expect(scope().textContent).toContain("파일을 열어 적힌 것과 같은지 확인했나요?");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, "staff.certifications.approve")).toEqual([]);
    await pressNamed(page, APPROVE);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, "staff.certifications.approve")).toEqual([{ version: 7 }]);
    expect(sentTo(page, "staff.certifications.approve")[0]?.url).toContain(ID);
    expect(said()).toContain("자격을 승인했어요.");
    expect(where(page)).toBe("/staff?tab=certifications");
  });

  it("is returned as it was looked at, with a reason that the pro reads", async () => {
    const page = await open();
    await pressNamed(page, RETURN);
    expect(scope().textContent).toContain("자격을 반려할까요?");
    expect(scope().textContent).toContain("고수가 이유를 읽고 수정해서 다시 제출할 수 있어요.");
    await sendSheet(page);
    expect(faultOf("이유")).not.toBeNull();
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(bodiesOf(page, "staff.certifications.reject")).toEqual([{ version: 7, reason: WHY }]);
    expect(said()).toContain("자격을 반려했어요.");
    expect(where(page)).toBe("/staff?tab=certifications");
  });

  it("that was changed meanwhile is decided about by nobody: why is said", async () => {
    const page = await open(
      {},
      {
        "staff.certifications.approve": () => refusal("conflict"),
        "staff.certifications.reject": () => refusal("conflict"),
      },
    );
    await pressNamed(page, APPROVE);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.conflict[1]);
    expect(said()).not.toContain("자격을 승인했어요.");
    expect(where(page)).toBe(`/staff/certifications/${ID}`);
    await pressNamed(page, RETURN);
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(faultOf("이유")).toContain(errorCatalogue.conflict[1]);
    expect(where(page)).toBe(`/staff/certifications/${ID}`);
  });

  it("says once why it could not be returned, in its sheet", async () => {
    const reject = () => refusal("internal");
    const page = await open({}, { "staff.certifications.reject": reject });
    await pressNamed(page, RETURN);
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(faultOf("이유")).toContain(errorCatalogue.internal[1]);
    expect(said().split(errorCatalogue.internal[1])).toHaveLength(2);
  });

  it("warns of others with the same number, each with how it stands", async () => {
    const others = [
      { pro_id: "1", display_name: "나루", state: "approved" as const },
      { pro_id: "2", display_name: "다솜", state: "expired" as const },
    ];
    await open({ same_number: others });
    expect(said()).toContain("같은 사업자등록번호가 있어요나루 (승인됨), 다솜 (기간 끝남)");
    await open({ same_number: others.slice(0, 1) });
    expect(said()).toContain("같은 사업자등록번호가 있어요나루 (승인됨)");
    await open();
    expect(said()).not.toContain("같은 사업자등록번호가 있어요");
  });
});

describe("an approved paper", () => {
  it("is taken back as it was looked at, with a reason, and the page stays", async () => {
    const page = await open({ state: "approved" });
    expect(offered()).not.toContain(APPROVE);
    await pressNamed(page, REVOKE);
    expect(scope().textContent).toContain("자격 승인을 취소할까요?");
    expect(scope().textContent).toContain("프로필과 견적에서 표시가 내려가고");
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(bodiesOf(page, "staff.certifications.revoke")).toEqual([{ version: 7, reason: WHY }]);
    expect(said()).toContain("자격 표시를 내렸어요.");
    expect(isSheetOpen()).toBe(false);
    expect(where(page)).toBe(`/staff/certifications/${ID}`);
  });

  it("stays when that is refused: the sheet says why", async () => {
    const revoke = () => refusal("state_forbids");
    const page = await open({ state: "approved" }, { "staff.certifications.revoke": revoke });
    await pressNamed(page, REVOKE);
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(faultOf("이유")).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("자격 표시를 내렸어요.");
  });

  it("is not taken back where it is a name that was checked, nor where it is approved no more", async () => {
    await open({ state: "approved", kind: "identity" });
    expect(offered()).not.toContain(REVOKE);
    await open({ state: "rejected" });
    expect(offered()).not.toContain(REVOKE);
    expect(offered()).not.toContain(RETURN);
  });
});

describe("what staff read of a paper", () => {
  it("is what the pro wrote beside the names that are known, without what there is not", async () => {
    const nothing = {
      legal_name: null,
      business_number: null,
      business_name: null,
      representative: null,
      business_address: null,
      business_phone: null,
      issuer: null,
      issued_on: null,
      expires_on: null,
      services: [],
      confirmed_name: null,
      submitted_at: "2027-03-08T12:00:00+09:00",
    };
    await open(nothing);
    expect(facts()).toEqual([
      "종류: 사업자",
      "계정 이름: 박한솔",
      "본인 확인 이름: 확인 전",
      "제출한 날: 2027년 03월 08일",
    ]);
    await open({
      ...nothing,
      legal_name: "박한솔",
      business_number: "120-81-47521",
      business_name: "한솔클린",
      representative: "박대표",
      business_address: "서울 강남구 1",
      business_phone: "02-123-4567",
      issuer: "강남세무서",
      issued_on: "2026-01-05",
      expires_on: "2028-01-04",
      services: ["이사청소", "입주청소"],
      confirmed_name: "박확인",
    });
    expect(facts().slice(1, -1)).toEqual([
      "확인된 이름: 박한솔",
      "사업자등록번호: 120-81-47521",
      "상호: 한솔클린",
      "대표자: 박대표",
      "주소: 서울 강남구 1",
      "연락처: 02-123-4567",
      "발급한 곳: 강남세무서",
      "발급한 날: 2026년 01월 05일",
      "유효 기간: 2028년 01월 04일",
      "서비스: 이사청소, 입주청소",
      "계정 이름: 박한솔",
      "본인 확인 이름: 박확인",
    ]);
  });

  it("is how it stands, why it was decided so last, and what happened to it", async () => {
    const at = "2027-03-08T09:30:00+09:00";
    await open({
      state: "rejected",
      reason: "글자가 보이지 않아요.",
      history: [
        { at, event: "reject", by: "한서윤", reason: "사진이 흐려요." },
        { at, event: "submit", by: "한솔", reason: "" },
      ],
    });
    expect(said()).toContain("지난 결정의 이유글자가 보이지 않아요.");
    const header = document.querySelector("main h1")?.closest("header")?.textContent;
    expect(header).toContain("사업자등록");
    expect(header).toContain("반려");
    const history = [...document.querySelectorAll("main section li")].map((one) => one.textContent);
    expect(history).toEqual([
      "반려사진이 흐려요.2027년 03월 08일 오전 9:30 · 한서윤",
      "제출2027년 03월 08일 오전 9:30 · 한솔",
    ]);
    expect(said()).toContain("반려됨");
    await open();
    expect(said()).not.toContain("지난 결정의 이유");
    expect(said()).toContain("확인 대기");
  });

  it("leads to the pro and back to those that wait", async () => {
    await open();
    expect(links()).toContainEqual(["한솔", `/staff/pros/${paper.pro.id}`]);
    expect(links()).toContainEqual(["대기 목록", "/staff?tab=certifications"]);
  });
});
