import { describe, expect, it } from "vitest";
import {
  PHONE_CODE_LIFETIME_MS,
  isPhoneCodeShape,
  judgeCodeTry,
  phoneCodeText,
} from "./phone-code.ts";

const NOW = Date.parse("2027-02-01T00:00:00Z");
const code = { expires_at: NOW + 1, used: false, triesBefore: 0, matches: true };

describe("a phone code", () => {
  it("is six digits, zeros in front kept", () => {
    expect(phoneCodeText(0)).toBe("000000");
    expect(phoneCodeText(42)).toBe("000042");
    expect(phoneCodeText(999_999)).toBe("999999");
    expect(() => phoneCodeText(1_000_000)).toThrow(RangeError);
    expect(() => phoneCodeText(-1)).toThrow(RangeError);
  });
  it.each([
    ["123456", true],
    ["000000", true],
    ["12345", false],
    ["1234567", false],
    ["12345a", false],
    ["123456\n", false],
    ["１２３４５６", false],
  ])("typed as %j: %s", (text, fits) => {
    expect(isPhoneCodeShape(text)).toBe(fits);
  });
  it("lives three minutes", () => {
    expect(PHONE_CODE_LIFETIME_MS).toBe(180_000);
  });
});

describe("judgeCodeTry", () => {
  it("accepts the right code in its last millisecond, not at its expiry", () => {
    expect(judgeCodeTry(code, NOW)).toBe("accepted");
    expect(judgeCodeTry({ ...code, expires_at: NOW }, NOW)).toBe("expired");
  });
  it("accepts the fifth try and refuses the sixth, right or wrong", () => {
    expect(judgeCodeTry({ ...code, triesBefore: 4 }, NOW)).toBe("accepted");
    expect(judgeCodeTry({ ...code, triesBefore: 5 }, NOW)).toBe("too_many_tries");
    expect(judgeCodeTry({ ...code, triesBefore: 5, matches: false }, NOW)).toBe("too_many_tries");
  });
  it("refuses a wrong code", () => {
    expect(judgeCodeTry({ ...code, matches: false }, NOW)).toBe("wrong");
  });
  it("works once", () => {
    expect(judgeCodeTry({ ...code, used: true }, NOW)).toBe("used");
  });
});
