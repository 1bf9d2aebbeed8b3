import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { TextLink } from "#ui/action/text-link.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Funnel } from "#ui/chart/funnel.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Table, type Column } from "#ui/list/table.tsx";
import { BottomTabs } from "#ui/navigation/bottom-tabs.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { MenuList } from "#ui/navigation/menu-list.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { mount } from "../by-hand/part.ts";

const links = (place: Element) =>
  [...place.querySelectorAll("a")].map((one) => [one.textContent, one.getAttribute("href")]);
const currents = (place: Element) =>
  [...place.querySelectorAll("a")].map((one) => one.getAttribute("aria-current"));

describe("the tabs at the bottom of a phone", () => {
  const tab = (key: string, count?: number) => ({
    key,
    label: key,
    icon: null,
    current: key === "홈",
    href: `/${key}`,
    ...(count === undefined ? {} : { count }),
  });
  it("say which page this is, and how much is new on the others", () => {
    const tabs = [tab("홈"), tab("채팅", 3), tab("알림", 100), tab("나", 0)];
    const place = mount(createElement(BottomTabs, { label: "아래 메뉴", tabs }));
    expect(currents(place)).toEqual(["page", null, null, null]);
    expect(links(place)).toEqual([
      ["홈 ", "/홈"],
      ["채팅 3새 소식 3개", "/채팅"],
      ["알림 99+새 소식 100개", "/알림"],
      ["나 ", "/나"],
    ]);
  });

  it("say 99 as it is", () => {
    const place = mount(createElement(BottomTabs, { label: "아래 메뉴", tabs: [tab("알림", 99)] }));
    expect(place.textContent).toBe("알림 99새 소식 99개");
  });
});

describe("the way to a page", () => {
  it("is of links but for its end, which is the page itself", () => {
    const crumbs = ["처음", "청소", "입주청소"].map((label) => ({
      key: label,
      label,
      href: `/${label}`,
    }));
    const place = mount(createElement(Breadcrumb, { crumbs }));
    expect(links(place)).toEqual([
      ["처음", "/처음"],
      ["청소", "/청소"],
    ]);
    expect(place.querySelector("[aria-current=page]")?.textContent).toBe("입주청소");
    // One mark between two of them, and none before the first.
    expect(place.querySelectorAll("svg")).toHaveLength(2);
    expect(place.querySelector("li svg")?.closest("li")?.textContent).toBe("청소");
  });
});

describe("places to go to", () => {
  it("say how much waits at each, and nothing where nothing does", () => {
    const item = (label: string, more = {}) => ({
      key: label,
      label,
      icon: null,
      href: `/${label}`,
      ...more,
    });
    const items = [
      item("요청", { count: 3 }),
      item("견적", { count: 0 }),
      item("채팅", { count: 100, countOf: "읽지 않은 글" }),
      item("후기", { count: 99 }),
    ];
    const place = mount(createElement(MenuList, { label: "내 일", items }));
    expect(links(place)).toEqual([
      ["요청3기다리는 일 3개", "/요청"],
      ["견적", "/견적"],
      ["채팅99+읽지 않은 글 100개", "/채팅"],
      ["후기99기다리는 일 99개", "/후기"],
    ]);
    const list = place.querySelector("ul");
    expect(document.getElementById(list?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
      "내 일",
    );
  });

  it("that belong together say which one this is", () => {
    const tabs = ["진행 중", "완료"].map((label) => ({
      key: label,
      label,
      href: `/${label}`,
      current: label === "완료",
    }));
    const place = mount(createElement(TabLinks, { label: "일의 상태", links: tabs }));
    expect(currents(place)).toEqual([null, "page"]);
    expect(place.querySelector("nav")?.getAttribute("aria-label")).toBe("일의 상태");
  });

  it("that are elsewhere open in a window of their own, and say so", () => {
    const place = mount(
      createElement(TextLink, { href: "https://example.com", external: true }, "안내"),
    );
    const link = place.querySelector("a");
    expect(link?.textContent).toBe("안내 (새 창)");
    expect([link?.target, link?.rel]).toEqual(["_blank", "noopener noreferrer"]);
    const here = mount(createElement(TextLink, { href: "/help" }, "도움말")).querySelector("a");
    expect([here?.textContent, here?.target]).toEqual(["도움말", ""]);
  });
});

describe("a part of a page", () => {
  it("is called by its heading, one deeper within another", () => {
    const about = { title: "후기", anchor: "reviews", children: "아직 없어요." };
    const section = (level?: 2 | 3) => mount(createElement(Section, { ...about, level }));
    const outer = section().querySelector("section");
    const heading = document.getElementById(outer?.getAttribute("aria-labelledby") ?? "");
    expect([heading?.localName, heading?.textContent]).toEqual(["h2", "후기"]);
    expect(outer?.id).toBe("reviews");
    expect(section(3).querySelector("h3")?.textContent).toBe("후기");
  });
});

describe("rows to compare", () => {
  const columns: Column<{ name: string; sum: number }>[] = [
    { key: "name", header: "상품", cell: ({ name }) => name },
    { key: "sum", header: "금액", cell: ({ sum }) => sum },
  ];
  const table = (rows: { name: string; sum: number }[], empty?: string) => {
    const about = { caption: "결제", columns, rows, rowKey: (row: { name: string }) => row.name };
    return mount(createElement(Table<{ name: string; sum: number }>, { ...about, empty }));
  };
  const cells = (place: Element, role: string) =>
    [...place.querySelectorAll(`[role=${role}]`)].map((one) => one.textContent);

  it("stand under the names of their columns", () => {
    const place = table([
      { name: "스탠다드", sum: 1 },
      { name: "프로", sum: 2 },
    ]);
    expect(cells(place, "columnheader")).toEqual(["상품", "금액"]);
    expect(cells(place, "cell")).toEqual(["스탠다드", "1", "프로", "2"]);
  });

  it("that are none are said to be none where there are words for it", () => {
    expect(table([], "결제한 일이 없어요").textContent).toBe("결제한 일이 없어요");
    expect(cells(table([]), "columnheader")).toHaveLength(2);
  });
});

describe("a number that matters", () => {
  const read = (about: Parameters<typeof Figure>[0]) =>
    mount(createElement(Figure, about)).textContent;

  it("has its thousands, its unit, and its sign where it is a loss or a gain", () => {
    expect(read({ value: 1_234, unit: "원" })).toBe("1,234원");
    expect(read({ value: -1_234, unit: "원" })).toBe("−1,234원");
    expect(read({ value: 5, signed: true })).toBe("+5");
    expect(read({ value: 5 })).toBe("5");
    expect(read({ value: 0, signed: true })).toBe("0");
  });

  it("is a share of the first where several follow on each other", () => {
    const funnel = (...counts: number[]) => {
      const steps = counts.map((count, at) => ({ key: String(at), label: `${at}단계`, count }));
      const rows = mount(createElement(Funnel, { steps })).querySelectorAll("li");
      return [...rows].map((row) => row.style.getPropertyValue("--share"));
    };
    expect(funnel(300, 100, 0)).toEqual(["100%", "33.3%", "0%"]);
    expect(funnel(0, 0)).toEqual(["0%", "0%"]);
  });
});
