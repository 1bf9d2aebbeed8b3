import { josa } from "#domain/text/josa.ts";
import type { BoundRule } from "../field-rule.ts";
import { between as betweenMessage, integer, required } from "../messages/ko.ts";

/** The rules of a whole number that must be given: from `least` to `most`, both included. */
export function wholeNumber(least: number, most: number): BoundRule[] {
  return [
    {
      passes: (value) => value !== null && value !== undefined,
      message: required,
      demands: () => true,
      line: `whole_number:${least},${most}`,
    },
    { passes: Number.isInteger, message: integer },
    {
      passes: (value) => Number(value) >= least && Number(value) <= most,
      message: (field) => betweenMessage(field, least, most),
    },
  ];
}

/** A whole number of steps from 0. */
export function multipleOf(step: number): BoundRule {
  return {
    passes: (value) => Number(value) % step === 0,
    message: (field) => `${josa(field, "을")} ${step} 단위로 입력해 주세요.`,
  };
}
