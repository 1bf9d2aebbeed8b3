import { describe, expect, it } from "vitest";
import { isSaid } from "./said-once.ts";

describe("notices of one decision", () => {
  it("say once that a renewal failed, by what came of it", () => {
    const said = (...all: Parameters<typeof isSaid>[1][]) =>
      all.map((notices) => notices.filter((notice) => isSaid(notice, notices)));
    expect(
      said(
        ["renewal_failed"],
        ["renewal_failed", "overdue"],
        ["renewal_failed", "ended"],
        ["overdue", "ended"],
        ["overdue", "refunded"],
        ["change_unscheduled", "upgraded"],
        ["change_unscheduled"],
      ),
    ).toEqual([
      ["renewal_failed"],
      ["overdue"],
      ["ended"],
      ["ended"],
      ["overdue", "refunded"],
      ["upgraded"],
      ["change_unscheduled"],
    ]);
  });
});
