import { rawText } from "#domain/text/text-rules.ts";
import { mostItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { ABUSE_REPORT_LIMITS } from "./limits.ts";

export const abuseReportDetail = fieldRule(
  "자세한 내용",
  ...rawText(ABUSE_REPORT_LIMITS.detailMin, ABUSE_REPORT_LIMITS.detailMax),
);
export const abuseReportPhotos = fieldRule(
  "사진",
  mostItems(
    ABUSE_REPORT_LIMITS.photosMax,
    `사진은 ${ABUSE_REPORT_LIMITS.photosMax}장까지 올릴 수 있어요.`,
  ),
);
