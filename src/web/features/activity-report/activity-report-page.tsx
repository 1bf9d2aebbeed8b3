import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import Download from "lucide-react/icons/download";
import { HIRES_OF_RANGE } from "#domain/activity-report/figures.ts";
import type { ProReport } from "#contract/endpoints/activity-report.ts";
import { endpointCall } from "#contract/endpoint-call.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ActivityCharts, CostChart } from "./activity-charts.tsx";
import { ActivityFiguresList } from "./activity-figures.tsx";
import { ActivityOutcome } from "./activity-outcome.tsx";
import { ActivityFilter } from "./activity-filter.tsx";
import { activityReportInput } from "./activity-report-input.ts";
import { PricePositions } from "./price-positions.tsx";
import { ServiceTable } from "./service-table.tsx";

/** The pro's own figures: what came in, what was sent, what came of it and what it cost. */
export function ActivityReportPage() {
  const input = activityReportInput(useSearch({ from: "/pro/report" }));
  const { data: report } = useSuspenseQuery(endpointQuery("pro.report", input));
  const { total } = report;
  const hasAny = total.received + total.sent + total.read + total.hired + total.captured > 0;
  // Without a quote there is no cost, no income and no price: the requests are what is next.
  const hasQuoted = total.sent + total.captured > 0;
  return (
    <PageFrame width="wide">
      <PageHeader
        title="내 활동 리포트"
        description={describeScope(report)}
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
      <Disclosure summary="기간과 서비스 바꾸기" className="-mt-4">
        <ActivityFilter
          key={`${report.from} ${report.to} ${report.service ?? ""}`}
          report={report}
        />
      </Disclosure>
      <div className="mt-4 flex flex-col gap-12">
        {hasAny ? (
          <>
            <ActivityOutcome figures={total} />
            {hasQuoted ? (
              <>
                <CostChart weeks={report.weeks} total={total} />
                <Section title="매출과 비용">
                  <ActivityFiguresList figures={total} />
                </Section>
                <Section
                  title="가격 위치"
                  description="같은 요청에 같은 단위로 온 견적 사이에서 내 금액이 서는 자리예요. 점은 평균, 굵은 부분은 가운데 절반이에요."
                >
                  <PricePositions rows={report.by_service} />
                </Section>
              </>
            ) : (
              <ButtonLink className="self-start" render={<Link to="/pro/requests" />}>
                받은 요청 보기
              </ButtonLink>
            )}
            <Section
              title="서비스마다"
              description={`읽힘과 고용 비율은 이 기간에 보낸 견적 가운데 얼마인지예요. ‘${HIRES_OF_RANGE}’은 언제 보낸 견적이든 이 기간에 고용된 건수이고, 매출과 비용은 이 건수로 셈해요.`}
            >
              <ServiceTable rows={report.by_service} />
            </Section>
            <Disclosure summary="주마다 자세히 보기">
              <ActivityCharts weeks={report.weeks} />
            </Disclosure>
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

/** The days, and the service where it is of one alone. */
function describeScope({ from, to, service, services }: ProReport): string {
  const days = `${formatKoreanDate(from)} ~ ${formatKoreanDate(to)}`;
  const name = services.find(({ slug }) => slug === service)?.name;
  return name === undefined ? days : `${days} · ${name}`;
}
