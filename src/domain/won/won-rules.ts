import { josa } from "#domain/text/josa.ts";
import type { BoundRule } from "#domain/validation/field-rule.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { formatWon } from "./format-won.ts";
import { HIGHEST_PRICE } from "./highest-price.ts";

/** The rules of an amount that is typed: whole won from 0 to `most`. */
export function wonUpTo(most: number): BoundRule[] {
  return [
    {
      passes: Number.isInteger,
      message: (field) => `${josa(field, "을")} 원 단위 숫자로 입력해 주세요.`,
      demands: () => true,
      line: `won:${most}`,
    },
    {
      passes: (value) => Number(value) >= 0,
      message: (field) => `${josa(field, "을")} 0원 이상으로 입력해 주세요.`,
    },
    {
      passes: (value) => Number(value) <= most,
      message: (field) => `${josa(field, "은")} ${formatWon(most)}까지 입력할 수 있어요.`,
    },
  ];
}

export const price = fieldRule("금액", ...wonUpTo(HIGHEST_PRICE));
