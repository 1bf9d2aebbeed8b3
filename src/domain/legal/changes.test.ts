import { describe, expect, it } from "vitest";
import { changesToTell, textConsent, toldFrom } from "./changes.ts";
import type { LegalVersion } from "./versions.ts";

const of = (version: string, from: string, isAdverse?: true): LegalVersion => ({
  version,
  from,
  about: "",
  sha256: "",
  ...(isAdverse ? { isAdverse } : {}),
});
const versions = [of("1", "2027-01-01"), of("2", "2027-03-10"), of("3", "2027-05-01", true)];

describe("a new version", () => {
  it("is told a week before its day, and a month before one to a person's disadvantage", () => {
    expect(toldFrom(of("2", "2027-03-10"))).toBe("2027-03-03");
    expect(toldFrom(of("3", "2027-05-01", true))).toBe("2027-04-01");
  });

  it.each([
    ["2027-03-02", []],
    ["2027-03-03", ["2"]],
    ["2027-03-09", ["2"]],
    ["2027-03-10", []],
    ["2027-03-31", []],
    ["2027-04-01", ["3"]],
    ["2027-04-30", ["3"]],
    ["2027-05-01", []],
  ])("is to be told on %s: %j", (today, told) => {
    expect(changesToTell(versions, today).map(({ version }) => version.version)).toEqual(told);
  });

  it("is told beside the one before it, and the first one never", () => {
    expect(changesToTell(versions, "2027-03-03")[0]?.before.version).toBe("1");
    expect(changesToTell(versions, "2026-12-31")).toEqual([]);
  });
});

describe("a consent", () => {
  const answer = (version: string, granted: boolean, at = 1) => ({ version, granted, at });
  it.each([
    ["of nobody who was asked", [], "2027-03-10", false],
    ["to the text in force", [answer("2", true)], "2027-03-10", false],
    ["to the one before, the day before", [answer("1", true)], "2027-03-09", false],
    ["to the one before, on the day", [answer("1", true)], "2027-03-10", true],
    ["that was refused", [answer("1", true), answer("2", false, 2)], "2027-03-10", false],
    ["that was refused, at the next text", [answer("2", false, 2)], "2027-05-01", true],
  ])("%s", (_, answers, today, asks) => {
    expect(textConsent(answers, versions, today).asks).toBe(asks);
  });

  it("that holds is the last answer", () => {
    const answers = [answer("2", false, 3), answer("1", true, 1)];
    expect(textConsent(answers, versions, "2027-03-10").last).toEqual(answers[0]);
  });
});
