import { expect, it } from "vitest";
import { QUOTE_STATES } from "#domain/quote/lifecycle.ts";
import { validity } from "./quote-document.tsx";

it("says until when it stands while it waits, when it ended once that is over, and else nothing", () => {
  const said = QUOTE_STATES.map((state) => [
    state,
    validity({ state, valid_until: "2026-12-01" }).map(({ detail }) => detail),
  ]);
  expect(Object.fromEntries(said)).toEqual({
    sent: ["2026년 12월 01일까지"],
    read: ["2026년 12월 01일까지"],
    hired: [],
    declined: [],
    expired: ["2026년 12월 01일에 끝났어요"],
    withdrawn: [],
  });
});
