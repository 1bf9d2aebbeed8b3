import { describe, expect, it } from "vitest";
import { systemRandom, type Random } from "#server/platform/random.ts";
import { codeHmac, isCode, newPhoneCode, type CodeBinding } from "./phone-code.ts";

const SECRET = "a secret of the tests, 32 letters or more";
const binding: CodeBinding = {
  id: "0195c0de-0000-7000-8000-000000000001",
  accountId: "0195c0de-0000-7000-8000-000000000002",
  sessionId: "0195c0de-0000-7000-8000-000000000003",
  phone: "+821012345678",
  purpose: "verify",
};

function randomOf(...words: number[]): Random {
  return {
    bytes: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(words.shift() ?? 0);
      return bytes;
    },
  };
}

describe("newPhoneCode", () => {
  it("keeps zeros in front", () => {
    expect(newPhoneCode(randomOf(1_000_042))).toBe("000042");
  });
  it("draws again rather than favour the small codes", () => {
    expect(newPhoneCode(randomOf(4_294_000_000, 0xffff_ffff, 7))).toBe("000007");
    expect(newPhoneCode(randomOf(4_293_999_999))).toBe("999999");
  });
  it("has each digit equally often at each place", () => {
    const draws = 10_000;
    const counts = Array.from({ length: 6 }, () => Array<number>(10).fill(0));
    for (let draw = 0; draw < draws; draw += 1) {
      for (const [place, digit] of [...newPhoneCode(systemRandom)].entries()) {
        const row = counts[place] ?? [];
        row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
      }
    }
    for (const row of counts) {
      const expected = draws / 10;
      const chiSquared = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Nine degrees of freedom: fair digits go beyond 60 less than once in 10^8 runs.
      expect(chiSquared).toBeLessThan(60);
    }
  });
});

describe("a stored code", () => {
  const stored = codeHmac("123456", binding, SECRET);

  it("does not hold the code, and matches it only", () => {
    expect(stored.toString("latin1")).not.toContain("123456");
    expect(isCode("123456", stored, binding, SECRET)).toBe(true);
    expect(isCode("123457", stored, binding, SECRET)).toBe(false);
  });
  it.each([
    ["another account", { accountId: binding.id }],
    ["another session", { sessionId: binding.id }],
    ["another number", { phone: "+821012345679" }],
    ["another purpose", { purpose: "change" as const }],
    ["another code row", { id: binding.accountId }],
  ])("is worth nothing to %s", (_, other) => {
    expect(isCode("123456", stored, { ...binding, ...other }, SECRET)).toBe(false);
  });
  it("is worth nothing under another key", () => {
    expect(isCode("123456", stored, binding, `${SECRET}!`)).toBe(false);
  });
});
