import type { Output } from "#contract/registry.ts";

type Search = Output<"search.pro">;

const UNDERSTOOD: Search["understood"] = {
  instead: null,
  guessed: false,
  dropped: [],
  services: [{ slug: "moving", name: "이사" }],
  region: { code: "26", name: "부산", full_name: "부산광역시" },
  besides_region: "이사",
};

const ASKED: Search["asked"] = { category: null, service: null, region: null };

const SEARCH: Search = {
  items: [],
  next: null,
  understood: UNDERSTOOD,
  asked: ASKED,
  nearby: { regions: [], services: [] },
};

/** A search for "부산 이사" that found nobody, and nothing near. */
export function sampleSearch(changes: Partial<Search> = {}): Search {
  return { ...SEARCH, ...changes };
}

/** How "부산 이사" is understood: a region and the one service of that name. */
export function sampleUnderstood(
  changes: Partial<Search["understood"]> = {},
): Search["understood"] {
  return { ...UNDERSTOOD, ...changes };
}

/** What is asked for by name: nothing. */
export function sampleAsked(changes: Partial<Search["asked"]> = {}): Search["asked"] {
  return { ...ASKED, ...changes };
}
