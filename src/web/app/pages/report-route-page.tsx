import { useSearch } from "@tanstack/react-router";
import { ActivityReportPage } from "#web/features/activity-report/activity-report-page.tsx";
import { AbuseReportPage } from "#web/features/abuse-report/abuse-report-page.tsx";

/** One URL, two pages: the pro's own report, and with `?pro_id=` the form to report that pro or a review of theirs. */
export function ReportRoutePage() {
  const { pro_id: proId, request_id, quote_id, review_id } = useSearch({ from: "/pro/report" });
  if (!proId) return <ActivityReportPage />;
  return (
    <AbuseReportPage proId={proId} requestId={request_id} quoteId={quote_id} reviewId={review_id} />
  );
}
