import * as z from "zod";
import { ABUSE_REPORT_REASONS, REPORT_REASON_NEEDED } from "#domain/abuse-report/reason.ts";
import { abuseReportDetail, abuseReportPhotos } from "#domain/abuse-report/rules.ts";
import { REPORT_SUBJECTS } from "#domain/abuse-report/subject.ts";
import { endpoint } from "../endpoint.ts";
import { ruledList, ruledText } from "../ruled.ts";
import { id, instant } from "../schemas.ts";

export const abuseReportEndpoints = {
  "reports.create": endpoint("POST /api/v2/reports/", {
    summary: "고수, 견적, 대화 글, 요청, 후기 신고하기. 운영팀이 확인하고 결과를 알린다",
    access: "member",
    body: z.strictObject({
      subject: z.strictObject({ kind: z.enum(REPORT_SUBJECTS), id }),
      reason: z.enum(ABUSE_REPORT_REASONS, REPORT_REASON_NEEDED),
      text: ruledText(abuseReportDetail),
      /** Photos of the purpose `report_photo`. */
      upload_ids: ruledList(id, abuseReportPhotos),
    }),
    output: z.object({ id, created_at: instant }),
    success: 201,
    errors: ["not_found", "report_exists", "upload_unusable", "too_many"],
  }),
  "pro.reports.create": endpoint("POST /api/v2/pro/{proId}/reports/", {
    summary: "고수 신고하기. 운영팀이 확인하고 결과를 알린다",
    access: "member",
    params: { proId: id },
    body: z.strictObject({
      reason: z.enum(ABUSE_REPORT_REASONS, REPORT_REASON_NEEDED),
      detail: ruledText(abuseReportDetail),
      photo_ids: ruledList(id, abuseReportPhotos),
      /** What it happened with: the reporter's own request, or a quote of this pro for it. */
      request_id: id.optional(),
      quote_id: id.optional(),
    }),
    output: z.object({ id, created_at: instant }),
    success: 201,
    errors: ["not_found", "report_exists", "upload_unusable", "too_many"],
  }),
};
