import { expect, it } from "vitest";
import { sampleAsked } from "#test/samples/search.ts";
import type { Asked } from "../search-title.ts";
import { activeFilters } from "./active-filters.ts";

const params = { q: "청소", category: "moving-cleaning", region: "11", min_rating: "4" };

it("takes away one filter each and keeps what is searched for", () => {
  const filters = activeFilters(params, undefined);
  expect(filters.map(({ key }) => key)).toEqual(["category", "region", "min_rating"]);
  for (const { key, without } of filters) {
    expect(without).toEqual({ ...params, [key]: undefined });
  }
});

it("names only its kind until the answer has the name", () => {
  const asked = sampleAsked({
    category: { slug: "moving-cleaning", name: "이사·청소" },
    region: { code: "11", name: "서울", full_name: "서울특별시" },
  });
  const labels = (known?: Asked) =>
    activeFilters(params, known)
      .slice(0, 2)
      .map(({ label }) => label);
  expect(labels()).toEqual(["분야", "지역"]);
  expect(labels(asked)).toEqual(["이사·청소", "서울특별시"]);
});
