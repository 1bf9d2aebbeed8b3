import { describe, expect, it } from "vitest";
import { suggestionGroups, suggestionKey, type Suggestion } from "./suggestion-groups.ts";

const items: Suggestion[] = [
  { kind: "pro", id: "p1", name: "강남이사", detail: "", photo_url: null },
  { kind: "service", slug: "home-moving", name: "가정이사", detail: "이사·청소" },
  { kind: "region", code: "11680", name: "강남구", detail: "서울특별시" },
  { kind: "service", slug: "small-moving", name: "원룸·소형이사", detail: "이사·청소" },
];

describe("suggestionGroups", () => {
  it("puts kinds in a fixed order, keeps the answer's order within, and leaves out what is empty", () => {
    expect(
      suggestionGroups(items).map(({ label, items: found }) => [label, found.map(suggestionKey)]),
    ).toEqual([
      ["서비스", ["service-home-moving", "service-small-moving"]],
      ["지역", ["region-11680"]],
      ["고수", ["pro-p1"]],
    ]);
    expect(suggestionGroups([])).toEqual([]);
  });
});
