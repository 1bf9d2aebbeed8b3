import { typedText } from "#domain/text/text-rules.ts";
import { mostItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { REPORT_LIMITS } from "./report-limits.ts";

export const reportDetail = fieldRule(
  "자세한 내용",
  ...typedText(REPORT_LIMITS.detailMin, REPORT_LIMITS.detailMax),
);
export const reportPhotos = fieldRule(
  "사진",
  mostItems(REPORT_LIMITS.photosMax, `사진은 ${REPORT_LIMITS.photosMax}장까지 올릴 수 있어요.`),
);
