import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const moving = {
  slug: "moving-cleaning",
  name: "이사·청소",
  description: "옮기고 닦는 일",
  icon: "",
  services: [{ slug: "cleaning", name: "이사청소" }],
};
const lessons = {
  slug: "lessons",
  name: "과외·레슨",
  description: "배우는 일",
  icon: "",
  services: [
    { slug: "piano", name: "피아노" },
    { slug: "english", name: "영어" },
  ],
};
const categories: Output<"categories.list"> = { items: [moving, lessons], next: null };
const category: Output<"categories.get"> = {
  ...moving,
  groups: [
    {
      slug: "clean",
      name: "청소",
      services: [
        { slug: "cleaning", name: "이사청소", description: "짐이 빠진 집을", pro_count: 1_204 },
        { slug: "windows", name: "창문 청소", description: "유리를", pro_count: 0 },
      ],
    },
  ],
};
const priced: Output<"prices.list">["items"][number] = {
  service: { slug: "cleaning", name: "이사청소", unit: "건" },
  category: { slug: "moving-cleaning", name: "이사·청소" },
  basis: "agreed",
  n: 40,
  price: { low: 100_000, mid: 200_000, high: 300_000 },
  example_of: null,
  as_of: "2027-03-09",
};

const cards = () =>
  [...document.querySelectorAll("main section li a")].map((card) => card.textContent);

function openCategory(prices: object[]) {
  const answer = answering({
    "categories.get": category,
    "categories.list": categories,
    "prices.list": { items: prices },
  });
  return openPage({ path: "/categories/moving-cleaning", visitor, now: NOW, answer });
}

describe("the page of all services", () => {
  const open = () => {
    const answer = answering({ "categories.list": categories });
    return openPage({ path: "/categories", visitor, now: NOW, answer });
  };

  it("counts the categories, and the services of all of them", async () => {
    await open();
    expect(mainText()).toContain("2개 분야의 서비스 3가지를 맡길 수 있어요.");
  });

  it("leads to each category and to each of its services", async () => {
    await open();
    expect(hrefOf("이사·청소")).toBe("/categories/moving-cleaning");
    expect(hrefOf("이사청소")).toBe("/services/cleaning");
    expect(hrefOf("영어")).toBe("/services/english");
  });
});

describe("the page of a category", () => {
  it("says of each service what it is, what it usually costs and how many offer it", async () => {
    await openCategory([priced]);
    expect(mainText()).toContain("이사·청소옮기고 닦는 일청소");
    expect(cards()[0]).toBe("이사청소짐이 빠진 집을보통 20만 원고수 1,204명");
  });

  it("calls a price an example that nobody has agreed on", async () => {
    await openCategory([{ ...priced, basis: "example" }]);
    expect(cards()[0]).toContain("예시 20만 원");
  });

  it("says nothing of a price that nobody knows, nor of pros where there are none", async () => {
    await openCategory([{ ...priced, price: null }]);
    expect(cards()).toEqual(["이사청소짐이 빠진 집을고수 1,204명", "창문 청소유리를", "과외·레슨"]);
  });

  it("leads to each service, up to all of them, and to the other categories, not to itself", async () => {
    await openCategory([priced]);
    const cardsOwn = document.querySelector("main section li a");
    expect(cardsOwn?.getAttribute("href")).toBe("/services/cleaning");
    expect(hrefOf("모든 서비스")).toBe("/categories");
    expect(hrefOf("과외·레슨")).toBe("/categories/lessons");
    expect(hrefOf("이사·청소")).toBeUndefined();
  });
});

describe("the services that most look for", () => {
  const popular = (slug: string, asked_count: number) => ({
    slug,
    name: slug,
    description: "",
    category1: { slug: "lessons", name: "과외·레슨" },
    category2: { slug: "music", name: "음악" },
    asked_count,
  });
  const rows = () =>
    [...document.querySelectorAll("main ol a[href^='/services/']")].map((row) => row.textContent);

  function open(at: string | null) {
    const items = [popular("piano", 1_100), popular("violin", 0)];
    const answer = answering({ "services.popular": { items, counted: { days: 90, at } } });
    return openPage({ path: "/popular-services", visitor, now: NOW, answer });
  }

  it("stand in their order, with how many people asked, where anybody did", async () => {
    await open("2027-03-10T00:00:00+09:00");
    expect(rows()).toEqual(["1piano과외·레슨 · 1,100명이 요청했어요", "2violin과외·레슨"]);
    expect(hrefOf("2violin과외·레슨")).toBe("/services/violin");
  });

  it("say over how many days that was counted, and how", async () => {
    await open("2027-03-10T00:00:00+09:00");
    expect(mainText()).toContain("최근 90일의 요청으로 정한 순서예요.");
    expect(mainText()).toContain("한 사람이 같은 서비스를 여러 번 요청해도 한 번만 세고");
  });

  it("say nothing of counting while nothing was counted", async () => {
    await open(null);
    expect(mainText()).toContain("사람들이 많이 찾는 서비스예요.");
    expect(mainText()).not.toMatch(/최근 90일|한 번만 세고/);
    expect(hrefOf("모든 서비스 보기")).toBe("/categories");
  });
});
