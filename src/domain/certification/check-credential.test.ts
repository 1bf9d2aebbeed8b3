import { describe, expect, it } from "vitest";
import { checkCredential, type CredentialDraft } from "./check-credential.ts";

const TODAY = "2027-03-10";
const draft: CredentialDraft = {
  kind: "licence",
  issued_on: "2020-05-01",
  expires_on: null,
  services: ["electric-work"],
};
const faults = (change: Partial<CredentialDraft>) => {
  const check = checkCredential({ ...draft, ...change }, TODAY);
  return check.ok ? [] : Object.keys(check.fields);
};

describe("checkCredential", () => {
  it("accepts a sound one", () => {
    expect(checkCredential(draft, TODAY)).toEqual({ ok: true });
  });
  it("wants a day of issue up to today", () => {
    expect(faults({ issued_on: TODAY })).toEqual([]);
    for (const day of ["2027-03-11", "2027-02-29", ""]) {
      expect(faults({ issued_on: day })).toEqual(["issued_on"]);
    }
  });
  it("wants a last day after the day of issue, today or later", () => {
    for (const day of [TODAY, "2099-12-31"]) expect(faults({ expires_on: day })).toEqual([]);
    for (const day of ["2027-03-09", "2020-05-01", "2020-04-30", "2027-02-30"]) {
      expect(faults({ expires_on: day })).toEqual(["expires_on"]);
    }
    expect(faults({ issued_on: TODAY, expires_on: TODAY })).toEqual(["expires_on"]);
    expect(faults({ issued_on: TODAY, expires_on: "2027-03-11" })).toEqual([]);
  });
  it("lets a licence alone count for services, ten at most", () => {
    const many = Array.from({ length: 11 }, (_, index) => `service-${index}`);
    expect(faults({ services: many.slice(1) })).toEqual([]);
    expect(faults({ services: many })).toEqual(["services"]);
    for (const kind of ["degree", "award"] as const) {
      expect(faults({ kind, services: [] })).toEqual([]);
      expect(faults({ kind })).toEqual(["services"]);
    }
  });
  it("names every fault at once, in the order of the form", () => {
    const wrong = { issued_on: "", expires_on: "x", kind: "award" } as const;
    expect(faults(wrong)).toEqual(["issued_on", "expires_on", "services"]);
  });
});
