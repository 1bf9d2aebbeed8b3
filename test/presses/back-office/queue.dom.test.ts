import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { ABUSE_REPORT_REASON_LABELS } from "#domain/abuse-report/reason.ts";
import { sampleListedRefund } from "../../samples/staff.ts";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage } from "./staff-page.ts";
import { rowsOf, said, sentTo } from "../on-page.ts";

const idOf = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;
/** Four days before now, which is long, and three, which is not yet. */
const LONG_AGO = "2027-03-06T12:00:00+09:00";
const THREE_DAYS_AGO = "2027-03-07T12:00:00+09:00";
/** Beside a list of which nothing is open. */
const CHOOSE = "왼쪽 목록에서 고르면 여기에 보여요.";

/** Words and address of each row of a list. */
const rows = (label: string) =>
  rowsOf(label).map((row) => [row.textContent, row.querySelector("a")?.getAttribute("href")]);
const tabs = (label: string) =>
  [...document.querySelectorAll(`nav[aria-label="${label}"] a`)].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);
const currentTab = (label: string) =>
  document.querySelector(`nav[aria-label="${label}"] [aria-current]`)?.textContent;

describe("the queues of the back office", () => {
  const counts: Output<"staff.queue"> = {
    pros: 1,
    name_changes: 2,
    certifications: 99,
    reports: 100,
    refunds: 5,
    alarms: 6,
    tickets: 7,
    deliveries: 8,
    wishes: 0,
  };

  it("say how much waits in each, of a hundred no more than that", async () => {
    await openStaffPage("/staff", { "staff.queue": counts });
    expect(tabs("대기 목록 종류")).toEqual([
      ["고수 신청 1", "/staff"],
      ["이름 변경 2", "/staff?tab=name_changes"],
      ["자격 확인 99", "/staff?tab=certifications"],
      ["신고 99+", "/staff?tab=reports"],
      ["계좌 환불 5", "/staff/refunds"],
      ["결제 6", "/staff/billing"],
      ["문의 7", "/staff/support"],
      ["보내지 못한 알림 8", "/staff/deliveries"],
      ["찾지 못한 서비스 0", "/staff/wishes"],
    ]);
    expect(currentTab("대기 목록 종류")).toBe("고수 신청 1");
  });

  it("head the page, until something of them is open, which does", async () => {
    const headings = () =>
      [...document.querySelectorAll("main h1, main h2")]
        .map((one) => `${one.localName} ${one.textContent}`)
        .slice(0, 2);
    await openStaffPage("/staff", {});
    expect(headings()).toEqual(["h1 대기 목록"]);
    await openStaffPage(`/staff/certifications/${idOf(1)}`, {
      "staff.certifications.get": { id: idOf(1), label: "등록증", same_number: [] },
    });
    expect(headings()).toEqual(["h2 대기 목록", "h1 등록증"]);
  });

  it("leave out those that are none of one's work", async () => {
    await openStaffPage("/staff", { "staff.queue": { ...counts, refunds: null, alarms: null } });
    const labels = tabs("대기 목록 종류").map(([label]) => label);
    expect(labels).toHaveLength(7);
    expect(labels).not.toContain("결제 6");
  });

  it("show pros who wait, with what they do, where, and since when", async () => {
    const [sample] = (sampleOutput("staff.pros") as Output<"staff.pros">).items;
    const pro = { ...sample, services: ["이사청소", "입주청소"], applied_at: LONG_AGO };
    await openStaffPage("/staff", {
      "staff.queue": counts,
      "staff.pros": {
        items: [
          { ...pro, id: idOf(1), display_name: "한솔", regions: ["서울특별시", "부산", "대구"] },
          { ...pro, id: idOf(2), display_name: "나루", regions: ["서울특별시"] },
          { ...pro, id: idOf(3), display_name: "다솜", regions: [], applied_at: THREE_DAYS_AGO },
        ],
        next: null,
      },
    });
    const [several, one, none] = rows("기다리는 고수");
    expect(several).toEqual([
      expect.stringMatching(
        /한솔이사청소, 입주청소서울특별시 외 2곳기다린 지4일3일 넘음$/,
      ) as string,
      `/staff/pros/${idOf(1)}`,
    ]);
    expect(one?.[0]).toContain("입주청소서울특별시기다린 지");
    expect(none?.[0]).toMatch(/입주청소기다린 지3일$/);
    expect(said()).toContain(CHOOSE);
  });

  it("show new names beside those in force", async () => {
    const [sample] = (sampleOutput("staff.nameChanges") as Output<"staff.nameChanges">).items;
    const one = { ...sample, id: idOf(1), name: "새솔", previous_name: "한솔", asked_at: LONG_AGO };
    await openStaffPage("/staff?tab=name_changes", {
      "staff.nameChanges": { items: [one], next: null },
    });
    expect(rows("기다리는 이름")).toEqual([
      [
        expect.stringMatching(/새솔지금 이름 · 한솔기다린 지4일/) as string,
        `/staff/name-changes/${idOf(1)}`,
      ],
    ]);
    expect(currentTab("대기 목록 종류")).toContain("이름 변경");
  });

  it("show papers with what they are", async () => {
    const [sample] = (sampleOutput("staff.certifications") as Output<"staff.certifications">).items;
    const one = { ...sample, id: idOf(1), pro_name: "한솔", kind: "business", label: "등록증" };
    await openStaffPage("/staff?tab=certifications", {
      "staff.certifications": { items: [{ ...one, submitted_at: LONG_AGO }], next: null },
    });
    expect(rows("기다리는 자격")).toEqual([
      [
        expect.stringMatching(/한솔사업자 · 등록증기다린 지4일/) as string,
        `/staff/certifications/${idOf(1)}`,
      ],
    ]);
    expect(currentTab("대기 목록 종류")).toContain("자격 확인");
  });

  it("show reports with why, of a customer too", async () => {
    const [sample] = (sampleOutput("staff.reports") as Output<"staff.reports">).items;
    const report = { ...sample, id: idOf(1), pro_name: "한솔", reason: "off_platform_payment" };
    await openStaffPage("/staff?tab=reports", {
      "staff.reports": {
        items: [
          { ...report, created_at: LONG_AGO },
          { ...report, id: idOf(2), pro_id: null, reason: "no_show" },
        ],
        next: null,
      },
    });
    const [first, second] = rows("열린 신고");
    expect(first?.[0]).toMatch(/한솔.+기다린 지4일/);
    expect(first?.[0]).toContain(ABUSE_REPORT_REASON_LABELS.off_platform_payment);
    expect(second?.[0]).toContain(ABUSE_REPORT_REASON_LABELS.no_show);
    expect(second?.[1]).toBe(`/staff/reports/${idOf(2)}`);
  });

  it.each(["", "?tab=name_changes", "?tab=certifications", "?tab=reports", "?tab=nothing"])(
    "say that nothing waits: /staff%s",
    async (search) => {
      const none = { items: [], next: null };
      await openStaffPage(`/staff${search}`, {
        "staff.queue": { pros: 0, name_changes: 0, certifications: 0, reports: 0 },
        "staff.pros": none,
        "staff.nameChanges": none,
        "staff.certifications": none,
        "staff.reports": none,
      });
      expect(said()).toContain("기다리는 일이 없어요");
      expect(said()).not.toContain(CHOOSE);
    },
  );
});

describe("refunds that staff send by bank", () => {
  const openRefunds = (search: string, items: object[]) =>
    openStaffPage(`/staff/refunds${search}`, { "staff.refunds": { items, next: null } });
  const accountOf = (page: Awaited<ReturnType<typeof openRefunds>>) =>
    sentTo(page, "staff.refunds").map(({ url }) =>
      new URL(url, "http://product.test").searchParams.get("account"),
    );

  it("show how much goes to whom, why, for what, and by when", async () => {
    const refund = sampleListedRefund({ id: idOf(1), due_on: "2027-03-10" });
    const page = await openRefunds("", [refund, { ...refund, id: idOf(2), due_on: null }]);
    expect(accountOf(page)).toEqual(["known"]);
    expect(rows("보낼 환불")).toEqual([
      ["26,100원김○○보장 환불스탠다드 멤버십2027년 03월 08일오늘까지", `/staff/refunds/${idOf(1)}`],
      ["26,100원김○○보장 환불스탠다드 멤버십2027년 03월 08일", `/staff/refunds/${idOf(2)}`],
    ]);
    expect(said()).toContain("계좌를 알려 준 날부터 3영업일 안에 보내요.");
  });

  it("have those without an account on a page of their own", async () => {
    const page = await openRefunds("?tab=missing", [sampleListedRefund({ id: idOf(1) })]);
    expect(accountOf(page)).toEqual(["missing"]);
    expect(rows("계좌를 기다리는 환불")).toHaveLength(1);
    expect(tabs("환불 종류")).toEqual([
      ["보낼 것", "/staff/refunds"],
      ["계좌를 기다리는 것", "/staff/refunds?tab=missing"],
    ]);
    expect(currentTab("환불 종류")).toBe("계좌를 기다리는 것");
  });

  it("say that none waits", async () => {
    await openRefunds("", []);
    expect(said()).toContain("기다리는 환불이 없어요");
    expect(said()).not.toContain(CHOOSE);
    expect(currentTab("환불 종류")).toBe("보낼 것");
  });
});
