import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { answering, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { controls, scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage, type Sent } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { message, openRoom, talk } from "./room.ts";

const SEARCH = "quotes.messages.search";
const wordsOf = ({ url }: Sent) => new URL(url, "http://somssi.test").searchParams.get("q");
const asked = (page: OpenPage, name: string) =>
  page.sent.filter((one) => nameOf(one) === name).map(wordsOf);

describe("what was written in a talk", () => {
  const found = [
    {
      id: "a",
      seq: 7,
      mine: true,
      text: "창틀도 닦나요?",
      created_at: "2027-03-09T10:00:00+09:00",
    },
    {
      id: "b",
      seq: 3,
      mine: false,
      text: "네, 창틀도요.",
      created_at: "2027-03-09T11:00:00+09:00",
    },
  ];

  async function openSearch(
    answer: () => Answered = () => ({ status: 200, body: { items: found, next: null } }),
    messages = [message(8)],
  ): Promise<OpenPage> {
    const page = await openRoom(talk({ last_seq: 8 }), messages, { [SEARCH]: answer });
    await pressNamed(page, "대화 메뉴");
    await pressNamed(page, "대화에서 찾기");
    return page;
  }
  async function find(page: OpenPage, words: string): Promise<void> {
    typeInto(fieldNamed("검색어"), words);
    await pressNamed(page, "찾기");
  }
  const found1 = () => controls().find(({ label }) => label.includes("네, 창틀도요."))?.label ?? "";

  it("is found by words, and says which of it is one's own", async () => {
    const page = await openSearch();
    await find(page, " 창틀 ");
    expect(asked(page, SEARCH)).toEqual(["창틀"]);
    const rows = [...scope().querySelectorAll("li")].map((one) => one.textContent);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^나 · .*창틀도 닦나요\?$/);
    expect(rows[1]).not.toContain("나 ·");
  });

  it("is not looked for without words", async () => {
    const page = await openSearch();
    await find(page, "   ");
    expect(asked(page, SEARCH)).toEqual([]);
  });

  it("that there is not is said", async () => {
    const page = await openSearch(() => ({ status: 200, body: { items: [], next: null } }));
    await find(page, "도배");
    expect(scope().textContent).toContain("검색어가 들어간 메시지가 없어요.");
  });

  it("that could not be looked for is looked for again by a press", async () => {
    let down = true;
    const page = await openSearch(() =>
      down ? refusal("internal") : { status: 200, body: { items: found, next: null } },
    );
    await find(page, "창틀");
    expect(scope().textContent).toContain("찾지 못했어요");
    expect(scope().textContent).toContain(errorCatalogue.internal[1]);
    down = false;
    await pressNamed(page, "다시 시도");
    expect(scope().textContent).not.toContain("찾지 못했어요");
    expect(found1()).not.toBe("");
  });

  it("is led to in the talk by a press, which closes the search", async () => {
    const page = await openSearch();
    await find(page, "창틀");
    await pressNamed(page, found1());
    expect(document.querySelector("[role=dialog]")).toBeNull();
    const places = page.sent.map(({ url }) => new URL(url, "http://somssi.test").searchParams);
    expect(places.map((one) => one.get("after"))).toContain("0");
  });
});

describe("among talks", () => {
  const visitor = { authenticated: true, userType: "customer" } as const;
  const THREADS = "messages.threads";
  const sample = sampleOutput(THREADS) as Output<typeof THREADS>;

  function openList(search = "", none = false): Promise<OpenPage> {
    const items = none ? [] : [{ ...sample.items[0], other: { name: "한솔" }, found: null }];
    const answer = answering({ [THREADS]: { items, next: null } });
    return openPage({ path: `/chats${search}`, visitor, now: NOW, answer });
  }
  const said = () => document.querySelector("main")?.textContent ?? "";
  const allTalks = () =>
    [...document.querySelectorAll<HTMLElement>("main a")].find(
      (one) => one.textContent === "모든 대화 보기",
    );
  async function find(page: OpenPage, words: string): Promise<void> {
    typeInto(fieldNamed("대화에서 찾기"), words);
    await pressNamed(page, "찾기");
  }

  it("those with the words are asked for, and the address keeps them", async () => {
    const page = await openList();
    expect(allTalks()).toBeUndefined();
    await find(page, " 한솔 ");
    expect(page.router.state.location.search).toEqual({ words: "한솔" });
    expect(asked(page, THREADS)).toContain("한솔");
    expect(document.querySelector("main ul[aria-label='찾은 대화']")).not.toBeNull();
  });

  it("all are shown again without words, or by the way back", async () => {
    const page = await openList("?words=한솔");
    expect(fieldNamed("대화에서 찾기").value).toBe("한솔");
    await find(page, "  ");
    expect(page.router.state.location.search).toEqual({});
    await find(page, "도배");
    allTalks()?.focus();
    allTalks()?.click();
    await page.settle();
    // The way back is gone with the focus that it had.
    expect(document.activeElement).not.toBe(document.body);
    expect(page.router.state.location.search).toEqual({});
    expect(fieldNamed("대화에서 찾기").value).toBe("");
    expect(allTalks()).toBeUndefined();
  });

  it("none is said in words that fit what was looked for", async () => {
    await openList("?words=도배", true);
    expect(said()).toContain("찾은 대화가 없어요");
    expect(said()).toContain("더 짧은 검색어나 상대의 이름으로 찾아보세요.");
    await openList("", true);
    expect(said()).toContain("아직 나눈 대화가 없어요");
  });
});
