import { describe, expect, it } from "vitest";
import { isRegionValid, isWithin, regionLevelOf, siDoOf, siGunGuOf } from "./region.ts";

describe("regionLevelOf", () => {
  it.each([
    ["11", "si_do"],
    ["11680", "si_gun_gu"],
    ["1168064000", "eup_myeon_dong"],
  ])("reads %s as %s", (code, level) => {
    expect(regionLevelOf(code)).toBe(level);
  });
  it.each([
    ["nothing", ""],
    ["a length in between", "116"],
    ["one digit too many", "11680640000"],
    ["a letter", "1168O"],
    ["a sign", "-1"],
    ["spaces", "11680     "],
    ["full-width digits", "１１"],
    ["a trailing line break", "11\n"],
  ])("knows no level for %s", (_, code) => {
    expect(regionLevelOf(code)).toBeNull();
  });
});

describe("siDoOf", () => {
  it.each(["11", "11680", "1168064000"])("finds 11 in %s", (code) => {
    expect(siDoOf(code)).toBe("11");
  });
  it("has none for what is no code", () => {
    expect(siDoOf("서울")).toBeNull();
  });
});

describe("siGunGuOf", () => {
  it.each(["11680", "1168064000"])("finds 11680 in %s", (code) => {
    expect(siGunGuOf(code)).toBe("11680");
  });
  it("has none for a si-do", () => {
    expect(siGunGuOf("11")).toBeNull();
  });
  it("has none for what is no code", () => {
    expect(siGunGuOf("116806")).toBeNull();
  });
});

describe("isWithin", () => {
  it.each([
    ["an eup-myeon-dong in its si-gun-gu", "1168064000", "11680"],
    ["an eup-myeon-dong in its si-do", "1168064000", "11"],
    ["a si-gun-gu in its si-do", "11680", "11"],
    ["a region in itself", "11680", "11680"],
  ])("holds for %s", (_, code, parent) => {
    expect(isWithin(code, parent)).toBe(true);
  });
  it.each([
    ["a neighbour", "11680", "11650"],
    ["a si-do in its own si-gun-gu", "11", "11680"],
    ["a beginning that is no region code", "11680", "116"],
    ["no parent at all", "11680", ""],
    ["no code at all", "", "11"],
  ])("does not hold for %s", (_, code, parent) => {
    expect(isWithin(code, parent)).toBe(false);
  });
});

describe("isRegionValid", () => {
  const gu = { valid_from: "2024-01-01", valid_to: "2026-06-30" };

  it.each([
    ["the day before the first", "2023-12-31", false],
    ["the first day", "2024-01-01", true],
    ["the last day", "2026-06-30", true],
    ["the day after the last", "2026-07-01", false],
  ])("on %s", (_, today, valid) => {
    expect(isRegionValid(gu, today)).toBe(valid);
  });
  it("has no end while in force", () => {
    expect(isRegionValid({ ...gu, valid_to: null }, "2099-12-31")).toBe(true);
  });
});
