import { beforeEach, describe, expect, it } from "vitest";
import type { FoundPro } from "#contract/endpoints/public/search.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { sampleAsked, sampleSearch, sampleUnderstood } from "../../samples/search.ts";
import { answering, fieldNamed, NOW, pressNamed } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { hrefOf, mainText, offered, rowsOf, sentTo } from "../on-page.ts";
import { openPage, type Answered } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const WISH = "찾는 서비스가 없나요?";
const SEND = "보내기";
const moving = { slug: "moving", name: "이사" };
const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const songpa = { code: "11710", name: "송파구", full_name: "서울특별시 송파구" };
const silent = sampleUnderstood({ services: [], region: null, besides_region: null });
const found: FoundPro = {
  pro: sampleProCard({ id: "hansol" }),
  services: [moving],
  regions: [gangnam],
  price: null,
  work_photo: null,
  accepts_requests: true,
  reasons: [],
};

let search: ReturnType<typeof sampleSearch>;
let wished: () => Answered;
beforeEach(() => {
  search = sampleSearch({ items: [found], understood: silent });
  wished = () => ({ status: 201, body: {} });
});

function openSearch(query = "?q=이사") {
  const answer = answering({
    "search.pro": search,
    "categories.list": { items: [] },
    "serviceWishes.create": () => wished(),
  });
  return openPage({ path: `/search${query}`, visitor, now: NOW, answer });
}

const path = (name: string) => decodeURIComponent(hrefOf(name) ?? "");
const row = async (changes: Partial<FoundPro>, query?: string) => {
  search = { ...search, items: [{ ...found, ...changes }] };
  await openSearch(query);
  return rowsOf("찾은 고수")[0]?.textContent ?? "";
};

describe("a found pro", () => {
  it("leads to their page, with what they say and what others say of them", async () => {
    const pro = sampleProCard({
      id: "hansol",
      rating: 4.8,
      review_count: 31,
      hire_count: 12,
      answer_minutes: 24,
      agreement_rate: 93,
    });
    const said = await row({ pro });
    expect(hrefOf("한솔")).toBe("/pros/hansol");
    expect(said).toContain("짐이 빠진 집을 구석까지 닦아요");
    expect(said).toMatch(/4\.8.*31.*12.*보통 24분 안에 답해요/);
    expect(said).toContain("견적 일치율 93%");
  });

  it("has what their jobs come to, once there are enough of them", async () => {
    const price = { service: moving, median: 320_000, count: 1_012 };
    expect(await row({ price })).toContain("이사 중간 가격320,000원완료한 거래 1,012건");
    expect(await row({})).toContain("거래가 쌓이면 가격이 보여요");
  });

  it("names first what was asked for, and counts what it leaves out", async () => {
    const services = ["a", "b", "c", "d", "e"].map((slug) => ({ slug, name: slug.toUpperCase() }));
    const said = await row({ services: [...services, moving] }, "?service=moving");
    expect(said).toContain("서비스A, B, C, D 외 2개");
    search = { ...search, asked: sampleAsked({ service: moving }) };
    const asked = await row({ services: [...services, moving] }, "?service=moving");
    expect(asked).toContain("서비스이사, A, B, C 외 2개");
  });

  it("names two certificates, and counts the others", async () => {
    const certificates = ["본인 확인", "사업자 확인", "면허"];
    expect(await row({ pro: sampleProCard({ certificates }) })).toContain(
      "본인 확인사업자 확인외 1개",
    );
  });

  it("who takes no requests now says so", async () => {
    expect(await row({ accepts_requests: false })).toContain("지금은 새 요청을 받지 않아요.");
    expect(await row({})).not.toContain("새 요청을 받지 않아요");
  });

  it("says why they stand where they do", async () => {
    const said = await row({ reasons: [{ kind: "many_hires", value: 1_200 }] });
    expect(said).toContain("1,200번 고용됐어요");
  });
});

describe("how words were understood", () => {
  it("is said where others were looked for instead, or what only comes closest", async () => {
    search = { ...search, understood: { ...silent, instead: "이사" } };
    await openSearch("?q=dltk");
    expect(mainText()).toContain("‘dltk’ 대신 ‘이사’를 찾았어요.");
    search = { ...search, understood: { ...silent, guessed: true, services: [moving] } };
    await openSearch("?q=짐");
    expect(mainText()).toContain("‘짐’에 가장 가까운 서비스로 찾았어요.");
    expect(hrefOf("견적 받기")).toBeUndefined();
  });

  it("offers the service that they name, and its request", async () => {
    search = { ...search, understood: { ...silent, services: [moving] } };
    await openSearch();
    expect(hrefOf("견적 받기")).toBe("/request/moving");
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("/services/moving");
  });

  it("narrows down to what they name, and the words are spent on it", async () => {
    search = { ...search, understood: { ...silent, services: [moving], region: gangnam } };
    await openSearch("?q=강남 이사&min_rating=4.5");
    const nav = [...document.querySelectorAll("main nav[aria-label='좁혀 찾기'] a")];
    expect(nav.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).toEqual([
      "/search?min_rating=4.5&service=moving&region=11680",
      "/search?q=강남+이사&min_rating=4.5&region=11680",
    ]);
  });

  it("is said of words that were left out, one of which may be a place to choose", async () => {
    search = { ...search, understood: { ...silent, dropped: ["모모동"] } };
    const page = await openSearch("?q=모모동 이사");
    expect(mainText()).toContain(
      "‘모모동’은 찾지 못해 빼고 찾았어요. 지역 이름이면 지역을 골라 주세요.",
    );
    await pressNamed(page, "지역 고르기");
    expect(document.querySelector("main [aria-expanded=true]")?.textContent).toBe("지역 고르기");
    await openSearch("?q=모모동 이사&region=11680");
    expect(mainText()).not.toContain("지역 이름이면");
  });
});

describe("a search that finds nobody", () => {
  beforeEach(() => {
    search = sampleSearch({
      understood: silent,
      nearby: { regions: [songpa], services: [moving] },
    });
  });

  it("with filters leads on without them, to places near and to what is alike", async () => {
    await openSearch("?q=이사&region=11680");
    expect(mainText()).toContain("필터를 줄이거나 가까운 지역에서 찾아보세요.");
    expect(path("필터 모두 해제")).toBe("/search?q=이사");
    expect(path("서울특별시 송파구")).toBe("/search?q=이사&region=11710");
    expect(path("이사")).toBe("/search?region=11680&service=moving");
  });

  it("without filters says to look for other words", async () => {
    await openSearch();
    expect(mainText()).toContain("더 짧은 검색어나 다른 이름으로 찾아보세요.");
    expect(hrefOf("필터 모두 해제")).toBeUndefined();
    expect(hrefOf("많이 찾는 서비스 보기")).toBe("/popular-services");
  });
});

describe("a service that is missed", () => {
  it("is told of with the words that were looked for, or others", async () => {
    const page = await openSearch();
    await pressNamed(page, WISH);
    expect(fieldNamed("찾는 서비스").value).toBe("이사");
    typeInto(fieldNamed("찾는 서비스"), "아이폰 수리");
    await pressNamed(page, SEND);
    expect(sentTo(page, "serviceWishes.create").map(({ body }) => body)).toEqual([
      JSON.stringify({ words: "아이폰 수리" }),
    ]);
    expect(mainText()).toContain("알려 주셔서 고마워요");
    expect(offered()).not.toContain(SEND);
  });

  it("stands in its field at once, with the focus, after a press for it", async () => {
    const page = await openSearch();
    await pressNamed(page, WISH);
    expect(document.activeElement).toBe(fieldNamed("찾는 서비스"));
  });

  it("that was refused keeps the words, and says why", async () => {
    wished = () => ({ status: 503, body: {} });
    const page = await openSearch();
    await pressNamed(page, WISH);
    await pressNamed(page, SEND);
    expect(fieldNamed("찾는 서비스").value).toBe("이사");
    expect(document.querySelector("main form [role=alert]")?.textContent).toMatch(/다시/);
  });

  it("is asked about only where words were looked for", async () => {
    await openSearch("?category=lessons");
    expect(offered()).not.toContain(WISH);
  });
});
