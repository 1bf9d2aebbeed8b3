import { describe, expect, it } from "vitest";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { ProReport } from "#contract/endpoints/activity-report.ts";
import type { Output } from "#contract/registry.ts";
import { faultOf, fieldNamed, pressNamed } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { sentTo } from "../on-page.ts";
import type { OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { linksTo, openProPage, partOf, said } from "./pro-page.ts";

const sample = sampleOutput("pro.report") as Output<"pro.report">;
const services = [
  { slug: "cleaning", name: "이사청소" },
  { slug: "wallpaper", name: "도배" },
];
const figures = { ...sample.total, received: 0, sent: 0, read: 0, hired: 0, captured: 0 };
const active = { ...figures, received: 5, sent: 4, read: 3, hired: 1, captured: 3 };
const QUOTES = "보낸 견적의 결과";

function open(own: Partial<ProReport> = {}, search = ""): Promise<OpenPage> {
  const report = { from: "2027-02-01", to: "2027-02-28", service: null, services, by_service: [] };
  const given = { ...sample, ...report, total: active, ...own };
  return openProPage(`/pro/report${search}`, { "pro.report": given });
}
const askedFor = (page: OpenPage) =>
  sentTo(page, "pro.report").map(({ url }) => url.split("?")[1] ?? "");

const headings = () => [...document.querySelectorAll("h2")].map((one) => one.textContent);

describe("the report of a pro's work", () => {
  it("says of which days it is, and of which service where it is one alone", async () => {
    await open();
    expect(said()).toContain("2027년 02월 01일 ~ 2027년 02월 28일");
    expect(said()).not.toContain("28일 · 이사청소");
    await open({ service: "cleaning" });
    expect(said()).toContain("2027년 02월 28일 · 이사청소");
  });

  it("can be had as a file, of the same days and service", async () => {
    const input = { from: "2027-02-01", to: "2027-02-28", service: "cleaning" };
    await open({}, "?from=2027-02-01&to=2027-02-28&service=cleaning");
    expect(linksTo("CSV로 받기")).toEqual([endpointCall("pro.report.csv", input).url]);
  });

  it("of days without work leads to the requests, and shows no figures", async () => {
    await open({ total: figures });
    expect(said()).toContain("이 기간에는 활동이 없어요");
    expect(linksTo("받은 요청 보기")).toEqual(["/pro/requests"]);
    expect(said()).not.toContain("서비스마다");
  });

  it("without a quote speaks of no money, and leads to the requests", async () => {
    await open({ total: { ...figures, received: 3 } });
    expect(headings()).not.toContain("매출과 비용");
    expect(said()).toContain("서비스마다");
    expect(linksTo("받은 요청 보기")).toEqual(["/pro/requests"]);
    await open();
    expect(headings()).toContain("매출과 비용");
    expect(linksTo("받은 요청 보기")).toEqual([]);
  });

  it("shows what became of the quotes, from sent to hired", async () => {
    const of = { read_of_sent: 3, hired_of_sent: 1, read_rate: 75, hire_rate: 25 };
    await open({ total: { ...active, ...of } });
    const part = document.querySelector(`[aria-label="${QUOTES}"]`)?.textContent;
    expect(part).toMatch(/보냄.*4.*읽힘.*3.*75%.*고용.*1.*25%/);
    await open({ total: { ...active, sent: 0 } });
    const none = document.querySelector(`[aria-label="${QUOTES}"]`)?.textContent;
    expect(none).not.toContain("보냄");
  });
});

describe("the prices in the report", () => {
  const [row] = sample.by_service;

  it("stand between the lowest and the highest of the same requests", async () => {
    const price_position = { percent: 40, low: 20, high: 60, count: 12 };
    const own = { ...row, service: services[0], price_position } as ProReport["by_service"][number];
    await open({ by_service: [own] });
    const part = partOf("가격 위치").textContent;
    expect(part).toContain("이사청소");
    expect(part).toContain("평균 40%");
    expect(part).toContain("절반은 20~60%");
    expect(part).toContain("견적 12장");
  });

  it("are not compared where too few quotes came to one request", async () => {
    const own = { ...row, price_position: null } as ProReport["by_service"][number];
    await open({ by_service: [own] });
    expect(partOf("가격 위치").textContent).toContain(
      "같은 요청에 온 견적이 셋 이상이면 여기에서 견줄 수 있어요.",
    );
  });
});

describe("the days and the service of the report", () => {
  it("are those that were chosen, and stand in the address", async () => {
    const page = await open();
    typeInto(fieldNamed("서비스"), "wallpaper");
    await pressNamed(page, "보기");
    expect(page.router.state.location.search).toEqual({
      from: "2027-02-01",
      to: "2027-02-28",
      service: "wallpaper",
    });
    expect(askedFor(page).at(-1)).toContain("service=wallpaper");
  });

  it("that are no range are not asked for, and what is wrong stands there", async () => {
    const page = await open({ from: "2027-03-01", to: "2027-02-01" });
    const asked = askedFor(page).length;
    await pressNamed(page, "보기");
    expect(["시작일", "종료일"].map(faultOf).some((fault) => fault !== null)).toBe(true);
    expect(askedFor(page)).toHaveLength(asked);
  });
});
