import { describe, expect, it } from "vitest";
import { staysMeanwhile } from "./keep-page.ts";

describe("staysMeanwhile", () => {
  it.each([
    ["/pro/requests", "/pro/requests", true],
    ["/pro/requests", "/pro/quotes", false],
    ["/staff", "/staff/reports/1", true],
    ["/staff/reports/1", "/staff/reports/2", true],
    ["/staff/reports/1", "/me", false],
    ["/", "/staff", false],
    ["/staffing", "/staff", false],
    [undefined, "/staff", false],
  ])("from %s to %s: %s", (from, to, stays) => {
    expect(staysMeanwhile(from, to)).toBe(stays);
  });
});
