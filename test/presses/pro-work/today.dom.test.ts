import { describe, expect, it } from "vitest";
import type { ProToday, WaitingGroup } from "#contract/endpoints/pro-work/pro-today.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { ID } from "../answering.ts";
import { hrefOf } from "../on-page.ts";
import { hire, linksTo, openProPage, partOf, said } from "./pro-page.ts";

const PRO_ID = "01900000-0000-7000-8000-000000000005";
const QUOTE_ID = "01900000-0000-7000-8000-000000000002";
const ALL = "모두 보기";
const NOTHING = "기다리는 일이 없어요";

const entry = (own: Partial<WorkEntry> = {}): WorkEntry => ({
  kind: "hire",
  id: ID,
  quote_id: QUOTE_ID,
  day: "2027-03-10",
  from: "11:00",
  until: null,
  service_name: "입주청소",
  region: "서울특별시 강남구 일원1동",
  customer_name: "김하늘",
  amount: 260_000,
  is_done: false,
  ...own,
});
const consultation = {
  kind: "consultation",
  quote_id: null,
  service_name: null,
  region: null,
  until: "11:30",
} as const;

function open(own: Partial<ProToday> = {}, state?: ProState) {
  const today: ProToday = {
    day: "2027-03-10",
    pro_id: PRO_ID,
    accepts_requests: true,
    today: [],
    coming: [],
    waiting: [],
    ...own,
  };
  return openProPage("/pro", { "pro.today": today }, state);
}
const waits = (...waiting: WaitingGroup[]) => open({ waiting });
/** Rows of a list, with where each leads. */
const rowsIn = (part: Element) =>
  [...part.querySelectorAll("li")].map((row) => [
    row.textContent,
    row.querySelector("a")?.getAttribute("href"),
  ]);

describe("the work of a pro's day", () => {
  it("is counted, each with its time, what it is, for whom and where", async () => {
    await open({
      today: [
        entry(),
        entry({ from: null, region: null }),
        entry({ from: null, is_done: true }),
        entry({ is_done: true }),
        entry({ ...consultation }),
      ],
    });
    const part = partOf("오늘 할 일");
    expect(part.querySelector("h2")?.textContent).toBe("오늘 할 일 3");
    expect(rowsIn(part)).toEqual([
      ["오전 11:00입주청소김하늘님 · 강남구 일원1동", `/quote?id=${QUOTE_ID}`],
      ["시간 협의입주청소김하늘님 · 온라인", `/quote?id=${QUOTE_ID}`],
      ["완료입주청소김하늘님 · 강남구 일원1동", `/quote?id=${QUOTE_ID}`],
      ["오전 11:00입주청소김하늘님 · 강남구 일원1동완료", `/quote?id=${QUOTE_ID}`],
      ["오전 11:00~11:30상담김하늘님", `/consultations/${ID}`],
    ]);
    expect(said()).not.toContain("오늘 약속한 일은 없어요");
  });

  it("is called done once nothing of it is left to do", async () => {
    await open({ today: [entry({ is_done: true }), entry({ is_done: true })] });
    expect(partOf("오늘 완료한 일").querySelector("h2")?.textContent).toBe("오늘 완료한 일 2");
  });

  it("is said to be none where there is none", async () => {
    await open();
    expect(said()).toContain("2027년 03월 10일 수요일 · 오늘 약속한 일은 없어요");
    expect(said()).not.toContain("오늘 할 일");
  });

  it("is followed by what comes, with its day, and the ways to all of it", async () => {
    await open({
      coming: [
        entry({ day: "2027-03-12" }),
        entry({ ...consultation, day: "2027-03-13", from: null }),
      ],
    });
    const part = partOf("다가오는 일");
    const [first, second] = rowsIn(part);
    expect(first).toEqual([
      "입주청소2027년 03월 12일 금요일 오전 11:00김하늘님 · 강남구 일원1동",
      `/quote?id=${QUOTE_ID}`,
    ]);
    expect(second?.[0]).toBe("상담2027년 03월 13일 토요일 김하늘님");
    expect(linksTo("일정 보기")).toEqual(["/pro/schedule"]);
    expect(linksTo("진행 중인 일")).toEqual(["/pro/hires"]);
    expect(linksTo("완료한 거래")).toEqual(["/pro/hires?state=completed"]);
    await open();
    expect(said()).toContain("앞으로 7일 동안 약속한 일이 없어요.");
  });
});

describe("where nothing waits for a pro", () => {
  it("they are led to where more requests come from", async () => {
    await open();
    expect(said()).toContain(NOTHING);
    expect(linksTo("서비스와 지역 수정")).toEqual(["/pro/profile"]);
    expect(said()).not.toContain("고수 활동이 정지됐어요");
  });

  it("a suspended one is told so, and led to no new requests", async () => {
    await open({}, "suspended");
    expect(said()).toContain("고수 활동이 정지됐어요");
    expect(said()).toContain("고용된 일에서 답할 것이 없어요.");
    expect(linksTo("서비스와 지역 수정")).toEqual([]);
    expect(linksTo("정지 이유 보기")).toEqual(["/pro/profile"]);
  });

  it("nothing is said of it where something does", async () => {
    await waits({ kind: "credits_expiring", credits: 30, last_day: "2027-03-15" });
    expect(said()).not.toContain(NOTHING);
  });
});

describe("what waits for a pro", () => {
  it("is a membership that was not paid, with why", async () => {
    await waits({ kind: "membership_overdue", cause: "taken_back" });
    expect(partOf("멤버십 결제").textContent).toBe(
      "멤버십 결제카드사나 통신사가 결제를 취소했어요멤버십 결제가 취소되어 멤버십 크레딧을 쓸 수 없어요.결제 확인하기",
    );
    expect(linksTo("카드사나 통신사가 결제를 취소했어요")).toEqual(["/membership"]);
  });

  it("is credits that are soon lost", async () => {
    await waits({ kind: "credits_expiring", credits: 30, last_day: "2027-03-15" });
    expect(partOf("곧 끝나는 크레딧").textContent).toBe(
      "곧 끝나는 크레딧30 크레딧2027년 03월 15일까지 쓸 수 있어요크레딧 보기",
    );
    expect(linksTo("30 크레딧")).toEqual(["/membership/credits"]);
  });

  it("is a change that a customer proposed", async () => {
    const order = {
      id: ID,
      quote_id: QUOTE_ID,
      service_name: "입주청소",
      customer_name: "김하늘",
      reason: "하루 미뤄 주세요.",
      created_at: "2027-03-10T11:00:00+09:00",
    };
    await waits({ kind: "change_order", count: 3, items: [order] });
    expect(partOf("답할 변경 제안").textContent).toBe(
      "답할 변경 제안3모두 보기입주청소 · 김하늘님1시간 전 · 하루 미뤄 주세요.답하기",
    );
    expect(linksTo("입주청소 · 김하늘님")).toEqual([`/quote?id=${QUOTE_ID}#change-orders`]);
    expect(linksTo(ALL)).toEqual(["/pro/hires"]);
    await waits({ kind: "change_order", count: 1, items: [order] });
    expect(linksTo(ALL)).toEqual([]);
  });

  it("is a consultation to answer, with until when", async () => {
    const one = {
      id: ID,
      customer_name: "김하늘",
      starts_at: "2027-03-12T10:00:00+09:00",
      answer_by: "2027-03-11T10:00:00+09:00",
    };
    await waits({ kind: "consultation", count: 2, items: [one] });
    expect(partOf("답할 상담 요청").textContent).toContain(
      "김하늘님 상담2027년 03월 12일(금) 오전 10:00 · 답변 내일 마감",
    );
    expect(linksTo("김하늘님 상담")).toEqual([`/consultations/${ID}`]);
    expect(linksTo(ALL)).toEqual(["/consultations?side=pro"]);
  });

  it("is work whose day is over", async () => {
    await waits({ kind: "past_work", count: 2, items: [hire()] });
    expect(partOf("작업일이 지난 일").textContent).toContain("작업일이 지난 일2모두 보기");
    expect(linksTo("입주청소 · 김하늘님")).toEqual([`/quote?id=${QUOTE_ID}`]);
    expect(linksTo(ALL)).toEqual(["/pro/hires"]);
  });

  it("is a request, with where, what, until when and for how many credits", async () => {
    const request = {
      request_id: ID,
      service_name: "입주청소",
      region: "서울특별시 강남구 일원1동",
      brief: ["아파트", "20평"],
      designated: true,
      urgent: true,
      quotes_close_at: "2027-03-10T18:00:00+09:00",
      credits: 12,
    };
    await waits({ kind: "request", count: 5, items: [request] });
    expect(partOf("답할 요청").textContent).toBe(
      "답할 요청5모두 보기입주청소긴급지정 요청강남구 일원1동 · 아파트 · 20평 · 오늘 오후 6:00 마감12 크레딧견적 쓰기",
    );
    expect(linksTo("입주청소")).toEqual([`/quote?request_id=${ID}`]);
    expect(linksTo(ALL)).toEqual(["/pro/requests?filter=unanswered"]);
    const plain = { ...request, designated: false, urgent: false };
    await waits({ kind: "request", count: 1, items: [plain] });
    expect(said()).not.toContain("긴급");
    expect(said()).not.toContain("지정 요청");
  });

  it("is a talk with what was not read", async () => {
    const one = {
      quote_id: QUOTE_ID,
      service_name: "입주청소",
      customer_name: "김하늘",
      unread_count: 2,
      text: "몇 시에 오시나요?",
      created_at: "2027-03-10T11:00:00+09:00",
    };
    await waits({ kind: "message", count: 4, items: [one] });
    expect(partOf("읽지 않은 대화").textContent).toBe(
      "읽지 않은 대화4모두 보기입주청소 · 김하늘님새 글 21시간 전 · 몇 시에 오시나요?읽기",
    );
    expect(linksTo("입주청소 · 김하늘님")).toEqual([`/chats/${QUOTE_ID}`]);
    expect(linksTo(ALL)).toEqual(["/chats"]);
  });

  it("is a quote that was read and not answered", async () => {
    const quote = {
      quote_id: QUOTE_ID,
      service_name: "입주청소",
      customer_name: "김하늘",
      unit: "job" as const,
      total: 260_000,
      read_at: "2027-03-10T11:00:00+09:00",
    };
    await waits({ kind: "read_quote", count: 4, items: [quote] });
    expect(partOf("고객이 읽고 답이 없는 견적").textContent).toContain(
      "입주청소 · 김하늘님1시간 전 읽음 · 260,000원메시지 쓰기",
    );
    expect(linksTo("입주청소 · 김하늘님")).toEqual([`/chats/${QUOTE_ID}`]);
    expect(linksTo(ALL)).toEqual(["/pro/quotes?state=read"]);
  });

  it("is a review without a comment", async () => {
    const review = {
      id: ID,
      service_name: "입주청소",
      rating: 4,
      excerpt: "구석까지 깨끗해요.",
      created_at: "2027-03-10T11:00:00+09:00",
    };
    await waits({ kind: "review", count: 7, items: [review] });
    const part = partOf("댓글을 기다리는 후기");
    expect(part.textContent).toMatch(/^댓글을 기다리는 후기7/);
    expect(part.textContent).toMatch(/에 4\.0점.*구석까지 깨끗해요\.댓글 쓰기/);
    expect(linksTo("입주청소")).toEqual([`/pros/${PRO_ID}#reviews`]);
    expect(linksTo(ALL)).toEqual([`/pros/${PRO_ID}#reviews`]);
  });
});

describe("a pro who takes no new requests", () => {
  const PAUSED = "지금은 새 요청을 받지 않아요";

  it("is reminded of it, with the way to take them again", async () => {
    await open({ accepts_requests: false });
    expect(said()).toContain(PAUSED);
    expect(hrefOf("다시 받기")).toBe("/pro/profile");
  });

  it("is not told that wider services and regions bring some, as one who takes them is", async () => {
    const WIDEN = "서비스와 지역 수정";
    await open({ accepts_requests: false, waiting: [] });
    expect(hrefOf(WIDEN)).toBeUndefined();
    await open({ waiting: [] });
    expect(hrefOf(WIDEN)).toBe("/pro/profile");
  });

  it("hears nothing of it while their activity is stopped, and nor does who takes them", async () => {
    await open({ accepts_requests: false }, "suspended");
    expect(said()).not.toContain(PAUSED);
    await open();
    expect(said()).not.toContain(PAUSED);
  });
});
