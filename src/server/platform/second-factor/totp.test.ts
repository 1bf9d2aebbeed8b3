import { describe, expect, it } from "vitest";
import { describeTotp, matchingCounter } from "./totp.ts";

/** RFC 6238's own secret for SHA-1. */
const secret = new TextEncoder().encode("12345678901234567890");

describe("matchingCounter", () => {
  it.each([
    [59, "287082", 1],
    [1111111109, "081804", 37037036],
    [1234567890, "005924", 41152263],
    [20000000000, "353130", 666666666],
  ])("knows RFC 6238's code at %i seconds", (seconds, code, counter) => {
    expect(matchingCounter(secret, code, seconds * 1000)).toBe(counter);
  });

  it("takes the codes of one step before and after, and says which step it was", () => {
    const at = (seconds: number) => matchingCounter(secret, "081804", seconds * 1000);
    expect(at(1111111109 - 30)).toBe(37037036);
    expect(at(1111111109 + 30)).toBe(37037036);
    expect(at(1111111109 - 60)).toBeNull();
    expect(at(1111111109 + 61)).toBeNull();
  });

  it.each(["", "28708", "2870822", "287 082", "abcdef", "-87082"])("takes no %j", (code) => {
    expect(matchingCounter(secret, code, 59_000)).toBeNull();
  });
});

describe("describeTotp", () => {
  it("gives the key and the address that authenticators read", () => {
    const { base32, uri } = describeTotp(secret, "boss@example.com");
    expect(base32).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    const url = new URL(uri);
    expect(url.protocol).toBe("otpauth:");
    expect(url.searchParams.get("secret")).toBe(base32);
    expect(decodeURIComponent(url.pathname)).toContain("boss@example.com");
  });
});
