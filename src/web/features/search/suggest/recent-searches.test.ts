import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetSearch,
  forgetSearches,
  keepSearches,
  keepsSearches,
  recentSearches,
  rememberSearch,
  withRecent,
} from "./recent-searches.ts";

describe("withRecent", () => {
  it("puts the newest first, once, and lets the oldest go", () => {
    expect(withRecent(["도배", "이사"], " 이사 ")).toEqual(["이사", "도배"]);
    expect(withRecent(["도배"], "  ")).toEqual(["도배"]);
    const many = Array.from({ length: 8 }, (_, index) => `말${index}`);
    expect(withRecent(many, "새 말")).toEqual(["새 말", ...many.slice(0, 7)]);
  });
});

describe("searches kept on the device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("window", {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("come back newest first, and go one by one or all", () => {
    for (const words of ["이사", "도배", "청소"]) rememberSearch(words);
    expect(recentSearches()).toEqual(["청소", "도배", "이사"]);
    forgetSearch("도배");
    expect(recentSearches()).toEqual(["청소", "이사"]);
    forgetSearches();
    expect(kept.size).toBe(0);
  });
  it("are not kept, and those there were are gone, once switched off", () => {
    rememberSearch("이사");
    keepSearches(false);
    rememberSearch("도배");
    expect(keepsSearches()).toBe(false);
    expect(recentSearches()).toEqual([]);
    keepSearches(true);
    rememberSearch("도배");
    expect(recentSearches()).toEqual(["도배"]);
  });
  it("are none when something else stands there", () => {
    kept.set("somssi.search.recent", '{"a":1}');
    expect(recentSearches()).toEqual([]);
    kept.set("somssi.search.recent", '["이사",5]');
    expect(recentSearches()).toEqual(["이사"]);
  });
});
