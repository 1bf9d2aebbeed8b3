import { describe, expect, it } from "vitest";
import { exportExpiresAt, mayAskForExport } from "./export-times.ts";
import { LEGAL_TERMS, termText } from "./legal-terms.ts";
import { whatGoes } from "./what-goes.ts";
import { DESTROYED_WITHIN_DAYS, eraseAt, mayComeBack } from "./withdrawal-times.ts";

const at = (iso: string) => Date.parse(`${iso}+09:00`);
const asked = at("2027-03-10T12:00:00.000");

describe("coming back", () => {
  it.each([
    ["2027-03-10T12:00:00.000", true],
    ["2027-03-13T11:59:59.999", true],
    ["2027-03-13T12:00:00.000", false],
  ])("after leaving on March 10 at noon, at %s: %s", (now, may) => {
    expect(mayComeBack({ eraseAt: eraseAt(asked) }, at(now))).toBe(may);
  });

  it("is over long before what is theirs has to be destroyed", () => {
    expect(eraseAt(asked)).toBeLessThan(asked + DESTROYED_WITHIN_DAYS * 86_400_000);
  });
});

describe("a copy of one's data", () => {
  it.each([
    [null, true],
    ["2027-03-10T00:00:00.000", false],
    ["2027-03-09T23:59:59.999", true],
  ])("after one that was asked for at %s: %s", (last, may) => {
    expect(mayAskForExport(last === null ? null : at(last), asked)).toBe(may);
  });

  it("can be fetched for seven days", () => {
    expect(exportExpiresAt(asked)).toBe(at("2027-03-17T12:00:00.000"));
  });
});

it("says how long the law has something kept", () => {
  expect(Object.values(LEGAL_TERMS).map(termText)).toEqual(["5년", "5년", "3년", "6개월", "3개월"]);
});

it("names a pro's page among what goes of a pro only", () => {
  expect(whatGoes({ isPro: true }).join()).toContain("고수 페이지");
  expect(whatGoes({ isPro: false }).join()).not.toContain("고수 페이지");
});
