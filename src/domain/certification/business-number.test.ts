import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  businessNumberProblem,
  formatBusinessNumber,
  normalizeBusinessNumber,
} from "./business-number.ts";

// Those of 220 and 120 are printed on the pages of two large companies.
describe("normalizeBusinessNumber", () => {
  it.each([
    ["with hyphens", "220-81-62517", "2208162517"],
    ["without", "2208162517", "2208162517"],
    ["with one hyphen", "220-8162517", "2208162517"],
    ["in wide digits", "２２０８１６２５１７", "2208162517"],
    ["with spaces around", "  120-81-47521\n", "1208147521"],
    ["with a check digit of 0", "101-81-00020", "1018100020"],
  ])("takes a number %s", (_, raw, stored) => {
    expect(normalizeBusinessNumber(raw)).toBe(stored);
  });

  it.each([
    ["nothing", ""],
    ["nine digits", "220816251"],
    ["eleven digits", "22081625170"],
    ["a letter", "22081625l7"],
    ["hyphens elsewhere", "2208-16-2517"],
    ["spaces inside", "220 81 62517"],
    ["two hyphens in a row", "220--81-62517"],
    ["more than any spelling needs", `${" ".repeat(30)}2208162517`],
    ["only zeros", "0000000000"],
    ["a tax office below 101", "100-00-00015"],
  ])("refuses %s", (_, raw) => {
    expect(normalizeBusinessNumber(raw)).toBeNull();
    expect(businessNumberProblem(raw)).not.toBeNull();
  });

  it("refuses any one digit that is wrong", () => {
    for (let place = 3; place < 10; place += 1) {
      for (let add = 1; add < 10; add += 1) {
        const digits = [..."2208162517"];
        digits[place] = String((Number(digits[place]) + add) % 10);
        expect(normalizeBusinessNumber(digits.join(""))).toBeNull();
      }
    }
  });

  it("takes exactly one check digit for any nine digits", () => {
    const nine = fc.integer({ min: 101_000_000, max: 999_999_999 });
    fc.assert(
      fc.property(nine, (first) => {
        const sound = Array.from({ length: 10 }, (_, last) => `${first}${last}`).filter(
          (number) => businessNumberProblem(number) === null,
        );
        expect(sound).toHaveLength(1);
      }),
    );
  });
});

describe("businessNumberProblem", () => {
  it("tells a short number from a wrong one", () => {
    expect(businessNumberProblem("220-81")).toBe("shape");
    expect(businessNumberProblem("220-81-62518")).toBe("check_digit");
    expect(businessNumberProblem("220-81-62517")).toBeNull();
  });
});

describe("formatBusinessNumber", () => {
  it("writes it with hyphens, and reads back", () => {
    expect(formatBusinessNumber("2208162517")).toBe("220-81-62517");
    expect(normalizeBusinessNumber(formatBusinessNumber("2208162517"))).toBe("2208162517");
  });
  it.each(["220816251", "220-81-62517", ""])("throws for %j", (text) => {
    expect(() => formatBusinessNumber(text)).toThrow(RangeError);
  });
});
