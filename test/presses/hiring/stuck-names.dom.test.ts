import { describe, expect, it, onTestFinished } from "vitest";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { sampleReceivedQuote } from "../../samples/requests.ts";
import { answering, ID, NOW } from "../answering.ts";
import { openPage } from "../open-page.tsx";

type Quote = Comparison["quotes"][number];
type Tell = (entries: object[]) => void;

const visitor = { authenticated: true, userType: "customer" } as const;

function compared(name: string, own: Partial<Quote>): Quote {
  return {
    ...sampleReceivedQuote({ id: name }),
    total: 100_000,
    extra_ceiling: 0,
    all_in_total: 100_000,
    valid_until: "2027-03-20",
    seller: "개인",
    ...own,
    pro: sampleProCard({ id: `pro-${name}`, display_name: name }),
  };
}

/** Two quotes side by side; what is given tells the page that the table's head came into view, or left it upwards. */
async function openComparison(): Promise<(isInView: boolean) => Promise<void>> {
  const { IntersectionObserver: before } = globalThis;
  const told: Tell[] = [];
  class Watcher {
    constructor(tell: Tell) {
      told.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Watcher });
  onTestFinished(() => void Object.assign(globalThis, { IntersectionObserver: before }));
  const quotes = [
    compared("한솔", {}),
    compared("가람", { unit: "hour", extra_ceiling: 50_000, all_in_total: 150_000 }),
  ];
  const request = { id: ID, service: { slug: "cleaning", name: "이사청소" }, state: "open" };
  const standouts = { cheapest: null, fullest: null };
  const answer = answering({ "requests.compare": { request, quotes, lines: [], standouts } });
  const page = await openPage({ path: `/requests/${ID}/compare`, visitor, now: NOW, answer });
  return async (isIntersecting) => {
    const boundingClientRect = { top: isIntersecting ? 100 : -100 };
    for (const tell of told) tell([{ isIntersecting, boundingClientRect }]);
    await page.settle();
  };
}
const names = () => document.querySelector<HTMLElement>("main [aria-hidden].fixed");
const isSeen = () => !names()?.classList.contains("invisible");

describe("the names above the columns of compared quotes, on a phone", () => {
  it("are those of the pros, with the most and what it is for one of", async () => {
    await openComparison();
    const words = [...(names()?.children ?? [])].map((one) => one.textContent);
    expect(words).toEqual(["한솔100,000원", "가람시간당150,000원"]);
  });

  it("stay in sight once the table's own head has gone, and only then", async () => {
    const show = await openComparison();
    expect(isSeen()).toBe(false);
    await show(false);
    expect(isSeen()).toBe(true);
    await show(true);
    expect(isSeen()).toBe(false);
  });

  it("go along with what is swiped sideways", async () => {
    await openComparison();
    const table = document.querySelector<HTMLElement>("[aria-label='견적 비교표']");
    if (!table) throw new Error("no table");
    table.scrollLeft = 120;
    table.dispatchEvent(new Event("scroll"));
    expect(names()?.scrollLeft).toBe(120);
  });
});
