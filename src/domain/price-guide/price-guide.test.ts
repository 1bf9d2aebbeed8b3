import { describe, expect, it } from "vitest";
import type { Answers, Question } from "#domain/request-form/question.ts";
import { readFilterAnswers } from "./answer-filter.ts";
import type { Deal } from "./deal.ts";
import { priceGuide } from "./price-guide.ts";
import { priceQuestions } from "./price-question.ts";

const option = (value: string) => ({ value, label: value });
const form: Question[] = [
  { id: "area", kind: "number", label: "평수", required: true, unit: "평" },
  { id: "kind", kind: "single", label: "종류", required: true, options: ["a", "b"].map(option) },
  { id: "extra", kind: "multi", label: "추가", required: false, options: ["x", "y"].map(option) },
];
const questions = priceQuestions({ questions: form });
const NOTHING = { region: null, answers: [] };

function deals(
  n: number,
  facts: { price?: number; place?: string | null; answers?: Answers } = {},
) {
  return Array.from({ length: n }, (_, index): Deal => {
    const { price = 100_000, place = "11680", answers = {} } = facts;
    return { price: price + index * 100, proId: `${index % 4}`, siGunGuCode: place, answers };
  });
}
const guideOf = (all: Deal[], region: string | null = null, answers = "") =>
  priceGuide(all, questions, { region, answers: readFilterAnswers(answers, questions) ?? [] });

describe("a guide", () => {
  it.each([
    [0, false],
    [19, false],
    [20, true],
  ])("of %d deals has figures: %s", (n, has) => {
    const guide = priceGuide(deals(n), questions, NOTHING);
    expect([guide.n, guide.figures !== null, guide.deals.length]).toEqual([n, has, n]);
  });

  it("tells its figures of all deals, far ones included", () => {
    const { figures } = guideOf([...deals(39), ...deals(1, { price: 9_000_000 })]);
    expect(figures?.percentiles.p50).toBe(101_950);
    expect(figures?.bars.reduce((sum, { n }) => sum + n, 0)).toBe(40);
  });

  it("does not depend on the order of the deals", () => {
    const all = [
      ...deals(12, { answers: { kind: "a" } }),
      ...deals(12, { price: 300_000, place: "26110", answers: { kind: "b" } }),
    ];
    expect(guideOf(all.toReversed()).figures).toEqual(guideOf(all).figures);
  });
});

describe("what moves the price", () => {
  const twoKinds = (dearer: number, n = 12) => [
    ...deals(n, { answers: { kind: "a" } }),
    ...deals(n, { price: 100_000 + dearer, answers: { kind: "b" } }),
  ];

  it("are the medians of each answer and how far apart they are", () => {
    expect(guideOf(twoKinds(80_000)).figures?.movers).toMatchObject([
      {
        question: { key: "kind" },
        difference: 80_000,
        groups: [
          { key: "a", n: 12, median: 100_550 },
          { key: "b", n: 12, median: 180_550 },
        ],
      },
    ]);
  });

  it("is nothing that makes less than a tenth of the median", () => {
    expect(guideOf(twoKinds(9_000)).figures?.movers).toEqual([]);
    expect(guideOf(twoKinds(12_000)).figures?.movers).toHaveLength(1);
  });

  it("is nothing that chance makes as well: prices spread wider than they differ", () => {
    const spread = (kind: string, shift: number) =>
      Array.from({ length: 12 }, (_, index): Deal => ({
        price: 50_000 + shift + index * 40_000,
        proId: `${index % 4}`,
        siGunGuCode: "11680",
        answers: { kind },
      }));
    expect(guideOf([...spread("a", 0), ...spread("b", 60_000)]).figures?.movers).toEqual([]);
  });

  it("is the strongest first, with bins of numbers rising", () => {
    const all = [10, 20, 30].flatMap((area) =>
      ["a", "b"].flatMap((kind) =>
        deals(8, { price: area * 20_000 + (kind === "b" ? 300_000 : 0), answers: { area, kind } }),
      ),
    );
    const movers = guideOf(all).figures?.movers ?? [];
    expect(movers.map(({ question }) => question.key)).toEqual(["area", "kind"]);
    expect(movers[0]?.groups.map(({ key }) => key)).toEqual(["10", "20", "30"]);
  });
});

describe("what is asked for", () => {
  const all = [
    ...deals(24, { answers: { kind: "a", area: 24 } }),
    ...deals(20, { place: "11110", price: 200_000, answers: { kind: "b", area: 40 } }),
    ...deals(8, { place: "26110", answers: { kind: "a", area: 12 } }),
  ];

  it("narrows the deals down to a si-do, a si-gun-gu, an answer, and to all of them", () => {
    expect(guideOf(all, "11").n).toBe(44);
    expect(guideOf(all, "11110").n).toBe(20);
    expect(guideOf(all, null, "area:20").n).toBe(24);
    expect(guideOf(all, "11", "area:20,kind:a").n).toBe(24);
  });

  it("has no figures with fewer than twenty, and says how many there are", () => {
    expect(guideOf(all, "26")).toMatchObject({ n: 8, figures: null });
  });

  it.each([
    ["a place without a deal", "50", ""],
    ["an answer that nobody gave", null, "extra:x"],
  ])("says not even that of %s", (_case, region, answers) => {
    expect(guideOf(all, region, answers)).toEqual({ n: null, figures: null, deals: [] });
  });

  it("tells nothing from which a few others could be read off", () => {
    const few = [...deals(30), ...deals(4, { place: "26110" })];
    expect(guideOf(few, "11").n).toBeNull();
    expect(guideOf(few).figures?.regions).toEqual([]);
  });

  it("breaks a si-do down into its si-gun-gu, and a si-gun-gu no further", () => {
    const keys = (region: string | null) =>
      guideOf(all, region).figures?.regions.map(({ key }) => key);
    expect(keys(null)).toEqual(["11", "26"]);
    expect(keys("11")).toEqual(["11680", "11110"]);
    expect(keys("11110")).toEqual([]);
  });

  it("counts work done online as a place of its own", () => {
    const regions = guideOf([...all, ...deals(6, { place: null })]).figures?.regions;
    expect(regions?.at(-1)).toMatchObject({ key: null, n: 6 });
  });

  it("does not break down again by an answer asked for", () => {
    const movers = guideOf(all, null, "kind:a").figures?.movers ?? [];
    expect(movers.map(({ question }) => question.key)).not.toContain("kind");
  });
});

describe("answers in an address", () => {
  it("are read in the form's order", () => {
    const read = readFilterAnswers("kind:b,area:20", questions);
    expect(read?.map(({ question, option: { value } }) => [question.key, value])).toEqual([
      ["area", "20"],
      ["kind", "b"],
    ]);
    expect(readFilterAnswers("", questions)).toEqual([]);
  });

  it.each([
    "none:a",
    "kind:c",
    "kind",
    "kind:a:b",
    "area:25",
    "kind:a,kind:b",
    "kind:a,",
    "area:1,kind:a,extra:x,extra:y,none:b",
  ])("are none: %s", (text) => {
    expect(readFilterAnswers(text, questions)).toBeNull();
  });
});
