import { describe, expect, it } from "vitest";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { Agenda } from "./agenda.tsx";

const TODAY = "2026-11-30";
const NONE_LEFT = "이번 달에 남은 일정은 없어요.";
const OVER = "지난 날";

const work = (day: string): WorkEntry => ({
  kind: "hire",
  id: `hire-${day}`,
  quote_id: "quote",
  day,
  from: null,
  until: null,
  service_name: "입주청소",
  region: null,
  customer_name: "김○○",
  amount: 300_000,
  is_done: day < TODAY,
});

const agenda = (month: string, days: string[]) => (
  <Agenda
    schedule={{
      month,
      today: TODAY,
      entries: days.map(work),
      holidays: [],
      offers_consultations: false,
    }}
  />
);

it("gives the calendar file of a hire and of a talk, each of its own", () => {
  const entries = [
    { ...work("2026-11-30"), id: "a-hire" },
    { ...work("2026-12-01"), id: "a-talk", kind: "consultation" as const },
  ];
  const schedule = {
    month: "2026-11",
    today: TODAY,
    entries,
    holidays: [],
    offers_consultations: true,
  };
  const files = linksInPage(<Agenda schedule={schedule} />)
    .map(([, href]) => href)
    .filter((href) => href.endsWith("/calendar/"));
  expect(files).toEqual([
    endpointCall("hires.calendar", { hireId: "a-hire" }).url,
    endpointCall("consultations.calendar", { consultationId: "a-talk" }).url,
  ]);
});

describe("the list of a month's work", () => {
  it("says of this month that nothing is left of it, and leads to the next", () => {
    const page = agenda("2026-11", ["2026-11-29"]);
    expect(textInPage(page)).toContain(NONE_LEFT);
    expect(textInPage(page)).toContain(OVER);
    expect(linksInPage(page)).toContainEqual(["다음 달 보기", "/pro/schedule?month=2026-12"]);
  });

  it("begins with today's work, then what comes, then what is over", () => {
    const text = textInPage(agenda("2026-11", ["2026-11-02", "2026-11-30"]));
    expect(text).not.toContain(NONE_LEFT);
    expect(text.indexOf("11월 30일")).toBeLessThan(text.indexOf(OVER));
    expect(text.indexOf(OVER)).toBeLessThan(text.indexOf("11월 02일"));
  });

  it("says nothing of what is left in a month that is over", () => {
    const text = textInPage(agenda("2026-10", ["2026-10-29"]));
    expect(text).not.toContain(NONE_LEFT);
    expect(text).not.toContain(OVER);
    expect(text).toContain("10월 29일");
  });

  it.each([
    ["2026-10", "이 달에는 일이 없었어요."],
    ["2026-11", "이 달에는 약속한 일이 없어요."],
    ["2026-12", "이 달에는 약속한 일이 없어요."],
  ])("says of %s without work: %s", (month, sentence) => {
    expect(textInPage(agenda(month, []))).toBe(sentence);
  });
});
