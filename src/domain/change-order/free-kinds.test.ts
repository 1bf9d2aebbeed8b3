import { expect, it } from "vitest";
import { CHANGE_KINDS } from "./change-order.ts";
import { freeChangeKinds } from "./free-kinds.ts";

it("leaves out what a proposal waits for, whoever made it", () => {
  expect(freeChangeKinds([])).toEqual(CHANGE_KINDS);
  expect(freeChangeKinds([{ state: "proposed", kinds: ["price", "date"] }])).toEqual(["scope"]);
  expect(
    freeChangeKinds([
      { state: "proposed", kinds: ["price", "date"] },
      { state: "proposed", kinds: ["scope"] },
    ]),
  ).toEqual([]);
});

it.each(["approved", "rejected", "withdrawn"] as const)("has what was %s free again", (state) => {
  expect(freeChangeKinds([{ state, kinds: ["price"] }])).toEqual(CHANGE_KINDS);
});
