import { useSearch } from "@tanstack/react-router";
import { ANSWER_BUSINESS_DAYS } from "#domain/support/ticket-times.ts";
import { isTraceId } from "#domain/support/ticket-rules.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { ContactWays } from "./contact-ways.tsx";
import { GuestTicketForm, MemberTicketForm } from "./ticket-form.tsx";
import { aboutValue } from "./ticket-values.ts";

/** Asking the help desk: with the id of the request that failed, or about a request or a payment, where a link said so. */
export function SupportPage() {
  const { id, request, payment } = useSearch({ from: "/support" });
  const { authenticated, userType } = useVisitor();
  const isMember = authenticated && userType !== "staff";
  const traceId = id !== undefined && isTraceId(id) ? id : null;
  const form = { traceId, about: aboutOf(request, payment) };
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "고객센터" }]} />}
        title="고객센터"
        description={`도움말에서 풀리지 않는 일이 있으면 알려 주세요. ${ANSWER_BUSINESS_DAYS}영업일 안에 답해 드려요.`}
        actions={
          <div className="flex flex-wrap gap-x-6">
            {isMember && (
              <TextLink placement="alone" render={<Link to="/support/tickets" />}>
                내 문의
              </TextLink>
            )}
            <TextLink placement="alone" render={<Link to="/help" />}>
              도움말
            </TextLink>
          </div>
        }
      />
      <div className="flex flex-col gap-12">
        {isMember && <MemberTicketForm {...form} />}
        {!authenticated && <GuestTicketForm {...form} />}
        <ContactWays traceId={traceId} />
      </div>
    </PageFrame>
  );
}

function aboutOf(request: string | undefined, payment: string | undefined): string {
  if (request !== undefined) return aboutValue({ kind: "request", id: request });
  return payment === undefined ? "" : aboutValue({ kind: "payment", id: payment });
}
