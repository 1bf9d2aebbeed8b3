import { describe, expect, it } from "vitest";
import { ledgerInput } from "./ledger-input.ts";

describe("ledgerInput", () => {
  it("passes on what can be asked", () => {
    const search = {
      reason: "hold",
      from: "2027-03-01",
      to: "2027-03-31",
      lot: "019b7600-0000-7000-8000-0000000000a1",
    };
    expect(ledgerInput(search)).toEqual(search);
  });
  it.each([
    [{ reason: "theft" }],
    [{ reason: "toString" }],
    [{ from: "yesterday" }],
    [{ to: "0001-01-01" }],
    [{ from: "2027-03-02", to: "2027-03-01" }],
    [{ lot: "mine" }],
  ])("leaves out %j", (search) => {
    expect(ledgerInput(search)).toEqual({});
  });
});
