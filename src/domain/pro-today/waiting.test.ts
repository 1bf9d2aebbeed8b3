import { expect, it } from "vitest";
import { concerns, WAITING_KINDS } from "./waiting.ts";

it("all kinds concern an approved pro, a suspended one what belongs to running work", () => {
  const of = (isSuspended: boolean) =>
    WAITING_KINDS.filter((kind) => concerns(kind, { isSuspended }));
  expect(of(false)).toEqual([...WAITING_KINDS]);
  expect(of(true)).toEqual(["change_order", "past_work", "message"]);
});
