import { availableCertificationEvents } from "#domain/certification/lifecycle.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { QueuePanes } from "../queue/queue-panes.tsx";
import { OpenDecision } from "../open-decision.tsx";
import { CertificationDecision } from "./certification-decision.tsx";
import { CertificationFacts } from "./certification-facts.tsx";
import { CertificationFiles } from "./certification-files.tsx";
import { CertificationRevocation } from "./certification-revocation.tsx";
import { certificationEvents, certificationStates } from "../staff-labels.ts";

/** A paper with what it is compared with. */
export function StaffCertificationPage() {
  const { certificationId } = useParams({ from: "/staff/certifications/$certificationId" });
  const { data: one } = useSuspenseQuery(
    endpointQuery("staff.certifications.get", { certificationId }),
  );
  const state = certificationStates[one.state];
  const isOpen = one.state === "pending";
  return (
    <QueuePanes tab="certifications" current={certificationId} isOpen={isOpen}>
      <PageFrame width="narrow">
        <PageHeader
          above={
            <TextLink
              placement="alone"
              className="lg:hidden"
              render={<Link to="/staff" search={{ tab: "certifications" }} />}
            >
              대기 목록
            </TextLink>
          }
          title={one.label}
          description={
            <TextLink render={<Link to="/staff/pros/$proId" params={{ proId: one.pro.id }} />}>
              {one.pro.display_name}
            </TextLink>
          }
          actions={<Badge tone={state.tone}>{state.label}</Badge>}
        />
        <div className="flex flex-col gap-10">
          {one.reason && <Notice title="지난 결정의 이유">{one.reason}</Notice>}
          {one.same_number.length > 0 && (
            <Notice tone="warning" title="같은 사업자등록번호가 있어요">
              {one.same_number
                .map((other) => `${other.display_name} (${certificationStates[other.state].label})`)
                .join(", ")}
            </Notice>
          )}
          <OpenDecision key={one.id} isOpen={isOpen} decisions={one.decisions}>
            {(onLate) => <CertificationDecision certification={one} onLate={onLate} />}
          </OpenDecision>
          {availableCertificationEvents(one, "staff").includes("revoke") && (
            <CertificationRevocation certification={one} />
          )}
          <Card>
            <CertificationFacts certification={one} />
          </Card>
          <CertificationFiles certification={one} />
          <Section title="지난 일">
            <ul className="flex flex-col gap-3">
              {one.history.map((past) => (
                <li key={past.at + past.event}>
                  <p className="font-medium">{certificationEvents[past.event]}</p>
                  {past.reason && <p className="break-words">{past.reason}</p>}
                  <p className="text-sm text-faint">
                    <DayAndTime at={past.at} /> · {past.by}
                  </p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </PageFrame>
    </QueuePanes>
  );
}
