import { REPORT_SUBJECT_LABELS } from "#domain/abuse-report/subject.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ABUSE_REPORT_REASON_LABELS } from "#domain/abuse-report/reason.ts";
import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { QueuePanes } from "../queue/queue-panes.tsx";
import { PastDecisions } from "../past-decisions.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { ReportConversation } from "./report-conversation.tsx";
import { ReportForm } from "./abuse-report-form.tsx";
import { ReportedThing } from "./reported-thing.tsx";
import { ReportFiles } from "./report-files.tsx";
import { proStates, reportOutcomes } from "../staff-labels.ts";

const LOGGED = "열어 보면 기록이 남아요.";

/** A report with what it is about and both sides. */
export function StaffReportPage() {
  const { reportId } = useParams({ from: "/staff/reports/$reportId" });
  const { data: report } = useSuspenseQuery(endpointQuery("staff.reports.get", { reportId }));
  const { pro, outcome } = report;
  return (
    <QueuePanes tab="reports" current={reportId}>
      <PageFrame width="narrow">
        <PageHeader
          above={
            <TextLink
              placement="alone"
              className="lg:hidden"
              render={<Link to="/staff" search={{ tab: "reports" }} />}
            >
              대기 목록
            </TextLink>
          }
          title={ABUSE_REPORT_REASON_LABELS[report.reason]}
          description={`${formatDay(report.created_at)} ${formatTime(report.created_at)}에 들어온 신고`}
          actions={
            outcome && <Badge tone="neutral">{`처리됨 · ${reportOutcomes[outcome].label}`}</Badge>
          }
        />
        <div className="flex flex-col gap-10">
          <p className="break-words whitespace-pre-line">{report.detail}</p>
          {report.photos.length > 0 && (
            <Section title="붙인 파일" description={LOGGED}>
              <ReportFiles key={report.id} reportId={report.id} files={report.photos} />
            </Section>
          )}
          {report.subject.kind !== "pro" && <Reported report={report} />}
          <Section title={pro ? "신고된 고수" : "신고된 고객"}>
            <p className="mb-3">
              {REPORT_SUBJECT_LABELS[report.subject.kind]}에 대한 신고예요. 연락처를 적은 메시지{" "}
              {report.marked_messages}개
            </p>
            {pro ? (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <TextLink
                  placement="alone"
                  render={<Link to="/staff/pros/$proId" params={{ proId: pro.id }} />}
                >
                  {pro.display_name}
                </TextLink>
                <Badge tone={proStates[pro.state].tone}>{proStates[pro.state].label}</Badge>
                <span className="text-muted">전에 조치한 신고 {pro.upheld_reports}건</span>
              </p>
            ) : (
              <PersonFacts person={report.reported} />
            )}
            {report.request_id && (
              <p className="mt-2">
                <TextLink
                  placement="alone"
                  render={<Link to="/staff/requests" search={{ id: report.request_id }} />}
                >
                  관련된 요청 보기
                </TextLink>
              </p>
            )}
          </Section>
          <Section title="신고한 사람">
            <PersonFacts person={report.reporter} />
          </Section>
          {report.has_conversation && <ReportConversation reportId={report.id} />}
          {report.note && <Notice title="내부 메모">{report.note}</Notice>}
          {report.state === "open" && <ReportForm report={report} />}
          <PastDecisions decisions={report.decisions} />
        </div>
      </PageFrame>
    </QueuePanes>
  );
}

function Reported({ report }: { report: Output<"staff.reports.get"> }) {
  const { thing, subject } = report;
  const files = thing?.files ?? [];
  return (
    <Section
      title={`신고된 ${REPORT_SUBJECT_LABELS[subject.kind]}`}
      description={files.length > 0 ? LOGGED : undefined}
    >
      {thing ? (
        <Card>
          <ReportedThing thing={thing} />
        </Card>
      ) : (
        <p className="text-muted">지금은 남아 있지 않아요.</p>
      )}
      {files.length > 0 && (
        <div className="mt-4">
          <ReportFiles key={report.id} reportId={report.id} files={files} />
        </div>
      )}
    </Section>
  );
}
