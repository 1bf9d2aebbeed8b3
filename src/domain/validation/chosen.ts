import { josa } from "#domain/text/josa.ts";
import type { BoundRule } from "./field-rule.ts";

// Rules of what is picked, not typed: their sentence is "골라 주세요".

/** Something is chosen, and it is one of what may be; `line` names the rule that says so. */
export function chosen(isChoice: (value: unknown) => boolean, line: string): BoundRule {
  return {
    passes: isChoice,
    line: `required|${line}`,
    message: (field) => `${josa(field, "을")} 골라 주세요.`,
    demands: () => true,
  };
}

/** A list with at least one item; `message` for the empty one. */
export function someItems(message: string): BoundRule {
  return {
    passes: (value) => countOf(value) > 0,
    message: () => message,
    demands: () => true,
    line: "some_items",
  };
}

/** A list of at most so many items. */
export function mostItems(most: number, message: string): BoundRule {
  return {
    passes: (value) => countOf(value) <= most,
    message: () => message,
    line: `most_items:${most}`,
  };
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
