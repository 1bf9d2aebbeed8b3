import { describe, expect, it } from "vitest";
import type { WaitingItem } from "#contract/endpoints/me/waiting.ts";
import type { RequestSummary } from "#contract/endpoints/requests/requests.ts";
import { sampleRequest } from "../../samples/requests.ts";
import { answering, ID, NOW } from "../answering.ts";
import { hrefOf, mainText, rowsOf } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;
const TODAY = "2027-03-10";
const about = { service: "이사청소", pro: "한솔" };
const quotes: WaitingItem = {
  kind: "unread_quotes",
  request_id: ID,
  service: "이사청소",
  count: 2,
};

function openHome(items: WaitingItem[], requests: RequestSummary[] = []) {
  const answer = answering({
    "users.me.waiting": { items },
    "requests.list": { items: requests, next: null },
  });
  return openPage({ path: "/", visitor, now: NOW, answer });
}

/** The one thing that waits: what it says, and where its row leads. */
async function waiting(item: WaitingItem): Promise<[string, string | null]> {
  await openHome([item]);
  const [row] = rowsOf("지금 할 일");
  return [row?.textContent ?? "", row?.querySelector("a")?.getAttribute("href") ?? null];
}

describe("what waits for a customer at home", () => {
  it.each([
    [
      "a change",
      { kind: "change_order", quote_id: ID, ...about },
      "한솔 고수가 약속을 바꾸자고 해요이사청소답하기",
      `/quote?id=${ID}#change-orders`,
    ],
    [
      "the end of the work",
      { kind: "complete", request_id: ID, agreed_date: TODAY, ...about },
      "이사청소, 일이 끝났나요?한솔 고수 · 작업일 오늘완료하기",
      `/requests/${ID}`,
    ],
    [
      "work that comes",
      { kind: "work", request_id: ID, agreed_date: "2027-03-11", ...about },
      "이사청소 작업일이 다가와요한솔 고수 · 내일약속 보기",
      `/requests/${ID}`,
    ],
    ["quotes to read", quotes, "읽지 않은 견적서가 2장 있어요이사청소견적 보기", `/requests/${ID}`],
    [
      "a talk",
      { kind: "unread_talk", quote_id: ID, count: 3, ...about },
      "한솔 고수가 보낸 메시지 3개이사청소채팅 보기",
      `/chats/${ID}`,
    ],
    [
      "a review",
      { kind: "review", hire_id: ID, ...about },
      "이사청소, 어떠셨어요?한솔 고수후기 쓰기",
      `/review/${ID}`,
    ],
    [
      "a talk at a time",
      {
        kind: "consultation",
        consultation_id: ID,
        pro: "한솔",
        starts_at: "2027-03-12T15:00:00+09:00",
      },
      "한솔 고수와 상담이 있어요모레 오후 3:00상담 보기",
      `/consultations/${ID}`,
    ],
    [
      "a payment",
      { kind: "overdue" },
      "멤버십 결제가 밀렸어요결제하면 그대로 이어져요.결제하기",
      "/membership",
    ],
  ] as const)("is %s, which leads to where it is answered", async (_, item, words, path) => {
    expect(await waiting(item)).toEqual([words, path]);
  });

  it("comes before the search, which goes on to other work", async () => {
    await openHome([quotes]);
    expect(document.querySelector("main h1")?.textContent).toBe("지금 할 일");
    expect(mainText()).toContain("다른 일도 맡겨 볼까요?");
    expect(mainText()).not.toContain("적힌 대로,적힌 만큼.");
  });

  it("is nothing at first: home is as everybody sees it", async () => {
    await openHome([]);
    expect(document.querySelector("main h1")?.textContent).toBe("적힌 대로,적힌 만큼.");
    expect(rowsOf("지금 할 일")).toEqual([]);
  });
});

describe("what a customer asked for last", () => {
  it("stands below with how it stands, each with the way there, and to all", async () => {
    await openHome(
      [quotes],
      [sampleRequest({ id: "last" }), sampleRequest({ id: "b", region: null })],
    );
    const rows = [...document.querySelectorAll("main a[href^='/requests/']")].map((one) => [
      one.getAttribute("href"),
      one.textContent,
    ]);
    const last = rows.find(([href]) => href === "/requests/last")?.[1];
    expect(last).toContain("이사청소서울 강남구");
    expect(last).toContain("견적 받는 중");
    expect(rows.find(([href]) => href === "/requests/b")?.[1]).toContain("온라인");
    expect(hrefOf("내 요청 모두")).toBe("/requests");
  });

  it("is not told of where there is nothing", async () => {
    await openHome([quotes]);
    expect(mainText()).not.toContain("최근 요청");
  });
});
