import { describe, expect, it } from "vitest";
import {
  caretPastComma,
  editNumber,
  numberText,
  readNumberText,
  stepNumber,
} from "./number-text.ts";

describe("readNumberText", () => {
  it.each([
    ["1,200", 1200],
    ["350000원", 350000],
    ["₩ 350,000", 350000],
    ["００７", 7],
    ["１，２００", 1200],
    ["0", 0],
    ["  12 평", 12],
    ["12.5", 12.5],
    ["12.", 12],
    ["1,200.5", 1200.5],
    ["-5", -5],
    ["\u22125", -5],
    ["－5", -5],
    ["9".repeat(16), 1e16],
  ])("reads %s", (text, value) => {
    expect(readNumberText(text, "평")).toBe(value);
  });

  it("takes a point between thousands of won for no number, and elsewhere for what it is", () => {
    expect(readNumberText("12.500", "원")).toBeNaN();
    expect(readNumberText("12.500원", "원")).toBeNaN();
    expect(readNumberText("12.5", "원")).toBe(12.5);
    expect(readNumberText("84.125", "평")).toBe(84.125);
  });

  it.each(["", " ", "평", "원"])("finds nothing in %j", (text) => {
    expect(readNumberText(text, "평")).toBeNull();
  });

  it.each([
    "abc",
    ",",
    "-",
    ".",
    "1e3",
    "5만",
    "5만원",
    "12a",
    "12,5",
    "1,2,3",
    "1.2.3",
    "350.000",
    "350.000평",
    "1-2",
    "3~5",
    "²",
  ])("makes no number of %j", (text) => expect(readNumberText(text)).toBeNaN());
});

/** What an edit makes of a text, with the caret drawn as a bar. */
function edited(before: string, textWithCaret: string): [string, number | null] {
  const caret = textWithCaret.indexOf("|");
  const after = editNumber(before, { text: textWithCaret.replace("|", ""), caret });
  return [`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`, after.value];
}

describe("editNumber", () => {
  it.each([
    ["120", "1200|", "1,200|", 1200],
    ["1,200", "1,2009|", "12,009|", 12_009],
    ["1,200", "19|,200", "19|,200", 19_200],
    ["1,200", "1,9|200", "19|,200", 19_200],
    ["1,200", "|1,200", "|1,200", 1200],
    ["1,200", "1,20|", "120|", 120],
    ["00", "000|", "0|", 0],
    ["", "350000원|", "350,000|", 350_000],
    ["", "1,234,567|", "1,234,567|", 1_234_567],
    ["1,200", "|", "|", null],
  ])("of %s to %s shows %s", (before, now, after, value) => {
    expect(edited(before, now)).toEqual([after, value]);
  });

  it.each([
    ["12", "12.|", 12],
    ["12.", "12.5|", 12.5],
    ["", "12.5|", 12.5],
    ["", "-|", Number.NaN],
    ["-", "-5|", -5],
    ["12", "12,|", Number.NaN],
    ["12,", "12,5|", Number.NaN],
    ["5", "5만|", Number.NaN],
    ["", "abc|", Number.NaN],
    ["", "-0|", -0],
  ])("of %s to %s leaves the text alone", (before, now, value) => {
    expect(edited(before, now)).toEqual([now, value]);
  });

  it("leaves a number alone that it cannot hold exactly", () => {
    const [text, value] = edited("9".repeat(15), `${"9".repeat(16)}|`);
    expect([text, Number(value) > 999_999_999_999_999]).toEqual([`${"9".repeat(16)}|`, true]);
  });

  it("reads a number that is typed with its commas, key by key", () => {
    let shown = "";
    let value: number | null = null;
    for (const key of "12,345,678") {
      const text = shown + key;
      ({ text: shown, value } = editNumber(shown, { text, caret: text.length }));
    }
    expect([shown, value]).toEqual(["12,345,678", 12_345_678]);
  });
});

describe("numberText", () => {
  it.each([
    [null, ""],
    [Number.NaN, ""],
    [1200, "1,200"],
    [-5, "-5"],
    [12.5, "12.5"],
    [1e21, "1e+21"],
  ])("of %j is %j", (value, text) => expect(numberText(value)).toBe(text));
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
