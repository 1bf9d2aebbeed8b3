import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText, rowsOf, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Sent = Output<"quotes.list">;

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const counts = { sent: 2, read: 1_200, hired: 1, declined: 0, expired: 0, withdrawn: 0 };
const quote: Sent["items"][number] = {
  id: "sent",
  state: "read",
  hire_state: null,
  unit: "job",
  total: 120_000,
  sent_at: "2027-03-10T09:00:00+09:00",
  read_at: "2027-03-10T10:00:00+09:00",
  unread_message_count: 0,
  request: {
    id: "request",
    service: { slug: "cleaning", name: "이사청소" },
    region: "서울특별시 강남구 역삼동",
    state: "open",
    customer_name: "김○○",
  },
  credits: 3,
  credits_state: "captured",
};

interface Given {
  items?: Sent["items"];
  search?: string;
  state?: string;
}

function openSent({ items = [quote], search = "", state = "approved" }: Given = {}) {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state } },
    "quotes.list": { items, next: null, counts },
  });
  return openPage({ path: `/pro/quotes${search}`, visitor, now: NOW, answer });
}

const row = () => rowsOf("보낸 견적")[0]?.textContent ?? "";
const tabs = () =>
  [...document.querySelectorAll("main nav[aria-label='견적 상태'] a")].map((tab) => [
    tab.textContent,
    tab.getAttribute("href"),
    tab.getAttribute("aria-current") !== null,
  ]);

describe("the quotes that a pro sent", () => {
  it("say for whom and what, where, how they stand, what they cost and how much they are", async () => {
    await openSent();
    expect(row()).toContain("이사청소 · 김○○님");
    expect(row()).toContain("견적 금액 120,000원");
    expect(row()).toContain("상태 고객이 읽음");
    expect(row()).toContain("보낸 때 3시간 전");
    expect(row()).toContain("견적 비용 3 크레딧 사용");
    expect(row()).toContain("역삼동");
    expect(hrefOf("이사청소 · 김○○님")).toBe("/quote?id=sent");
  });

  it("say that the request went to another, as a quote that is over looks", async () => {
    await openSent({ items: [{ ...quote, request: { ...quote.request, state: "hired" } }] });
    expect(row()).toContain("상태 다른 고수가 고용됨");
    const isMuted = () => document.querySelector("main article")?.classList.contains("text-muted");
    expect(isMuted()).toBe(true);
    await openSent();
    expect(isMuted()).toBe(false);
  });

  it("say how many new messages there are", async () => {
    await openSent({ items: [{ ...quote, unread_message_count: 3 }] });
    expect(row()).toContain("새 글 3");
    await openSent();
    expect(row()).not.toContain("새 글");
  });

  it("are counted by how they stand, all of them first", async () => {
    await openSent({ search: "?state=hired" });
    expect(tabs().slice(0, 4)).toEqual([
      ["전체 1,203", "/pro/quotes", false],
      ["읽지 않음 2", "/pro/quotes?state=sent", false],
      ["읽음 1,200", "/pro/quotes?state=read", false],
      ["고용 1", "/pro/quotes?state=hired", true],
    ]);
  });

  it("are asked for as the address says, and a state that there is not asks for all", async () => {
    const asked = async (search: string) => {
      const page = await openSent({ search });
      const urls = sentTo(page, "quotes.list").map(({ url }) => new URL(url, "http://x.test"));
      return urls.map(({ searchParams }) => searchParams.get("state"));
    };
    expect(await asked("?state=declined")).toEqual(["declined"]);
    expect(await asked("?state=nothing")).toEqual([null]);
  });

  it("that are none lead to requests, and say so of a state in other words", async () => {
    await openSent({ items: [] });
    expect(mainText()).toContain("아직 보낸 견적이 없어요");
    expect(hrefOf("받은 요청 보기")).toBe("/pro/requests");
    await openSent({ items: [], search: "?state=declined" });
    expect(mainText()).toContain("해당하는 견적이 없어요");
  });

  it("of a suspended pro are what runs, and none leads to new work", async () => {
    await openSent({ items: [], state: "suspended" });
    expect(mainText()).toContain("고수 활동이 정지된 동안에는 진행 중인 일의 견적만 보여요.");
    expect(mainText()).toContain("진행 중인 일의 견적이 없어요");
    expect(hrefOf("받은 요청 보기")).toBeUndefined();
  });

  it("lead to the work that runs", async () => {
    await openSent();
    expect(hrefOf("진행 중인 일")).toBe("/pro/hires");
  });
});
