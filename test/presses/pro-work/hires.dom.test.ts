import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { ProHire } from "#contract/endpoints/pro-work/pro-hires.ts";
import type { Output } from "#contract/registry.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { ID, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { hire, linksTo, openProPage, said } from "./pro-page.ts";

const QUOTE_ID = hire().quote_id;
const TITLE = "입주청소 · 김하늘님";
const COMPLETE = `${TITLE} 완료하기`;
const counts: Output<"pro.hires">["counts"] = {
  today: 1,
  past: 2,
  changing: 4,
  upcoming: 8,
  completed: 1_234,
};

interface Given {
  search?: string;
  items?: ProHire[];
  state?: ProState;
  completed?: () => Answered;
}

function open({ search = "", items = [], state, completed }: Given = {}): Promise<OpenPage> {
  return openProPage(
    `/pro/hires${search}`,
    {
      "pro.hires": { items, counts, next: null },
      ...(completed && { "requests.complete": completed }),
    },
    state,
  );
}
const tabs = () =>
  [...document.querySelectorAll('nav[aria-label="일의 상태"] a')].map((one) => [
    one.textContent,
    one.getAttribute("href"),
    one.getAttribute("aria-current"),
  ]);
const rows = () =>
  [...document.querySelectorAll("main [aria-label] > li")].map((one) => one.textContent);
const asked = (page: OpenPage) =>
  page.sent
    .filter((one) => nameOf(one) === "pro.hires")
    .map(({ url }) => new URL(url, "http://product.test").searchParams.get("state"));

describe("the list of what a pro was hired for", () => {
  it("shows what runs, and counts all that does beside what is done", async () => {
    const page = await open();
    expect(asked(page)).toEqual(["hired"]);
    expect(document.querySelector("h1")?.textContent).toBe("진행 중인 일");
    expect(tabs()).toEqual([
      ["진행 중 15", "/pro/hires", "page"],
      ["완료한 거래 1,234", "/pro/hires?state=completed", null],
    ]);
    expect(linksTo("일정 보기")).toEqual(["/pro/schedule"]);
  });

  it("shows what is done where that is asked for, and no sections", async () => {
    const done = { completed_at: "2027-03-08T12:00:00+09:00", next_step: "look_back" } as const;
    const page = await open({
      search: "?state=completed",
      items: [hire({ ...done, section: "completed", unread_message_count: 2 })],
    });
    expect(asked(page)).toEqual(["completed"]);
    expect(document.querySelector("h1")?.textContent).toBe("완료한 거래");
    expect(tabs().map(([, , current]) => current)).toEqual([null, "page"]);
    expect(rows()).toEqual([
      `${TITLE}새 글 22027년 03월 08일 완료 · 강남구 일원1동 · 260,000원260,000원거래 보기`,
    ]);
  });

  it("heads each section once, with how many are in it", async () => {
    await open({
      items: [
        hire({ id: "1", section: "today" }),
        hire({ id: "2", section: "past" }),
        hire({ id: "3", section: "past" }),
        hire({ id: "4", section: "changing", next_step: "await_change" }),
        hire({ id: "5", section: "upcoming", next_step: "talk" }),
      ],
    });
    const headings = [...document.querySelectorAll("main li h2")].map((one) => one.textContent);
    expect(headings).toEqual(["오늘1", "지난 일2", "변경 대기4", "약속한 일8"]);
    const begins = ["오늘1", "지난 일2", TITLE, "변경 대기4", "약속한 일8"];
    expect(rows().map((row, index) => row.startsWith(begins[index] ?? "-"))).toEqual(
      begins.map(() => true),
    );
  });

  it("leads to the proposals where a change waits to be answered, and else to the quote", async () => {
    await open({ items: [hire({ next_step: "answer_change" })] });
    expect(linksTo(TITLE)).toEqual([`/quote?id=${QUOTE_ID}#change-orders`]);
    expect(rows()[0]).toContain("변경 제안 받음");
    expect(rows()[0]).toMatch(/제안에 답하기$/);
    await open({ items: [hire({ next_step: "await_change" })] });
    expect(linksTo(TITLE)).toEqual([`/quote?id=${QUOTE_ID}`]);
    expect(rows()[0]).toContain("답변 기다리는 중");
    expect(rows()[0]).toMatch(/제안 보기$/);
  });

  it("says when, where, for how much, and what comes next", async () => {
    await open({
      items: [hire({ section: "upcoming", next_step: "talk", agreed_time: "15:00", region: null })],
    });
    expect(rows()[0]).toMatch(
      /입주청소 · 김하늘님작업일 2027년 03월 09일 오후 3:00 · 온라인 · 260,000원260,000원약속 보기$/,
    );
    expect(rows()[0]).not.toContain("새 글");
    expect(rows()[0]).not.toContain("변경 제안 받음");
    expect(rows()[0]).not.toContain("답변 기다리는 중");
  });
});

describe("an empty list of hires", () => {
  it("leads to requests, but a suspended pro to none", async () => {
    await open();
    expect(said()).toContain("진행 중인 일이 없어요");
    expect(linksTo("받은 요청 보기")).toEqual(["/pro/requests"]);
    expect(said()).not.toContain("고수 활동이 정지됐어요");
    await open({ state: "suspended" });
    expect(said()).toContain("고용된 일이 모두 끝났어요.");
    expect(said()).toContain("고수 활동이 정지됐어요");
    expect(linksTo("받은 요청 보기")).toEqual([]);
  });

  it("of what is done says what comes there", async () => {
    await open({ search: "?state=completed", state: "suspended" });
    expect(said()).toContain("아직 완료한 거래가 없어요");
    expect(linksTo("받은 요청 보기")).toEqual([]);
  });
});

describe("a hire that is completed from the list", () => {
  const sent = (page: OpenPage) =>
    page.sent.filter((one) => nameOf(one) === "requests.complete").map(({ url }) => url);

  it("is so once the pro says that it is over, and the moment is shown", async () => {
    const page = await open({ items: [hire()] });
    await pressNamed(page, COMPLETE);
    expect(scope().textContent).toContain("일이 끝났나요?");
    expect(scope().textContent).not.toContain("약속한 날 전인데");
    expect(scope().textContent).toContain("완료하면 고객이 후기를 남길 수 있어요.");
    await pressNamed(page, "취소");
    expect(sent(page)).toEqual([]);
    await pressNamed(page, COMPLETE);
    await pressNamed(page, "확인");
    expect(sent(page)).toEqual([expect.stringContaining(hire().request_id) as string]);
    expect(page.router.state.location.pathname).toBe(`/pro/hires/${ID}/completed`);
  });

  it("before its day is asked about with that day", async () => {
    const page = await open({ items: [hire({ agreed_date: "2027-03-11" })] });
    await pressNamed(page, COMPLETE);
    expect(scope().textContent).toContain("약속한 날 전인데, 일이 끝났나요?");
    expect(scope().textContent).toContain("약속한 날은 2027년 03월 11일이에요.");
  });

  it("stays in the list where that is refused", async () => {
    const page = await open({ items: [hire()], completed: () => refusal("state_forbids") });
    await pressNamed(page, COMPLETE);
    await pressNamed(page, "확인");
    expect(page.router.state.location.pathname).toBe("/pro/hires");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
  });
});
