import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { DocumentList } from "../certification/document-list.tsx";
import { QueuePanes } from "../queue/queue-panes.tsx";
import { NameWithSeal } from "../name-with-seal.tsx";
import { OpenDecision } from "../open-decision.tsx";
import { PastDecisions } from "../past-decisions.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { ProIdentity } from "./pro-identity.tsx";
import { PendingDecision, ProSuspension } from "./pro-decision.tsx";
import { proStates } from "../staff-labels.ts";
import { sentAgainAt } from "./sent-again.ts";

/** A pro with everything that staff decide by. */
export function StaffProPage() {
  const { proId } = useParams({ from: "/staff/pros/$proId" });
  const { data: pro } = useSuspenseQuery(endpointQuery("staff.pros.get", { proId }));
  const state = proStates[pro.state];
  const isOpen = pro.state === "pending";
  return (
    <QueuePanes tab="pros" current={proId} isOpen={isOpen}>
      <PageFrame width="narrow">
        <PageHeader
          above={
            <TextLink placement="alone" className="lg:hidden" render={<Link to="/staff" />}>
              대기 목록
            </TextLink>
          }
          title={<NameWithSeal name={pro.display_name} proId={pro.id} />}
          description={pro.headline}
          actions={<Badge tone={state.tone}>{state.label}</Badge>}
        />
        <div className="flex flex-col gap-10">
          {pro.state_reason && <Notice title="지금 상태의 이유">{pro.state_reason}</Notice>}
          <OpenDecision key={pro.id} isOpen={isOpen} decisions={pro.decisions}>
            {(onLate) => <PendingDecision pro={pro} onLate={onLate} />}
          </OpenDecision>
          <ProSuspension pro={pro} />
          <Section title="소개">
            <p className="break-words whitespace-pre-line">{pro.introduction}</p>
          </Section>
          <Card>
            <ProFacts pro={pro} />
          </Card>
          <ProIdentity pro={pro} />
          <DocumentList documents={pro.certifications} />
          <Section title="계정">
            <PersonFacts person={pro.account} />
          </Section>
          <PastDecisions decisions={pro.decisions} sentAgainAt={sentAgainAt(pro)} />
        </div>
      </PageFrame>
    </QueuePanes>
  );
}

function ProFacts({ pro }: { pro: Output<"staff.pros.get"> }) {
  const { quotes, hires, reviews } = pro.figures;
  return (
    <DescriptionList
      layout="columns"
      items={[
        { key: "services", term: "서비스", detail: pro.services.join(", ") },
        { key: "regions", term: "지역", detail: pro.regions.join(", ") },
        { key: "career", term: "경력", detail: `${pro.career_years}년` },
        { key: "applied", term: "신청한 날", detail: formatDay(pro.applied_at) },
        ...(pro.approved_at
          ? [{ key: "approved", term: "승인한 날", detail: formatDay(pro.approved_at) }]
          : []),
        {
          key: "figures",
          term: "활동",
          detail: `견적 ${groupDigits(quotes)} · 고용 ${groupDigits(hires)} · 후기 ${groupDigits(reviews)}`,
        },
      ]}
    />
  );
}
