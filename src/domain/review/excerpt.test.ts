import { expect, it } from "vitest";
import { reviewExcerpt } from "./excerpt.ts";

it("leaves a short text as it is, on one line", () => {
  expect(reviewExcerpt("  좋았어요.\n\n다음에도 부탁할게요. ")).toBe(
    "좋았어요. 다음에도 부탁할게요.",
  );
});

it("cuts a long text at a gap", () => {
  const excerpt = reviewExcerpt("가나다라 ".repeat(40));
  expect(excerpt).toMatch(/^(가나다라 )+가나다라…$/);
  expect([...excerpt].length).toBeLessThanOrEqual(111);
});

it("cuts a text without gaps after 110 characters, never through one", () => {
  expect(reviewExcerpt("👍".repeat(200))).toBe(`${"👍".repeat(110)}…`);
  expect(reviewExcerpt(`가 ${"나".repeat(200)}`)).toBe(`가 ${"나".repeat(108)}…`);
  expect(reviewExcerpt("가".repeat(110))).toBe("가".repeat(110));
});
