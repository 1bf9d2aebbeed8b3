import { describe, expect, it } from "vitest";
import { checkPlanEdit } from "./plan-edit.ts";
import type { PlanVersion } from "./plan-version.ts";

const TODAY = "2027-01-10";
const version = (effective_from: string, price: number, credits = 30): PlanVersion => ({
  plan_id: "light",
  price,
  credits,
  effective_from,
  for_sale: true,
});
const versions = [version("2026-01-01", 29_000), { ...version("2026-01-01", 9), plan_id: "other" }];
const check = (edit: PlanVersion, known = versions) => checkPlanEdit(known, edit, TODAY);
const codeOf = (edit: PlanVersion, known = versions) => {
  const checked = check(edit, known);
  return checked.ok ? "ok" : checked.code;
};

describe("a price rise", () => {
  it("is known at least 31 days before it holds", () => {
    expect(codeOf(version("2027-02-09", 29_001))).toBe("rise_too_soon");
    expect(check(version("2027-02-10", 29_001))).toEqual({
      ok: true,
      rises: true,
      before: versions[0],
    });
  });
  it("is one compared with the least that a member can have agreed to", () => {
    const planned = [...versions, version("2027-02-20", 35_000)];
    expect(codeOf(version("2027-02-05", 31_000), planned)).toBe("rise_too_soon");
    expect(check(version("2027-03-01", 31_000), planned)).toMatchObject({ ok: true, rises: true });
    const cheaper = [version("2026-01-01", 19_000), version("2026-12-20", 29_000)];
    expect(codeOf(version("2027-01-11", 29_000), cheaper)).toBe("rise_too_soon");
    const longAgo = [version("2026-01-01", 19_000), version("2026-12-10", 29_000)];
    expect(check(version("2027-01-11", 29_000), longAgo)).toMatchObject({ rises: false });
  });
});

describe("another change", () => {
  it("holds from tomorrow at the earliest", () => {
    expect(codeOf(version("2027-01-09", 29_000))).toBe("day_not_ahead");
    expect(codeOf(version(TODAY, 29_000))).toBe("day_not_ahead");
    expect(check(version("2027-01-11", 28_999))).toMatchObject({ ok: true, rises: false });
    expect(check(version("2027-01-11", 29_000, 20))).toMatchObject({ ok: true, rises: false });
  });
});

it.each([
  version("2027-06-01", 0),
  version("2027-06-01", 1_000_000_000),
  version("2027-06-01", 29_000, 1),
  version("2027-06-01", 29_000, 100_000),
])("takes the least and the most that a plan may cost and give: %o", (edit) => {
  expect(codeOf(edit)).toBe("ok");
});

it("shows what holds on the day before, of this plan", () => {
  const planned = [...versions, version("2027-06-01", 31_000)];
  const [first, , second] = planned;
  expect(check(version("2027-06-02", 31_000), planned)).toMatchObject({ before: second });
  expect(check(version("2027-05-31", 29_000), planned)).toMatchObject({ before: first });
  expect(check({ ...version("2027-06-01", 9), plan_id: "new" }, planned)).toEqual({
    ok: true,
    rises: false,
    before: null,
  });
});

it("compares a price with the versions of its own time and plan alone", () => {
  const later = [...versions, version("2027-06-02", 19_000)];
  expect(check(version("2027-06-01", 29_000), later)).toMatchObject({ ok: true, rises: false });
  const cheap = [...versions, version("2027-05-31", 19_000)];
  expect(check(version("2027-06-01", 29_000), cheap)).toMatchObject({ ok: true, rises: true });
});

it("never replaces a version", () => {
  const planned = [...versions, version("2027-06-01", 31_000)];
  expect(codeOf(version("2027-06-01", 20_000), planned)).toBe("version_exists");
});

it.each([
  [version("2027-06-01", -1), "price_invalid"],
  [version("2027-06-01", 0.5), "price_invalid"],
  [version("2027-06-01", NaN), "price_invalid"],
  [version("2027-06-01", 1_000_000_001), "price_invalid"],
  [version("2027-06-01", 29_000, 0), "credits_invalid"],
  [version("2027-06-01", 29_000, 100_001), "credits_invalid"],
  [version("2027-02-30", 29_000), "day_invalid"],
  [version("soon", 29_000), "day_invalid"],
])("refuses %o", (edit, code) => {
  expect(codeOf(edit)).toBe(code);
});
