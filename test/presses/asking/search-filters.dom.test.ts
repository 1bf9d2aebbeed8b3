import { beforeEach, describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleAsked, sampleSearch, sampleUnderstood } from "../../samples/search.ts";
import { answering, NOW, pressNamed } from "../answering.ts";
import { controls, labelOf, press, scope, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { isSheetOpen, sentTo } from "../on-page.ts";

type Counts = Output<"search.proCounts">;

const COUNTS = "search.proCounts";
const visitor = { authenticated: false, userType: "visitor" } as const;
const found = sampleOutput("search.pro") as Output<"search.pro">;

let counts: Partial<Counts>;
beforeEach(() => {
  counts = { total: 1_200, is_more: false, ratings: [{ value: "4.5", count: 12 }], available: 7 };
});

function openSearch(search = "?q=청소"): Promise<OpenPage> {
  const answer = answering({
    "search.pro": sampleSearch({
      items: found.items,
      understood: sampleUnderstood({ services: [], region: null, besides_region: null }),
      asked: sampleAsked(),
    }),
    "categories.list": { items: [] },
    [COUNTS]: () => ({
      status: 200,
      body: { ...(sampleOutput(COUNTS) as Counts), ...counts },
    }),
  });
  return openPage({ path: `/search${search}`, visitor, now: NOW, answer });
}

async function openSheet(search?: string): Promise<OpenPage> {
  const page = await openSearch(search);
  const button = [...document.querySelectorAll<HTMLElement>("main button")].find((one) =>
    /^필터\d*$/.test(one.textContent),
  );
  if (!button) throw new Error("no filters");
  press(button);
  await page.settle();
  return page;
}

/** A field of the sheet: those of the column have the same names. */
function inSheet(label: string): HTMLInputElement {
  const all = scope().querySelectorAll<HTMLInputElement>("input, select");
  const field = [...all].find((one) => labelOf(one).startsWith(label));
  if (!field) throw new Error(`no ${label} among ${[...all].map(labelOf)}`);
  return field;
}

async function put(page: OpenPage, label: string, words: string): Promise<void> {
  typeInto(inSheet(label), words);
  await page.settle();
}

const asked = (page: OpenPage) =>
  Object.fromEntries(
    Object.entries(page.router.state.location.search).filter(([, text]) => text !== undefined),
  );
const labels = () => controls().map(({ label }) => label);
const lastCounted = (page: OpenPage) => {
  const { url } = sentTo(page, COUNTS).at(-1) ?? { url: "/" };
  return Object.fromEntries(new URL(url, "http://somssi.test").searchParams);
};
const chips = () =>
  [...document.querySelectorAll<HTMLElement>("main ul[aria-label='지금 필터'] a")].map((one) => [
    one.textContent,
    decodeURIComponent(one.getAttribute("href") ?? ""),
  ]);

describe("the filters in a sheet", () => {
  it("say how many pros each choice would leave, and all together", async () => {
    const page = await openSheet();
    expect(labels()).toContain("결과 1,200명 보기");
    const ratings = (inSheet("평점") as unknown as HTMLSelectElement).options;
    expect([...ratings].map(({ text }) => text)).toContain("4.5점 이상 (12명)");
    expect(labelOf(inSheet("바로 가능한 고수만"))).toContain("바로 가능한 고수만 (7명)");
    expect(lastCounted(page)).toEqual({ q: "청소" });
  });

  it("say that there are more than were counted", async () => {
    counts = { ...counts, is_more: true };
    await openSheet();
    expect(labels()).toContain("결과 1,200명 넘게 보기");
  });

  it("count anew for what is chosen, and change nothing until that is wanted", async () => {
    const page = await openSheet("?q=청소&sort=rating");
    await put(page, "평점", "4.5");
    press(inSheet("바로 가능한 고수만"));
    await page.settle();
    expect(lastCounted(page)).toEqual({ q: "청소", min_rating: "4.5", available: "true" });
    expect(asked(page)).toEqual({ q: "청소", sort: "rating" });
    await pressNamed(page, "결과 1,200명 보기");
    expect(asked(page)).toEqual({
      q: "청소",
      sort: "rating",
      min_rating: "4.5",
      available: "true",
    });
    expect(isSheetOpen()).toBe(false);
  });

  it("are forgotten where the sheet is closed without them", async () => {
    const page = await openSheet();
    await put(page, "평점", "4.5");
    await pressNamed(page, "닫기");
    expect(asked(page)).toEqual({ q: "청소" });
    await pressNamed(page, "필터");
    expect(inSheet("평점").value).toBe("");
  });

  it("are all cleared by a press, and the words and the order stay", async () => {
    const page = await openSheet("?q=청소&min_rating=4.5&available=true&sort=price");
    expect(inSheet("평점").value).toBe("4.5");
    await pressNamed(page, "모두 해제");
    expect(inSheet("평점").value).toBe("");
    expect(inSheet("바로 가능한 고수만").checked).toBe(false);
    expect(isSheetOpen()).toBe(true);
    await pressNamed(page, "결과 1,200명 보기");
    expect(asked(page)).toEqual({ q: "청소", sort: "price" });
  });

  it("cannot be taken over with prices that contradict each other", async () => {
    const page = await openSheet();
    await put(page, "가장 낮은 금액", "90000");
    await put(page, "가장 높은 금액", "50000");
    const button = [...scope().querySelectorAll("button")].find(
      (one) => one.textContent === "이 조건으로 보기",
    );
    expect(button?.disabled).toBe(true);
    await put(page, "가장 높은 금액", "95000");
    await pressNamed(page, "결과 1,200명 보기");
    expect(asked(page)).toEqual({ q: "청소", min_price: "90000", max_price: "95000" });
  });
});

describe("what narrows a search down", () => {
  it("stands above the pros, and each goes with a press", async () => {
    await openSearch("?q=청소&min_price=50000&min_rating=4.5&available=true");
    expect(chips()).toEqual([
      ["5만 원 이상해제", "/search?q=청소&min_rating=4.5&available=true"],
      ["평점 4.5점 이상해제", "/search?q=청소&min_price=50000&available=true"],
      ["바로 가능해제", "/search?q=청소&min_price=50000&min_rating=4.5"],
      ["모두 해제", "/search?q=청소"],
    ]);
  });

  it("is cleared all at once only from two on, and is counted on the button", async () => {
    await openSearch("?q=청소&min_rating=4.5");
    expect(chips().map(([name]) => name)).toEqual(["평점 4.5점 이상해제"]);
    expect(labels()).toContain("필터1");
    await openSearch();
    expect(document.querySelector("main ul[aria-label='지금 필터']")).toBeNull();
    expect(labels()).toContain("필터");
  });
});

describe("the order of the pros", () => {
  const sort = () => document.querySelector<HTMLInputElement>("main select[name=sort]");

  it("is chosen, and stands in the address unless it is the first", async () => {
    const page = await openSearch("?q=청소&min_rating=4.5");
    const field = sort();
    if (!field) throw new Error("no order");
    expect(field.value).toBe("fit");
    typeInto(field, "price");
    await page.settle();
    expect(asked(page)).toEqual({ q: "청소", min_rating: "4.5", sort: "price" });
    expect(sentTo(page, "search.pro").at(-1)?.url).toContain("sort=price");
    typeInto(field, "fit");
    await page.settle();
    expect(asked(page)).toEqual({ q: "청소", min_rating: "4.5" });
    await openSearch("?q=청소&sort=reviews");
    expect(sort()?.value).toBe("reviews");
  });
});
