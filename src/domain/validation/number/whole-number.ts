import type { BoundRule } from "../field-rule.ts";
import { between as betweenMessage, integer, required } from "../messages/ko.ts";

/** The rules of a whole number that must be given: from `least` to `most`, both included. */
export function wholeNumber(least: number, most: number): BoundRule[] {
  return [
    {
      passes: (value) => value !== null && value !== undefined,
      message: required,
      demands: () => true,
    },
    { passes: Number.isInteger, message: integer },
    {
      passes: (value) => Number(value) >= least && Number(value) <= most,
      message: (field) => betweenMessage(field, least, most),
    },
  ];
}
