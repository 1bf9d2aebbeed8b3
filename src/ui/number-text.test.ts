import { describe, expect, it } from "vitest";
import { caretPastComma, formatTypedNumber, parseNumberText, stepNumber } from "./number-text.ts";

describe("parseNumberText", () => {
  it.each([
    ["1,200", 1200],
    ["350000원", 350000],
    ["００７", 7],
    ["0", 0],
    ["  12 평", 12],
  ])("reads %s", (text, value) => {
    expect(parseNumberText(text)).toBe(value);
  });

  it.each(["", "원", ",", "abc"])("finds no number in %j", (text) => {
    expect(parseNumberText(text)).toBeNull();
  });

  it("keeps a long text within what a number holds exactly", () => {
    expect(parseNumberText("9".repeat(40))).toBe(999_999_999_999_999);
  });
});

/** The text after formatting with the caret drawn as a bar. */
function typed(textWithCaret: string): string {
  const caret = textWithCaret.indexOf("|");
  const after = formatTypedNumber(textWithCaret.replace("|", ""), caret);
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
}

describe("formatTypedNumber", () => {
  it.each([
    ["1200|", "1,200|"],
    ["1,2009|", "12,009|"],
    ["19|,200", "19|,200"],
    ["1,9|200", "19|,200"],
    ["|1,200", "|1,200"],
    ["1,20|", "120|"],
    ["000|", "0|"],
    ["abc|", "|"],
  ])("turns %s into %s", (before, after) => {
    expect(typed(before)).toBe(after);
  });
});

describe("caretPastComma", () => {
  it("steps over a comma in the direction of the deletion", () => {
    expect(caretPastComma("1,200", 2, "Backspace")).toBe(1);
    expect(caretPastComma("1,200", 1, "Delete")).toBe(2);
  });

  it("stays beside a digit", () => {
    expect(caretPastComma("1,200", 1, "Backspace")).toBe(1);
    expect(caretPastComma("1,200", 2, "Delete")).toBe(2);
    expect(caretPastComma("1,200", 5, "Delete")).toBe(5);
  });
});

describe("stepNumber", () => {
  it("stops at the upper bound", () => {
    expect(stepNumber(9, 5, { max: 10 })).toBe(10);
  });

  it("stops at the lower bound", () => {
    expect(stepNumber(1, -5, { min: 1 })).toBe(1);
  });

  it("starts an empty field at the lower bound when stepping down", () => {
    expect(stepNumber(null, -1, { min: 3 })).toBe(3);
  });

  it("starts an empty field with one step when stepping up", () => {
    expect(stepNumber(null, 1)).toBe(1);
    expect(stepNumber(null, 1, { min: 5 })).toBe(5);
  });
});
