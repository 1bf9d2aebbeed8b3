import { expect, it } from "vitest";
import { oneLine, rawLines, shownLines } from "./one-line.ts";

it.each([
  ["a plain name", "김새봄", "김새봄"],
  ["spaces around and between", "  김  새봄\u3000", "김 새봄"],
  ["line breaks and tabs", "김\r\n새\t봄\u0085\u2028끝", "김 새 봄 끝"],
  ["control signs", "김\u0001\u001b[31m새봄\u007f", "김 [31m새봄"],
  ["turned direction", "고수 \u202egpj.exe\u202c \u2066a\u2069", "고수 gpj.exe a"],
  ["signs without width", "새\u200b봄\ufeff \u2060이", "새봄 이"],
  ["an emoji of several people", "가족 👨‍👩‍👧", "가족 👨‍👩‍👧"],
  ["an emoji with its style", "하트 ❤️", "하트 ❤️"],
  ["a word that needs its joiner", "کتاب\u200cخانه", "کتاب\u200cخانه"],
  ["nothing", "", ""],
  ["only spaces", " \u3000\u00a0", ""],
  ["only signs without width", "\u200b\u200d\u2060", ""],
  ["only fillers", "\u3164\u115f\uffa0", ""],
  ["an empty braille sign", "\u2800", ""],
])("keeps of %s what can be read", (_case, text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(oneLine(line)).toBe(line);
});

it.each([
  ["line breaks", "한 줄\n두 줄", "한 줄\n두 줄"],
  ["one empty line", "한 줄\n\n두 줄", "한 줄\n\n두 줄"],
  ["two empty lines", "한 줄\n\n\n두 줄", "한 줄\n\n두 줄"],
  ["many empty lines", `가${"\n".repeat(40)}나`, "가\n\n나"],
  ["empty lines with spaces in them", "가\n \n\t\n\u3000\n나", "가\n\n나"],
  ["lines of another system", "가\r\n\r\n\r\n\r\n나", "가\n\n나"],
  ["spaces before a line", "가\n\n\n  나", "가\n\n  나"],
  ["lines around", "\n\n가\n\n", "가"],
  ["nothing that could be seen", "\n\u200b\n", ""],
])("shows lines, and of %s what can be read", (_case, text, lines) => {
  expect(shownLines(text)).toBe(lines);
  expect(shownLines(lines)).toBe(lines);
});

it("keeps what is not shown among others letter by letter", () => {
  expect(rawLines(" 가\n\n\n\n나 ")).toBe("가\n\n\n\n나");
  expect(rawLines("\n\u200b\n")).toBe("");
});
