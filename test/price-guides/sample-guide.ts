import type { Output } from "#contract/registry.ts";

type Guide = Output<"prices.get">;

/** A guide of 34 deals, with what a test changes about it. */
export function sampleGuide(changes: Partial<Guide> = {}): Guide {
  return {
    service: { slug: "move-in-cleaning", name: "입주청소", unit: "평" },
    asked: { region: null, answers: [] },
    basis: "agreed",
    n: 34,
    least: { deals: 20, group: 5, pros: 3 },
    as_of: "2027-03-10",
    agreed: {
      from: "2025-04-01",
      to: "2027-03-09",
      percentiles: { p10: 150_000, p25: 230_000, p50: 330_000, p75: 470_000, p90: 580_000 },
      histogram: [
        { from: null, to: 300_000, n: 14 },
        { from: 300_000, to: null, n: 20 },
      ],
      by_region: [
        {
          region: { code: "11", name: "서울특별시", full_name: "서울특별시" },
          n: 20,
          median: 350_000,
        },
        { region: { code: "41", name: "경기도", full_name: "경기도" }, n: 9, median: 320_000 },
        { region: null, n: 5, median: 10_000 },
      ],
      by_answer: [
        {
          question: "area",
          label: "몇 평인가요?",
          difference: 250_000,
          groups: [
            { option: "10", option_label: "10~14평", n: 14, median: 200_000 },
            { option: "20", option_label: "20~29평", n: 20, median: 450_000 },
          ],
        },
      ],
    },
    example: { low: 11_000, mid: 14_000, high: 20_000, basis: "평당" },
    ...changes,
  };
}
