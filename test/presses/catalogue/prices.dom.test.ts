import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleGuide } from "../../price-guides/sample-guide.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

type Guide = Output<"prices.get">;
type Priced = Output<"prices.list">["items"][number];

const visitor = { authenticated: false, userType: "visitor" } as const;
const busan = { code: "26110", name: "중구", full_name: "부산광역시 중구" };
const area = { question: "area", label: "몇 평인가요?", option: "20", option_label: "20~29평" };
const priced: Priced = {
  service: { slug: "cleaning", name: "이사청소", unit: "건" },
  category: { slug: "moving-cleaning", name: "이사·청소" },
  basis: "agreed",
  n: 1_040,
  price: { low: 100_000, mid: 200_000, high: 300_000 },
  example_of: null,
  as_of: "2027-03-09",
};

function openGuide(changes: Partial<Guide> = {}, search = "") {
  const answer = answering({ "prices.get": sampleGuide(changes) });
  return openPage({ path: `/prices/move-in-cleaning${search}`, visitor, now: NOW, answer });
}

const path = (name: string) => decodeURIComponent(hrefOf(name) ?? "");

describe("the list of prices", () => {
  const rows = () => [...document.querySelectorAll("main section li a")].map((a) => a.textContent);

  function openList(items: Priced[]) {
    const answer = answering({ "prices.list": { items } });
    return openPage({ path: "/prices", visitor, now: NOW, answer });
  }

  it("stands by category, each service with the way to its own page", async () => {
    const piano = {
      ...priced,
      service: { slug: "piano", name: "피아노", unit: "회" },
      category: { slug: "lessons", name: "과외·레슨" },
    };
    await openList([priced, piano]);
    const sections = [...document.querySelectorAll("main section")].map((one) => one.textContent);
    expect(sections[0]).toMatch(/^이사·청소이사청소/);
    expect(sections[1]).toMatch(/^과외·레슨피아노/);
    expect(document.querySelector("main section a")?.getAttribute("href")).toBe("/prices/cleaning");
  });

  it("says of what was agreed by how many deals, and between what half of them lies", async () => {
    await openList([priced]);
    expect(rows()[0]).toBe("이사청소거래 1,040건20만 원10만 원~30만 원");
  });

  it("marks an example, and says of what it is", async () => {
    await openList([{ ...priced, basis: "example", example_of: "20평대" }]);
    expect(rows()[0]).toBe("이사청소20평대예시20만 원10만 원~30만 원");
  });

  it("says of what nobody knows the price of that there is none yet", async () => {
    await openList([{ ...priced, basis: "example", price: null }]);
    expect(rows()[0]).toBe("이사청소아직 가격이 없어요");
  });
});

describe("the prices of a service", () => {
  it("say the usual, the middle, the low and the high, and from when to when", async () => {
    await openGuide();
    expect(mainText()).toContain(
      "완료된 거래 34건에서 합의한 총액보통 23만 원~47만 원중간 가격 33만 원",
    );
    expect(mainText()).toContain("낮은 편15만 원열 건 중 한 건은 이보다 낮아요");
    expect(mainText()).toContain("높은 편58만 원");
    expect(mainText()).toContain("2025년 04월 01일부터 2027년 03월 09일까지 완료된 거래예요.");
  });

  it("lead to asking for quotes, to the service and to all prices", async () => {
    await openGuide();
    expect(hrefOf("견적 받기")).toBe("/request/move-in-cleaning");
    expect(hrefOf("입주청소 서비스 보기")).toBe("/services/move-in-cleaning");
    expect(hrefOf("가격")).toBe("/prices");
  });

  it("differ by answers, each of which with enough deals leads to its own", async () => {
    await openGuide();
    expect(mainText()).toContain("이럴 때 가격이 달라요");
    expect(path("20~29평")).toBe("/prices/move-in-cleaning?answers=area:20");
    expect(hrefOf("10~14평")).toBeUndefined();
  });

  it("differ by places, online among them, each of which with enough deals leads to its own", async () => {
    await openGuide();
    expect(path("서울특별시")).toBe("/prices/move-in-cleaning?region=11");
    expect(hrefOf("경기도")).toBeUndefined();
    expect(mainText()).toContain("온라인1만 원5건");
  });

  it("are said once more in a table of the picture", async () => {
    await openGuide();
    const rows = [...document.querySelectorAll("main details tbody tr")].map((r) => r.textContent);
    expect(rows).toEqual(["300,000원 미만14건", "300,000원 이상20건"]);
    const picture = document.querySelector("main figure svg")?.getAttribute("aria-label");
    expect(picture).toContain("입주청소 가격 분포.");
  });

  it("are explained: of how many months, from how many deals on, and what they leave out", async () => {
    await openGuide();
    expect(mainText()).toContain("거래 20건부터 가격을 보여 드려요.");
    expect(mainText()).toContain("한 번의 거래에서 합의한 총액이에요.");
    await openGuide({ agreed: null, basis: "example", n: 7 });
    expect(mainText()).not.toContain("한 번의 거래에서 합의한 총액이에요.");
    expect(mainText()).toContain("별도로 적힌 항목은 들어 있지 않을 수 있어요.");
  });

  it("answer frequent questions, but not where they are narrowed down", async () => {
    await openGuide();
    expect(mainText()).toContain("입주청소 가격은 보통 얼마인가요?");
    await openGuide({ asked: { region: busan, answers: [] } });
    expect(mainText()).not.toContain("자주 묻는 가격 질문");
  });

  it("are asked for as the address says", async () => {
    const page = await openGuide({}, "?region=26&answers=area%3A20");
    const url = new URL(sentTo(page, "prices.get").at(-1)?.url ?? "", "http://somssi.test");
    expect(Object.fromEntries(url.searchParams)).toEqual({ region: "26", answers: "area:20" });
  });
});

describe("what the prices are narrowed down to", () => {
  const narrowed = { asked: { region: busan, answers: [area] } };
  const chips = () =>
    [...document.querySelectorAll("main ul[aria-label='고른 조건'] a")].map((one) => [
      one.textContent,
      decodeURIComponent(one.getAttribute("href") ?? ""),
    ]);

  it("is each place and answer, which goes by a press: of a place to what lies around it", async () => {
    await openGuide(narrowed);
    expect(chips()).toEqual([
      ["부산광역시 중구 조건 해제", "/prices/move-in-cleaning?region=26&answers=area:20"],
      ["몇 평인가요? 20~29평 조건 해제", "/prices/move-in-cleaning?region=26110"],
      ["모두 지우기", "/prices/move-in-cleaning"],
    ]);
  });

  it("goes all at once only from two on, and a whole si-do at one press", async () => {
    await openGuide({ asked: { region: { ...busan, code: "26" }, answers: [] } });
    expect(chips()).toEqual([["부산광역시 중구 조건 해제", "/prices/move-in-cleaning"]]);
  });

  it("is nothing at first", async () => {
    await openGuide();
    expect(chips()).toEqual([]);
  });

  it("heads the places within it, and goes on with what was chosen", async () => {
    await openGuide(narrowed);
    expect(mainText()).toContain("부산광역시 중구 안에서");
    expect(path("서울특별시")).toBe("/prices/move-in-cleaning?region=11&answers=area:20");
  });
});
