import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { figuresOf } from "#domain/activity-report/figures.ts";
import { NO_SUMS, type ActivitySums } from "#domain/activity-report/sums.ts";
import { answering, NOW } from "../answering.ts";
import { mainText } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const service = { slug: "cleaning", name: "이사청소" };
const range = { from: "2027-03-01", to: "2027-03-07" };

function openReport(sums: Partial<ActivitySums>) {
  const total = figuresOf({ ...NO_SUMS, ...sums });
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.report": {
      ...range,
      service: null,
      services: [service],
      total,
      weeks: [{ ...range, ...total }],
      by_service: [{ service, ...total }],
    },
  });
  return openPage({ path: "/pro/report", visitor, now: NOW, answer });
}

/** What the table of services says, cell by cell under its headings. */
function tableCells(): Record<string, string | null> {
  const texts = (role: string) =>
    [...document.querySelectorAll(`main table[role=table] [role=${role}]`)].map(
      (cell) => cell.textContent,
    );
  const headings = texts("columnheader");
  return Object.fromEntries(headings.map((heading, at) => [heading, texts("cell")[at] ?? null]));
}

describe("the report of a pro", () => {
  it("keeps what became of the quotes sent apart from what was hired in the period", async () => {
    await openReport({ sent: 11, readOfSent: 9, hiredOfSent: 8, read: 10, hired: 9, deals: 9 });
    expect(mainText()).toContain("이 기간에 보낸 견적 11장 가운데 8장이 고용됐어요");
    expect(tableCells()).toMatchObject({
      "보낸 견적": "11",
      "그중 읽힘": "9장 · 82%",
      "그중 고용": "8장 · 73%",
      "이 기간의 고용": "9",
    });
    expect(mainText()).toContain("‘이 기간의 고용’은 언제 보낸 견적이든 이 기간에 고용된 건수");
  });

  it("draws what a hire cost, unless bonus credits paid for all", async () => {
    const hired = { sent: 5, readOfSent: 5, hiredOfSent: 2, hired: 2, captured: 12 };
    await openReport({ ...hired, capturedWon: 9_000 });
    expect(mainText()).toContain("평균 4,500원");
    await openReport({ ...hired, capturedWon: 0 });
    expect(mainText()).toContain("이 기간의 견적에는 보너스 크레딧만 써서, 돈이 든 것은 없어요.");
    expect(mainText()).not.toContain("평균 0원");
  });
});
