import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { pageAt } from "#test/render-in-page.tsx";
import { sampleReport } from "#test/samples/staff.ts";
import { StaffReportPage } from "./abuse-report-page.tsx";

type Report = Output<"staff.reports.get">;

const known: Partial<Report> = {
  marked_messages: 3,
  pro: { id: "pro", display_name: "한솔", state: "approved", upheld_reports: 2 },
};

const page = (changes: Partial<Report> = {}, permissions = ["reports", "suspensions"]) =>
  pageAt(StaffReportPage, "/staff/reports/$reportId", "/staff/reports/report", [
    ["staff.reports.get", { reportId: "report" }, sampleReport({ ...known, ...changes })],
    ["staff.secondFactor", {}, { permissions }],
    ["staff.queue", {}, { refunds: null, alarms: null }],
    ["staff.reports", {}, { items: [], next: null }, "pages"],
  ]);

describe("who and what a report is about", () => {
  it("a pro: how they stand, and the way to them", async () => {
    const { text, links } = await page();
    expect(text).toContain(
      "신고된 고수 고수에 대한 신고예요. 연락처를 적은 메시지 3개 한솔 활동 중 전에 조치한 신고 2건",
    );
    expect(links).toContainEqual(["한솔", "/staff/pros/pro"]);
    expect(text).not.toContain("지금은 남아 있지 않아요.");
    expect(text).not.toContain("관련된 요청 보기");
  });

  it("a customer: themselves, and the request", async () => {
    const subject = { kind: "request", id: "request" } as const;
    const { text, links } = await page({ pro: null, subject, request_id: "request" });
    expect(text).toContain("신고된 고객");
    expect(text).toContain("이름 박한솔");
    expect(links).toContainEqual(["관련된 요청 보기", "/staff/requests?id=request"]);
  });

  it("a thing that is gone, and one that is there, with its files", async () => {
    const subject = { kind: "message", id: "message" } as const;
    expect((await page({ subject })).text).toContain("신고된 대화 메시지 지금은 남아 있지 않아요.");
    const thing = {
      kind: "message",
      at: "2027-03-09T11:00:00+09:00",
      text: "입금해 주세요.",
      files: [{ id: "file", name: "a.png", kind: "image" }],
    } as const;
    const { text } = await page({ subject, thing: { ...thing, files: [...thing.files] } });
    expect(text).toContain("신고된 대화 메시지 열어 보면 기록이 남아요. 입금해 주세요.");
    expect(text).toContain("파일 1개 보기");
  });
});

describe("how a report may end", () => {
  it("is asked while it is open", async () => {
    const { text } = await page();
    expect(text).toContain("조치 없음 고수에게는 알리지 않아요.");
    expect(text).toContain("주의 고수에게 무엇에 대한 주의인지 알려요.");
    expect(text).toContain("활동 정지 새 요청과 견적을 멈추고 프로필을 가려요.");
    // What the pro reads is asked for once the suspension is chosen.
    expect(text).not.toContain("고수가 읽을 이유");
  });

  it("offers no suspension without the leave for it, nor of a customer", async () => {
    const suspension = "활동 정지 새 요청과 견적을 멈추고";
    expect((await page({}, ["reports"])).text).not.toContain(suspension);
    const { text } = await page({ pro: null });
    expect(text).not.toContain(suspension);
    expect(text).toContain("조치 없음 고객에게는 알리지 않아요.");
  });

  it("is told with its note once it ended", async () => {
    const ended = { state: "closed", outcome: "warned", note: "증거가 뚜렷해요." } as const;
    const { text } = await page(ended);
    expect(text).toContain("처리됨 · 주의");
    expect(text).toContain("내부 메모 증거가 뚜렷해요.");
    expect(text).not.toContain("신고 마무리하기");
  });
});

it("has the conversation and the report's own files behind a press", async () => {
  const file = { id: "file", name: "a.png", kind: "image" } as const;
  const { text } = await page({ has_conversation: true, photos: [file, { ...file, id: "two" }] });
  expect(text).toContain("대화 보기");
  expect(text).toContain("붙인 파일 열어 보면 기록이 남아요. 파일 2개 보기");
  expect((await page()).text).not.toContain("대화 보기");
});
