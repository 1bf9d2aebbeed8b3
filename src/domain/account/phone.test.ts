import { describe, expect, it } from "vitest";
import { formatMobile, isSameMobile, maskMobile, normalizeMobile } from "./phone.ts";

describe("normalizeMobile", () => {
  it.each([
    "010-1234-5678",
    "01012345678",
    " 010 1234 5678 ",
    "010.1234.5678",
    "+82 10-1234-5678",
    "+82-010-1234-5678",
    "+82 (0)10 1234 5678",
    "821012345678",
    "0082 10 1234 5678",
    "０１０－１２３４－５６７８",
  ])("reads %s", (text) => {
    expect(normalizeMobile(text)).toBe("+821012345678");
  });
  it.each([
    ["one digit short", "010-1234-567"],
    ["one digit long", "010-1234-56789"],
    ["a fixed line", "02-1234-5678"],
    ["a safety number", "0507-1234-5678"],
    ["an old mobile prefix", "011-234-5678"],
    ["another country", "+1 010 1234 5678"],
    ["letters", "010-abcd-5678"],
    ["a line break between two numbers", "010-1234-5678\n010-1234-5678"],
    ["a very long text", `010${" ".repeat(100)}12345678`],
    ["nothing", ""],
  ])("refuses %s", (_, text) => {
    expect(normalizeMobile(text)).toBeNull();
  });
});

describe("isSameMobile", () => {
  it("compares numbers, not their spelling", () => {
    expect(isSameMobile("010-1234-5678", "+82 10 1234 5678")).toBe(true);
    expect(isSameMobile("010-1234-5678", "010-1234-5679")).toBe(false);
  });
  it("knows no two things that are no number for the same", () => {
    expect(isSameMobile("", "")).toBe(false);
    expect(isSameMobile("010-1234", "010-1234")).toBe(false);
  });
});

describe("formatMobile", () => {
  it("shows the number with hyphens", () => {
    expect(formatMobile("+821012345678")).toBe("010-1234-5678");
  });
  it("throws for what is not in stored form", () => {
    expect(() => formatMobile("01012345678")).toThrow(RangeError);
  });
  it("reads back", () => {
    expect(normalizeMobile(formatMobile("+821000000001"))).toBe("+821000000001");
  });
});

it("maskMobile hides the middle", () => {
  expect(maskMobile("+821012345678")).toBe("010-****-5678");
});
