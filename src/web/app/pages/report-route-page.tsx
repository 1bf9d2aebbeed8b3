import { useSearch } from "@tanstack/react-router";
import { OwnReportPage } from "#web/features/pro-report/own-report-page.tsx";
import { ReportProPage } from "#web/features/report-pro/report-pro-page.tsx";

/** One address, two pages: the pro's own report, and with `?pro_id=` the form to report that pro. */
export function ReportRoutePage() {
  const { pro_id: proId, request_id, quote_id } = useSearch({ from: "/pro/report" });
  if (!proId) return <OwnReportPage />;
  return <ReportProPage proId={proId} requestId={request_id} quoteId={quote_id} />;
}
