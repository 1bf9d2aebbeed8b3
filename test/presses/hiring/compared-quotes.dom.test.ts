import { describe, expect, it } from "vitest";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { sampleReceivedQuote } from "../../samples/requests.ts";
import { answering, ID, NOW } from "../answering.ts";
import { labelOf, press } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { talk } from "../talk/room.ts";
import { mainText, sentTo } from "../on-page.ts";

type Quote = Comparison["quotes"][number];
type Line = Comparison["lines"][number];

const visitor = { authenticated: true, userType: "customer" } as const;
const ONLY_DIFFERING = "고수마다 다른 줄만 보기";
const DIFFERS = "고수마다 달라요";
const included = (amount: number, wording: string | null = null) =>
  ({ inclusion: "included", amount, wording }) as const;

function compared(id: string, name: string, own: Partial<Quote> = {}): Quote {
  const total = own.total ?? 100_000;
  const pro = own.pro ?? sampleProCard({ id: `pro-${id}`, display_name: name });
  return {
    ...sampleReceivedQuote({ id, total }),
    extra_ceiling: 0,
    all_in_total: total,
    valid_until: "2027-03-20",
    seller: "개인",
    ...own,
    pro,
  };
}

const LOW = compared("low", "한솔");
const HIGH = compared("high", "가람", {
  total: 120_000,
  extra_ceiling: 30_000,
  all_in_total: 150_000,
});
const SAME: Line = { name: "청소", differs: false, cells: [included(0), included(0)] };
const OTHERWISE: Line = { name: "창틀", differs: true, cells: [included(10_000), null] };

interface Given {
  quotes?: Quote[];
  lines?: Line[];
  standouts?: Comparison["standouts"];
  search?: string;
}

function openComparison({
  quotes = [LOW, HIGH],
  lines = [],
  standouts = { cheapest: 0, fullest: null },
  search = "",
}: Given = {}): Promise<OpenPage> {
  const request = { id: ID, service: { slug: "cleaning", name: "이사청소" }, state: "open" };
  const answer = answering({
    "requests.compare": { request, quotes, lines, standouts },
    "quotes.messages": { items: [], conversation: talk({ quote_id: "high" }), next: null },
  });
  return openPage({ path: `/requests/${ID}/compare${search}`, visitor, now: NOW, answer });
}

const rows = () => [...document.querySelectorAll<HTMLElement>("main table tbody tr")];
const cellsOf = (row: Element) =>
  [...row.querySelectorAll("[role=cell]")].map((cell) => cell.textContent);
/** What the row of that name says of each quote; null when there is no such row. */
function row(name: string): (string | null)[] | null {
  const found = rows().find((one) => one.querySelector("th")?.firstChild?.textContent === name);
  return found ? cellsOf(found) : null;
}
const heads = () =>
  [...document.querySelectorAll("main table [role=columnheader]")].map((head) => head.textContent);
const links = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("main a")].filter((link) => labelOf(link) === name);
const choice = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input")].find(
    (one) => labelOf(one) === ONLY_DIFFERING,
  );

describe("quotes side by side", () => {
  it("are counted in the title, with how they are ordered and the way back to the request", async () => {
    await openComparison();
    expect(document.querySelector("h1")?.textContent).toBe("견적서 2장을 나란히");
    expect(mainText()).toContain("별도를 모두 더한 최대 금액이 낮은 순서예요.");
    expect(links("이사청소 요청")[0]?.getAttribute("href")).toBe(`/requests/${ID}`);
  });

  it("of other units are ordered only among their like, and say so", async () => {
    const order = "별도를 모두 더한 최대 금액이 낮은 순서예요.";
    await openComparison();
    expect(mainText()).toContain(order);
    expect(mainText()).not.toContain(`단위가 같은 견적끼리 ${order}`);
    await openComparison({ quotes: [LOW, compared("hourly", "가람", { unit: "hour" })] });
    expect(mainText()).toContain(`단위가 같은 견적끼리 ${order}`);
  });

  it("of which there is but one are not ordered, and none is said to agree with it", async () => {
    await openComparison({ quotes: [LOW], standouts: { cheapest: null, fullest: null } });
    expect(document.querySelector("h1")?.textContent).toBe("견적 비교");
    expect(mainText()).not.toContain("낮은 순서예요.");
    expect(mainText()).not.toContain("모두 같아요");
    expect(heads()[0]).toContain("한솔");
  });

  it("that are none are said to be, with the way back", async () => {
    await openComparison({ quotes: [], standouts: { cheapest: null, fullest: null } });
    expect(mainText()).toContain("비교할 견적이 없어요");
    expect(document.querySelector("main table")).toBeNull();
    expect(links("요청으로 돌아가기")[0]?.getAttribute("href")).toBe(`/requests/${ID}`);
  });

  it("are those that the address names", async () => {
    const page = await openComparison({ search: "?quote_ids=low,high" });
    const asked = sentTo(page, "requests.compare").map(({ url }) =>
      new URL(url, "http://somssi.test").searchParams.get("quote_ids"),
    );
    expect(new Set(asked)).toEqual(new Set(["low,high"]));
  });
});

describe("the head of a column", () => {
  it("names the pro, the most, and how far it is from the lowest", async () => {
    await openComparison();
    const [low, high] = heads();
    expect(low).toContain("한솔");
    expect(low).toContain("최대100,000원");
    expect(low).toContain("가장 낮아요");
    expect(high).toContain("가람");
    expect(high).toContain("최대150,000원");
    expect(high).toContain("50,000원 높아요");
  });

  it("says of a sum that is agreed on at the hire neither a most nor 0원", async () => {
    const open = { ...LOW, unit: "negotiable", total: 0, all_in_total: 0 } as const;
    await openComparison({ quotes: [HIGH, open], standouts: { cheapest: null, fullest: null } });
    expect(heads()[1]).toContain("고용할 때 정하는 금액이에요협의");
    expect(heads()[1]).not.toMatch(/최대|0원/);
    expect(heads()[0]).toContain("최대150,000원");
    await openComparison({ quotes: [HIGH, { ...open, total: 90_000, all_in_total: 95_000 }] });
    expect(heads()[1]).toContain("이 금액부터 고용할 때 정해요90,000원");
  });

  it("compares with the one that is lowest, wherever it stands", async () => {
    await openComparison({ quotes: [HIGH, LOW], standouts: { cheapest: 1, fullest: null } });
    expect(heads()[0]).toContain("50,000원 높아요");
    expect(heads()[1]).toContain("가장 낮아요");
  });

  it("says nothing of the lowest where none is, and who has the most lines", async () => {
    await openComparison({ standouts: { cheapest: null, fullest: 1 } });
    expect(mainText()).not.toMatch(/가장 낮아요|높아요/);
    expect(heads()[0]).not.toContain("포함 항목이 가장 많아요");
    expect(heads()[1]).toContain("포함 항목이 가장 많아요");
  });

  it("says who was asked directly and who is hired", async () => {
    const asked = { ...LOW, designated: true };
    await openComparison({ quotes: [asked, { ...HIGH, hire_state: "hired" }] });
    expect(heads()[0]).toContain("지정 요청");
    expect(heads()[0]).not.toContain("고용");
    expect(heads()[1]).toContain("고용");
    expect(heads()[1]).not.toContain("지정 요청");
  });

  it("has its quote opened at its foot", async () => {
    await openComparison();
    expect(links("한솔 견적서 열기")[0]?.getAttribute("href")).toBe("/quote?id=low");
    expect(links("가람 견적서 열기")[0]?.getAttribute("href")).toBe("/quote?id=high");
  });

  it("draws every bar on the highest most", async () => {
    await openComparison();
    const bars = [...document.querySelectorAll<HTMLElement>("main th [style]")].map(({ style }) => [
      style.getPropertyValue("--fixed"),
      style.getPropertyValue("--most"),
    ]);
    expect(bars).toContainEqual(["66.7%", "66.7%"]);
    expect(bars).toContainEqual(["80%", "100%"]);
  });
});

describe("the rows of money", () => {
  it("say what is certain and what may come on top, if anything may", async () => {
    await openComparison();
    expect(row("견적 금액")).toEqual(["100,000원", "120,000원"]);
    expect(row("더 나올 수 있는 금액")).toEqual(["없음", "30,000원"]);
  });

  it("have units and the last day where quotes differ in them", async () => {
    const other = compared("high", "가람", { unit: "hour", valid_until: "2027-03-21" });
    await openComparison({ quotes: [LOW, other] });
    expect(row("단위")?.[0]).not.toBe(row("단위")?.[1]);
    expect(row("유효 기간")).toEqual(["2027년 03월 20일까지", "2027년 03월 21일까지"]);
    expect(mainText()).not.toContain("모두 같아요");
  });

  it("leave to one sentence in what all agree", async () => {
    await openComparison();
    expect(row("단위")).toBeNull();
    expect(row("유효 기간")).toBeNull();
    expect(mainText()).toMatch(/모두 같아요 단위 .+ · 유효 기간 2027년 03월 20일까지/);
  });
});

describe("the lines of work", () => {
  it("are all there until only those are wanted in which pros differ", async () => {
    const page = await openComparison({ lines: [SAME, OTHERWISE] });
    expect(row("청소")).not.toBeNull();
    const box = choice();
    if (!box) throw new Error("no choice");
    press(box);
    await page.settle();
    expect(row("청소")).toBeNull();
    expect(row("창틀")).not.toBeNull();
    press(box);
    await page.settle();
    expect(row("청소")).not.toBeNull();
  });

  it.each([
    ["all of them", [OTHERWISE, { ...OTHERWISE, name: "베란다" }]],
    ["none of them", [SAME]],
  ])("leave nothing to choose where pros differ in %s", async (_, lines) => {
    await openComparison({ lines });
    expect(choice()).toBeUndefined();
    for (const { name } of lines) expect(row(name)).not.toBeNull();
  });

  it("are marked where pros differ, and stand below their name", async () => {
    await openComparison({ lines: [SAME, OTHERWISE] });
    const [same, differing] = ["청소", "창틀"].map((name) =>
      rows().find((one) => one.querySelector("th")?.firstChild?.textContent === name),
    );
    expect(same?.textContent).not.toContain(DIFFERS);
    expect(differing?.textContent).toContain(DIFFERS);
    const names = rows().map((one) => one.querySelector("th")?.firstChild?.textContent);
    const first = names.indexOf("항목");
    expect(names.slice(first, first + 4)).toEqual(["항목", "청소", "창틀", "고수"]);
  });

  it("have no name where there are none", async () => {
    await openComparison();
    expect(rows().map((one) => one.textContent)).not.toContain("항목");
  });

  it("say of each quote what it says, in its own words and with its sum", async () => {
    const cells: Line["cells"] = [
      included(10_000, "창틀 안쪽까지"),
      { inclusion: "extra", amount: 20_000, wording: null },
    ];
    await openComparison({ lines: [{ name: "창틀", differs: true, cells }] });
    expect(row("창틀")?.[0]).toMatch(/포함.*창틀 안쪽까지.*10,000원/);
    expect(row("창틀")?.[1]).toMatch(/별도.*\+20,000원/);
  });

  it("that a quote does not write can be asked for in its talk", async () => {
    const page = await openComparison({ lines: [OTHERWISE] });
    expect(row("창틀")?.[1]).toContain("안 적힘");
    const [ask] = links("가람 고수에게 창틀 물어보기");
    if (!ask) throw new Error("nothing to ask");
    press(ask);
    await page.settle();
    expect(page.router.state.location.pathname).toBe("/chats/high");
    const message = document.querySelector<HTMLTextAreaElement>("#message");
    expect(message?.value).toBe("‘창틀’도 견적에 들어 있나요?");
  });
});

it("says of each pro how often quotes held, who sells and how often they were hired", async () => {
  const pro = sampleProCard({
    id: "p",
    display_name: "가람",
    agreement_rate: 97,
    hire_count: 1200,
  });
  await openComparison({ quotes: [LOW, { ...HIGH, pro, seller: "개인사업자" }] });
  expect(row("견적 일치율")).toEqual(["거래가 적어요", "97%"]);
  expect(row("판매자")).toEqual(["개인", "개인사업자"]);
  expect(row("고용")).toEqual(["0번", "1,200번"]);
});
