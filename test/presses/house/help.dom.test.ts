import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, fieldNamed, NOW } from "../answering.ts";
import { hrefOf, mainText, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const refund = { slug: "refund", title: "환불은 어떻게 받나요?" };
const login = { slug: "login", title: "로그인이 안 돼요" };
const topics: Output<"help.list">["topics"] = [
  { slug: "paying", name: "결제", about: "내고 돌려받는 일", articles: [refund] },
  { slug: "account", name: "계정", about: "들어오고 나가는 일", articles: [login] },
];

function openHelp(found: Output<"help.list">["found"] = null, search = "") {
  const answer = answering({ "help.list": { topics, found } });
  return openPage({ path: `/help${search}`, visitor, now: NOW, answer });
}

const sections = () =>
  [...document.querySelectorAll("main section")].map(({ textContent }) => textContent);

describe("the page of help", () => {
  it("has each topic with what it is about and its questions, each of which leads to its answer", async () => {
    await openHelp();
    expect(sections()).toEqual([
      "결제내고 돌려받는 일환불은 어떻게 받나요?",
      "계정들어오고 나가는 일로그인이 안 돼요",
    ]);
    expect(hrefOf("로그인이 안 돼요")).toBe("/help/login");
  });

  it("has a place for each topic that links can lead to", async () => {
    await openHelp();
    expect(document.querySelector("main #account")?.textContent).toContain("계정");
  });

  it("finds what the address asks for, and keeps the words in their field", async () => {
    const page = await openHelp([refund], "?words=%ED%99%98%EB%B6%88");
    const asked = sentTo(page, "help.list").map(({ url }) => new URL(url, "http://somssi.test"));
    expect(asked.map(({ searchParams }) => searchParams.get("q"))).toEqual(["환불"]);
    expect(fieldNamed("도움말에서 찾기").value).toBe("환불");
    expect(sections()[0]).toBe("‘환불’에 관한 글 1개환불은 어떻게 받나요?");
  });

  it("says that nothing was found, with the way to people", async () => {
    await openHelp([], "?words=%EC%97%86%EB%8A%94");
    expect(sections()[0]).toContain("‘없는’에 관한 글 0개찾은 글이 없어요.");
    expect(hrefOf("고객센터")).toBe("/support");
  });

  it("looks for words also before its code is there, by a form of its own", async () => {
    await openHelp();
    const { form, name } = fieldNamed("도움말에서 찾기");
    expect(form?.getAttribute("action")).toBe("/help");
    expect(name).toBe("words");
  });
});

describe("an answer of the help", () => {
  function openAnswer(): ReturnType<typeof openPage> {
    const article: Output<"help.get"> = {
      ...refund,
      blocks: [{ kind: "paragraph", line: [{ text: "결제한 수단으로 돌아와요." }] }],
      topic: { slug: "paying", name: "결제" },
      others: [login],
    };
    const answer = answering({ "help.get": article });
    return openPage({ path: "/help/refund", visitor, now: NOW, answer });
  }

  it("says what was asked and what is so", async () => {
    await openAnswer();
    expect(document.querySelector("main h1")?.textContent).toBe("환불은 어떻게 받나요?");
    expect(mainText()).toContain("결제한 수단으로 돌아와요.");
  });

  it("leads to others of its topic, to all help and to people", async () => {
    await openAnswer();
    expect(sections()[0]).toBe("결제로그인이 안 돼요");
    expect(hrefOf("로그인이 안 돼요")).toBe("/help/login");
    expect(hrefOf("도움말")).toBe("/help");
    expect(hrefOf("고객센터")).toBe("/support");
  });
});
