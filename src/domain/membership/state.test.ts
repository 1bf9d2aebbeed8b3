import { expect, it } from "vitest";
import { holdsMembership, isOverdue } from "./state.ts";
import type { MembershipState } from "./state.ts";

it.each<[MembershipState | null, boolean, boolean]>([
  [null, false, false],
  ["incomplete", false, false],
  ["active", true, false],
  ["overdue", true, true],
  ["ended", false, false],
])("%s: holds %s, overdue %s", (state, holds, overdue) => {
  expect(holdsMembership(state)).toBe(holds);
  expect(isOverdue(state)).toBe(overdue);
});
