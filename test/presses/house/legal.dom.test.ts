import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { CONTRACTOR_TASKS } from "#domain/legal/contractors.ts";
import { LOGIN_EXCHANGE } from "#domain/legal/third-parties.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

type Legal = Output<"legal.get">;

const visitor = { authenticated: false, userType: "visitor" } as const;
const first = { version: "1", from: "2026-01-01", about: "처음 만든 글" };
const second = { version: "2", from: "2027-01-01", about: "환불을 더했어요." };
const paragraph = (text: string): Legal["blocks"][number] => ({
  kind: "paragraph",
  line: [{ text }],
});
const terms: Legal = {
  document: "terms",
  title: "이용약관",
  version: "2",
  from: "2027-01-01",
  blocks: [
    { kind: "heading", id: "purpose", text: "제1조 목적" },
    paragraph("이 글은 약속이에요."),
  ],
  in_force: second,
  coming: null,
  versions: [second, first],
  changes: null,
  contractors: null,
  third_parties: null,
};

function openTerms(changes: Partial<Legal> = {}, path = "/terms") {
  const answer = answering({ "legal.get": { ...terms, ...changes } });
  return openPage({ path, visitor, now: NOW, answer });
}

const path = (name: string) => decodeURIComponent(hrefOf(name) ?? "");

describe("the terms", () => {
  it("say since when they hold and which version they are", async () => {
    await openTerms();
    expect(mainText()).toContain("이용약관2027년 01월 01일부터 · 2판");
    expect(mainText()).toContain("이 글은 약속이에요.");
    expect(mainText()).not.toMatch(/지금 쓰는 판이 아니에요|부터 바뀌어요/);
  });

  it("have a table of contents, as long as they have parts", async () => {
    await openTerms();
    expect(hrefOf("제1조 목적")).toBe("#purpose");
    await openTerms({ blocks: [paragraph("짧은 글")] });
    expect(document.querySelector("main nav[aria-label='차례']")).toBeNull();
  });

  it("have links and strong words in their lines", async () => {
    const line = [
      { text: "자세한 것은 " },
      { text: "고객센터", href: "/support" },
      { text: "에 " },
      { text: "언제든", strong: true },
      { text: " 물어보세요." },
    ];
    await openTerms({ blocks: [{ kind: "paragraph", line }] });
    expect(mainText()).toContain("자세한 것은 고객센터에 언제든 물어보세요.");
    expect(hrefOf("고객센터")).toBe("/support");
    expect(document.querySelector("main p b")?.textContent).toBe("언제든");
  });

  it("have their tables row by row, under the names of their columns", async () => {
    const cell = (text: string) => [{ text }];
    const table: Legal["blocks"][number] = {
      kind: "table",
      head: [cell("무엇을"), cell("얼마 동안")],
      rows: [
        [cell("결제 기록"), cell("5년")],
        [cell("접속 기록"), cell("3개월")],
      ],
    };
    await openTerms({ blocks: [...terms.blocks, table] });
    const texts = (selector: string) =>
      [...document.querySelectorAll(`main table ${selector}`)].map((one) => one.textContent);
    expect(texts("th")).toEqual(["무엇을", "얼마 동안"]);
    expect(texts("tbody tr")).toEqual(["결제 기록5년", "접속 기록3개월"]);
  });

  it("of another day say that they do not hold now, with the way to those that do", async () => {
    await openTerms({ version: "1", from: "2026-01-01" }, "/terms?version=1");
    expect(mainText()).toContain("지금 쓰는 판이 아니에요.");
    expect(hrefOf("지금 쓰는 2판 보기")).toBe("/terms");
  });

  it("that will be others say from when, why and where", async () => {
    await openTerms({ coming: { version: "3", from: "2027-05-01", about: "알림이 바뀌어요." } });
    expect(mainText()).toContain("2027년 05월 01일부터 바뀌어요알림이 바뀌어요.");
    expect(path("달라지는 곳 보기")).toBe("/terms?version=3&against=2");
  });

  it("can be read in each version, and compared with the one before", async () => {
    await openTerms();
    expect(mainText()).toContain("2판 · 2027년 01월 01일부터환불을 더했어요.");
    expect(path("1판 읽기")).toBe("/terms?version=1");
    expect(path("1판과 달라진 곳")).toBe("/terms?version=2&against=1");
    expect(mainText().match(/판과 달라진 곳/g)).toHaveLength(1);
  });

  it("are asked for as the address says", async () => {
    const page = await openTerms({}, "/terms?version=2&against=1");
    const url = new URL(sentTo(page, "legal.get").at(-1)?.url ?? "", "http://somssi.test");
    expect(Object.fromEntries(url.searchParams)).toEqual({ version: "2", against: "1" });
  });
});

describe("terms beside others", () => {
  const parts: NonNullable<Legal["changes"]>["parts"] = [
    { kind: "same", blocks: [paragraph("그대로인 글")] },
    { kind: "added", blocks: [paragraph("새 글")] },
    { kind: "removed", blocks: [paragraph("옛 글")] },
  ];

  it("say what was added, what is gone and what stayed", async () => {
    await openTerms({ changes: { against: "1", parts } });
    expect(mainText()).toContain("1판과 달라진 곳그대로인 글더해진 글새 글빠진 글옛 글");
    expect(mainText()).not.toContain("이 글은 약속이에요.");
    expect(mainText()).not.toContain("달라진 곳이 없어요.");
  });

  it("that say the same say so", async () => {
    await openTerms({ changes: { against: "1", parts: parts.slice(0, 1) } });
    expect(mainText()).toContain("달라진 곳이 없어요.");
  });
});

describe("the privacy policy", () => {
  const open = (changes: Partial<Legal>) =>
    openTerms({ document: "privacy", title: "개인정보 처리방침", ...changes }, "/privacy");

  it("names who works for the product, with what and until when, and whether abroad", async () => {
    await open({
      contractors: [
        { kind: "hosting", name: "어느 서버 회사", abroad: true },
        { kind: "payment", name: "어느 결제 회사", abroad: false },
      ],
    });
    const { task, data, until } = CONTRACTOR_TASKS.hosting;
    expect(mainText()).toContain(
      `어느 서버 회사국외맡긴 일${task}다루는 정보${data}보관하는 기간${until}`,
    );
    expect(mainText()).toContain("어느 결제 회사맡긴 일");
  });

  it("says that nobody works for it where nobody does", async () => {
    await open({ contractors: [] });
    expect(mainText()).toContain("지금 일을 맡긴 회사가 없어요.");
  });

  it("names whom people sign in by, and what passes between", async () => {
    await open({ third_parties: [{ provider: "kakao", abroad: false }] });
    const { purpose, received, given } = LOGIN_EXCHANGE;
    expect(mainText()).toContain("카카오");
    expect(mainText()).toContain(`왜${purpose}받는 정보${received}전하는 정보${given}`);
    await open({ third_parties: [] });
    expect(mainText()).not.toContain("지금 로그인을 이어 둔 곳");
  });

  it("is asked for by its own name", async () => {
    const page = await open({});
    expect(sentTo(page, "legal.get").at(-1)?.url).toContain("/privacy/");
  });
});
