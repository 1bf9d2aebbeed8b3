import { describe, expect, it } from "vitest";
import { comingVersion, inForce, LEGAL_VERSIONS } from "./versions.ts";

const of = (version: string, from: string) => ({ version, from, about: "", sha256: "" });
const versions = [of("1", "2027-01-01"), of("2", "2027-03-01")];

describe("the version in force", () => {
  it.each([
    ["the day before the second", "2027-02-28", "1"],
    ["its first day", "2027-03-01", "2"],
    ["before there was any", "2026-12-31", "1"],
  ])("on %s", (_, today, version) => {
    expect(inForce(versions, today).version).toBe(version);
  });

  it("is told of the one to come until it has come", () => {
    expect(comingVersion(versions, "2027-02-28")?.version).toBe("2");
    expect(comingVersion(versions, "2027-03-01")).toBeNull();
  });
});

it.each(Object.entries(LEGAL_VERSIONS))(
  "%s has its versions in order, each later than the one before",
  (_, all) => {
    expect(all.map(({ version }) => version)).toEqual(all.map((_, index) => String(index + 1)));
    const days = all.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].toSorted());
  },
);
