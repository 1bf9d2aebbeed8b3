import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
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
import { NameChangeDecision } from "./name-change-decision.tsx";
import { QueuePanes } from "../queue/queue-panes.tsx";
import { NameWithSeal } from "../name-with-seal.tsx";
import { OpenDecision } from "../open-decision.tsx";
import { PastDecisions } from "../past-decisions.tsx";
import { DocumentList } from "../certification/document-list.tsx";
import { nameChangeStates } from "../staff-labels.ts";

type NameChange = Output<"staff.nameChanges.get">;

/** A pro's new name beside the old one and what the pro has proven. */
export function StaffNameChangePage() {
  const { nameChangeId } = useParams({ from: "/staff/name-changes/$nameChangeId" });
  const { data: one } = useSuspenseQuery(endpointQuery("staff.nameChanges.get", { nameChangeId }));
  const state = nameChangeStates[one.state];
  const isOpen = one.state === "pending";
  return (
    <QueuePanes tab="name_changes" current={nameChangeId} isOpen={isOpen}>
      <PageFrame width="narrow">
        <PageHeader
          above={
            <TextLink
              placement="alone"
              className="lg:hidden"
              render={<Link to="/staff" search={{ tab: "name_changes" }} />}
            >
              대기 목록
            </TextLink>
          }
          title={<NameWithSeal name={one.name} proId={one.pro.id} />}
          description={
            <TextLink
              placement="alone"
              render={<Link to="/staff/pros/$proId" params={{ proId: one.pro.id }} />}
            >
              {one.pro.display_name}
            </TextLink>
          }
          actions={<Badge tone={state.tone}>{state.label}</Badge>}
        />
        <div className="flex flex-col gap-10">
          {one.reason && <Notice title="반려 이유">{one.reason}</Notice>}
          <OpenDecision key={one.id} isOpen={isOpen} decisions={one.decisions}>
            {(onLate) => <NameChangeDecision nameChange={one} onLate={onLate} />}
          </OpenDecision>
          <Card>
            <DescriptionList
              layout="columns"
              items={[
                {
                  key: "previous",
                  // Until it is decided about, it is the one that everybody reads.
                  term: isOpen ? "지금 이름" : "신청할 때 이름",
                  detail: one.previous_name,
                },
                { key: "name", term: "새 이름", detail: one.name },
                { key: "account", term: "계정 이름", detail: one.pro.account_name },
                {
                  key: "confirmed",
                  term: "본인 확인 이름",
                  detail: one.confirmed_name ?? "확인 전",
                },
                { key: "asked", term: "신청한 날", detail: formatDay(one.asked_at) },
              ]}
            />
          </Card>
          <DocumentList documents={one.certifications} />
          {one.others.length > 0 && <OtherNames names={one.others} />}
          <PastDecisions decisions={one.decisions} />
        </div>
      </PageFrame>
    </QueuePanes>
  );
}

function OtherNames({ names }: { names: NameChange["others"] }) {
  return (
    <Section title="같은 고수가 신청한 다른 이름">
      <ul className="flex flex-col gap-3">
        {names.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TextLink
              render={
                <Link to="/staff/name-changes/$nameChangeId" params={{ nameChangeId: other.id }} />
              }
            >
              {other.name}
            </TextLink>
            <Badge tone={nameChangeStates[other.state].tone}>
              {nameChangeStates[other.state].label}
            </Badge>
            <span className="text-sm text-faint">{formatDay(other.asked_at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
