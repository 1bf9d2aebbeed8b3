import { typedText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { REPORT_LIMITS } from "./report-limits.ts";

export const reportDetail = fieldRule(
  "자세한 내용",
  ...typedText(REPORT_LIMITS.detailMin, REPORT_LIMITS.detailMax),
);
