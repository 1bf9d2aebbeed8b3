import { useSearch } from "@tanstack/react-router";
import { ActivityReportPage } from "#web/features/activity-report/activity-report-page.tsx";
import { AbuseReportPage } from "#web/features/abuse-report/abuse-report-page.tsx";
import { RequestReportPage } from "#web/features/abuse-report/request-report-page.tsx";

/**
 * One URL, three pages: the pro's own report; with `?pro_id=` the form to report that pro or a review of theirs, and with
 * `?request_id=` alone the one for a request that came to them.
 */
export function ReportRoutePage() {
  const { pro_id: proId, request_id, quote_id, review_id } = useSearch({ from: "/pro/report" });
  if (!proId)
    return request_id ? <RequestReportPage requestId={request_id} /> : <ActivityReportPage />;
  return (
    <AbuseReportPage proId={proId} requestId={request_id} quoteId={quote_id} reviewId={review_id} />
  );
}
