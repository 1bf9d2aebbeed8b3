import fc from "fast-check";
import { expect, it } from "vitest";
import { shortWon } from "./short-won.ts";

it.each([
  [0, "0"],
  [5_000, "5,000"],
  [15_000, "1.5만"],
  [340_000, "34만"],
  [12_340_000, "1,234만"],
  [120_000_000, "1.2억"],
])("%d won is %s on an axis", (won, text) => {
  expect(shortWon(won)).toBe(text);
});

it("agrees with the numbers of the locale", () => {
  const intl = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 99_999_999 }), (won) => {
      expect(shortWon(won)).toBe(`${intl.format(won / 10_000)}만`);
      expect(shortWon(won * 10_000)).toBe(`${intl.format(won / 10_000)}억`);
    }),
  );
});
