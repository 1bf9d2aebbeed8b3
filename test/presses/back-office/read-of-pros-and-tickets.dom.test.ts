import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleStaffPro } from "../../samples/staff.ts";
import { ID } from "../answering.ts";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage } from "./staff-page.ts";
import { rowsOf, said, sentTo } from "../on-page.ts";

type Pro = Output<"staff.pros.get">;
type Ticket = Output<"staff.tickets.get">;

const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const AT = "2027-03-08T09:30:00+09:00";
const hrefOf = (words: string) =>
  [...document.querySelectorAll("main a")]
    .find((one) => one.textContent === words)
    ?.getAttribute("href");
const facts = () =>
  [...document.querySelectorAll("main dl dt")].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

describe("what staff read of a pro", () => {
  const open = (own: Partial<Pro> = {}) =>
    openStaffPage(`/staff/pros/${ID}`, {
      "staff.pros": { items: [], next: null },
      "staff.pros.get": sampleStaffPro({ id: ID, ...own }),
    });

  it("is what they do and where, since when, and what came of it", async () => {
    await open({
      services: ["이사청소", "입주청소"],
      regions: ["서울특별시 강남구", "서울특별시 마포구"],
      figures: { quotes: 1_234, hires: 56, reviews: 7 },
    });
    expect(facts().slice(0, 6)).toEqual([
      "서비스: 이사청소, 입주청소",
      "지역: 서울특별시 강남구, 서울특별시 마포구",
      "경력: 5년",
      "신청한 날: 2027년 02월 01일",
      "승인한 날: 2027년 02월 02일",
      "활동: 견적 1,234 · 고용 56 · 후기 7",
    ]);
    expect(said()).toContain("소개방마다 작업 전후 사진을 남겨 드려요.");
    expect(hrefOf("대기 목록")).toBe("/staff");
    await open({ state: "pending", approved_at: null });
    expect(said()).not.toContain("승인한 날");
  });

  it("is their account with its number masked, and what it was told", async () => {
    const account = { ...sampleStaffPro().account, id: OTHER_ID, phone: "010-****-5678" };
    await open({ account });
    expect(facts()).toContain("휴대폰: 010-****-5678");
    expect(facts()).toContain("가입한 날: 2027년 01월 01일");
    expect(hrefOf("보낸 알림 보기")).toBe(`/staff/people/${OTHER_ID}/deliveries`);
    await open();
    expect(facts()).toContain("휴대폰: 확인 전");
  });

  it("is why they stand as they do, and what was decided before and after they applied anew", async () => {
    const decision = { by: "한서윤", is_about_this: true } as const;
    await open({
      state: "pending",
      state_reason: "이름이 달라요.",
      applied_at: "2027-03-05T12:00:00+09:00",
      decisions: [
        { ...decision, at: AT, action: "pro.look_up", reason: "" },
        {
          ...decision,
          at: "2027-03-04T12:00:00+09:00",
          action: "pro.reject",
          reason: "서류가 없어요.",
        },
      ],
    });
    expect(said()).toContain("지금 상태의 이유이름이 달라요.");
    const all = [...document.querySelectorAll("main section")].find((one) =>
      one.textContent?.startsWith("지난 결정"),
    );
    expect([...(all?.querySelectorAll("li") ?? [])].map((one) => one.textContent)).toEqual([
      "고수 조회2027년 03월 08일 오전 9:30 · 한서윤",
      "다시 신청함2027년 03월 05일 오후 12:00",
      "고수 신청 반려서류가 없어요.2027년 03월 04일 오후 12:00 · 한서윤",
    ]);
    await open();
    expect(said()).not.toContain("지금 상태의 이유");
  });
});

describe("what staff read of a ticket", () => {
  const sample = sampleOutput("staff.tickets.get") as Ticket;
  const [message] = sample.messages;
  const [row] = (sampleOutput("staff.tickets") as Output<"staff.tickets">).items;
  const open = (own: Partial<Ticket> = {}) =>
    openStaffPage(`/staff/support/${ID}`, {
      "staff.tickets": { items: [], next: null },
      "staff.tickets.get": { id: ID, about: null, trace_id: null, due_on: null, ...own },
    });

  it("is who wrote what, and each file by itself, as each look is written down", async () => {
    const upload = sampleOutput("uploads.create") as Output<"uploads.create">;
    await open({
      account: { ...sample.account, name: "김지영" },
      messages: [
        { ...message, id: "1", by: "person", staff_name: null, text: "안 열려요.", files: [] },
        {
          ...message,
          id: "2",
          by: "staff",
          staff_name: "한서윤",
          text: "봤어요.",
          files: [{ ...upload, id: OTHER_ID, name: "화면.png" }],
        },
      ] as Ticket["messages"],
    });
    const names = rowsOf("주고받은 글").map((one) => one.querySelector("b")?.textContent);
    expect(names).toEqual(["김지영", "한서윤 운영자"]);
    expect(rowsOf("주고받은 글")[0]?.textContent).toContain("안 열려요.");
    expect(document.querySelector("main img")).toBeNull();
    const href = hrefOf("화면.png (새 창)");
    expect(href).toContain(ID);
    expect(href).toContain(OTHER_ID);
  });

  it("is by when an answer is owed, else how it stands", async () => {
    const beside = () => document.querySelector("main h1")?.closest("header")?.textContent;
    await open({ due_on: "2027-03-10", state: "new" });
    expect(beside()).toContain("오늘까지");
    await open({ state: "answered" });
    expect(beside()).toContain("답한 문의");
  });

  it("is when it came, what it is about and what failed", async () => {
    const about = { id: OTHER_ID, label: "입주청소", at: AT, path: null };
    await open({ created_at: AT, about: { ...about, kind: "request" }, trace_id: "failed-1" });
    expect(facts().slice(0, 3)).toEqual([
      "온 때: 2027년 03월 08일 오전 9:30",
      "요청: 입주청소 · 2027년 03월 08일",
      "문의 번호: failed-1",
    ]);
    expect(hrefOf("입주청소 · 2027년 03월 08일")).toBe(`/staff/requests?id=${OTHER_ID}`);
    await open({ about: { ...about, kind: "payment" } });
    expect(facts()).toContain("결제: 입주청소 · 2027년 03월 08일");
    expect(hrefOf("입주청소 · 2027년 03월 08일")).toBeUndefined();
    expect(said()).not.toContain("문의 번호");
  });

  it.each([
    ["", "open", "답을 기다리는 문의가 없어요"],
    ["?tab=answered", "answered", "답하고 기다리는 문의가 없어요"],
    ["?tab=closed", "closed", "마친 문의가 없어요"],
  ])("is listed by how it stands: /staff/support%s", async (search, state, none) => {
    const page = await openStaffPage(`/staff/support${search}`, {
      "staff.tickets": { items: [], next: null },
    });
    const [asked] = sentTo(page, "staff.tickets");
    expect(new URL(asked?.url ?? "", "http://product.test").searchParams.get("state")).toBe(state);
    expect(said()).toContain(none);
    const current = document.querySelector('nav[aria-label="문의 종류"] [aria-current]');
    expect(current?.getAttribute("href")).toBe(`/staff/support${search}`);
  });

  it("is in its list what it is about, from whom, how it stands, and by when or since when", async () => {
    const one = { ...row, subject: "안 열려요", topic: "error", person: "김○○" };
    const changed_at = "2027-03-10T11:00:00+09:00";
    await openStaffPage("/staff/support", {
      "staff.tickets": {
        items: [
          { ...one, id: ID, state: "new", due_on: "2027-03-10" },
          { ...one, id: OTHER_ID, state: "answered", due_on: null, changed_at },
        ],
        next: null,
      },
    });
    expect(rowsOf("답할 것").map((each) => each.textContent)).toEqual([
      "안 열려요화면 오류김○○새 문의오늘까지",
      "안 열려요화면 오류김○○답한 문의1시간 전",
    ]);
  });
});
