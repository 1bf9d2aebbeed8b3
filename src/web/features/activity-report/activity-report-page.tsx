import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import Download from "lucide-react/icons/download";
import { endpointCall } from "#contract/endpoint-call.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ActivityCharts } from "./activity-charts.tsx";
import { ActivityFiguresList } from "./activity-figures.tsx";
import { ActivityFilter } from "./activity-filter.tsx";
import { activityReportInput } from "./activity-report-input.ts";
import { ServiceTable } from "./service-table.tsx";

/** The pro's own figures: what came in, what was sent, what came of it and what it cost. */
export function ActivityReportPage() {
  const input = activityReportInput(useSearch({ from: "/pro/report" }));
  const { data: report } = useSuspenseQuery(endpointQuery("pro.report", input));
  const { total } = report;
  const hasAny = total.received + total.sent + total.read + total.hired + total.captured > 0;
  return (
    <PageFrame width="wide">
      <PageHeader
        title="내 활동 리포트"
        description={`${formatKoreanDate(report.from)} ~ ${formatKoreanDate(report.to)}`}
        actions={
          <ButtonLink
            size="sm"
            variant="secondary"
            icon={<Download size={18} />}
            href={endpointCall("pro.report.csv", input).url}
          >
            CSV로 받기
          </ButtonLink>
        }
      />
      <ActivityFilter key={`${report.from} ${report.to} ${report.service ?? ""}`} report={report} />
      <div className="mt-8 flex flex-col gap-12">
        {hasAny ? (
          <>
            <ActivityFiguresList figures={total} />
            <Section title="주마다">
              <ActivityCharts weeks={report.weeks} />
            </Section>
            <Section title="서비스마다">
              <ServiceTable rows={report.by_service} />
            </Section>
          </>
        ) : (
          <EmptyState
            title="이 기간에는 활동이 없어요"
            description="기간을 넓히거나, 받은 요청에 견적을 보내 보세요."
            action={<ButtonLink render={<Link to="/pro/requests" />}>받은 요청 보기</ButtonLink>}
          />
        )}
      </div>
    </PageFrame>
  );
}
