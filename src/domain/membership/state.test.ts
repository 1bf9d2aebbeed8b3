import { describe, expect, it } from "vitest";
import { holdsMembership, isOverdue, nextScheduleKind, nextScheduleStart } from "./state.ts";
import type { MembershipState } from "./state.ts";

describe("the membership's state", () => {
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
});

describe("the next schedule", () => {
  it("is no change, a downgrade or an upgrade by its credits", () => {
    expect(nextScheduleKind(70, 70)).toBe("no_change");
    expect(nextScheduleKind(69, 70)).toBe("downgrade");
    expect(nextScheduleKind(71, 70)).toBe("upgrade");
  });
  it("starts the day after the period's last day", () => {
    expect(nextScheduleStart("2027-02-14")).toBe("2027-02-15");
    expect(nextScheduleStart("2027-02-28")).toBe("2027-03-01");
  });
});
