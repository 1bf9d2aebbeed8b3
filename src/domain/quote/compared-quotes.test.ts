import { expect, it } from "vitest";
import type { HireState } from "#domain/request/lifecycle.ts";
import { MAX_COMPARED } from "./compare.ts";
import { comparedCounts, comparedQuotes } from "./compared-quotes.ts";
import type { QuoteState } from "./lifecycle.ts";

const TODAY = "2027-03-10";

function quote(
  state: QuoteState,
  facts: { hire?: HireState; isProSuspended?: boolean; valid_until?: string } = {},
) {
  return { hire: undefined, isProSuspended: false, valid_until: TODAY, state, ...facts };
}

it.each([
  ["an unread one", quote("sent"), true],
  ["a read one", quote("read"), true],
  ["one past its day", quote("read", { valid_until: "2027-03-09" }), false],
  ["a suspended pro's", quote("read", { isProSuspended: true }), false],
  ["a declined one", quote("declined"), false],
  ["a withdrawn one", quote("withdrawn"), false],
  ["the hired one", quote("hired", { hire: "hired", valid_until: "2027-03-09" }), true],
  ["the hired one, done", quote("hired", { hire: "completed", isProSuspended: true }), true],
  ["one whose hire was cancelled", quote("hired", { hire: "cancelled" }), false],
])("%s stands beside others: %o %s", (_, one, stands) => {
  expect(comparedQuotes([one], TODAY)).toEqual(stands ? [one] : []);
});

it("the hired one is among five, with the first of the others", () => {
  const hired = quote("hired", { hire: "hired" });
  const others = Array.from({ length: MAX_COMPARED }, () => quote("sent"));
  const compared = comparedQuotes([...others, hired], TODAY);
  expect(compared).toHaveLength(MAX_COMPARED);
  expect(compared.every((one, at) => one === [hired, ...others][at])).toBe(true);
});

it("counts what is shown, and of that what nobody has read", () => {
  const all = [quote("sent"), quote("sent"), quote("read"), quote("declined")];
  expect(comparedCounts(all, TODAY)).toEqual({ quotes: 3, unread: 2 });
});
