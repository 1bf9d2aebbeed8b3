import type { BoundRule } from "#domain/validation/field-rule.ts";
import { max, min, required as requiredMessage } from "#domain/validation/messages/ko.ts";
import { josa } from "./josa.ts";
import { codePointLength } from "./length.ts";
import { oneLine, rawLines, shownLines } from "./one-line.ts";
import { hasLineBreak, hasUnseen } from "./unseen.ts";
import { isWellFormedText } from "./well-formed.ts";

/**
 * The rules of text that a person types into a field, for `fieldRule("이름", ...rawText(1, 30))`: `least` to `most`
 * code points as it is kept, after trimming, nothing that cannot be stored. With `least` 0 it may
 * stay empty.
 */
export function rawText(least: number, most: number): BoundRule[] {
  return textRules("typed_text", { least, most }, rawLines, []);
}

/** So many lines of one text are read on a phone before the next one comes. */
export const SHOWN_LINES_MAX = 60;

/** As `rawText` for what stands in public among texts of others: few lines, and no holes between them. */
export function shownText(least: number, most: number): BoundRule[] {
  return textRules("shown_text", { least, most }, shownLines, [FEW_LINES]);
}

/** As `rawText` for a name or title that stands beside others: one line, and nothing in it that nobody sees. */
export function shownLine(least: number, most: number): BoundRule[] {
  return textRules("shown_line", { least, most }, oneLine, ONE_LINE);
}

const FEW_LINES: BoundRule = {
  passes: (value) =>
    typeof value !== "string" || shownLines(value).split("\n").length <= SHOWN_LINES_MAX,
  message: (field) =>
    `${josa(field, "은")} ${SHOWN_LINES_MAX}줄까지 쓸 수 있어요. 줄을 줄여 주세요.`,
};

const ONE_LINE: readonly BoundRule[] = [
  {
    passes: (value) => typeof value === "string" && !hasLineBreak(value),
    message: (field) => `${josa(field, "을")} 한 줄로 입력해 주세요.`,
  },
  {
    passes: (value) => typeof value === "string" && !hasUnseen(value),
    message: () => "보이지 않는 글자가 들어 있어요. 모두 지우고 다시 입력해 주세요.",
  },
];

function textRules(
  name: string,
  { least, most }: { least: number; most: number },
  kept: (text: string) => string,
  more: readonly BoundRule[],
): BoundRule[] {
  // Composed of at most three parts of two UTF-16 units each: far too long texts are refused without being walked.
  const isFarTooLong = (text: string) => text.length > most * 6;
  const lengthOf = (value: unknown) => {
    if (typeof value !== "string") return 0;
    const text = value.trim();
    return isFarTooLong(text) ? text.length : codePointLength(kept(text));
  };
  const given: BoundRule = {
    passes: (value) => lengthOf(value) > 0,
    message: requiredMessage,
    demands: () => true,
  };
  return [
    ...(least > 0 ? [given] : []),
    {
      passes: (value) => typeof value === "string" && isWellFormedText(value),
      message: () => "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.",
      kept,
      line: `${name}:${least},${most}`,
    },
    {
      passes: (value) => typeof value !== "string" || !isFarTooLong(value.trim()),
      message: (field) => max(field, most),
    },
    ...more,
    { passes: (value) => lengthOf(value) >= least, message: (field) => min(field, least) },
    { passes: (value) => lengthOf(value) <= most, message: (field) => max(field, most) },
  ];
}
