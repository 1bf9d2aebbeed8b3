import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Consultation } from "#contract/endpoints/consultations.ts";
import { slotParts } from "#domain/consultation/slot-labels.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ConsultationActions } from "./consultation-actions.tsx";
import { feeText, stateBadge } from "./consultation-labels.ts";
import { FeeNotice } from "./fee-notice.tsx";
import { StateNotice } from "./state-notice.tsx";

/** One consultation for either side: when, with whom, about what, and what to do next. */
export function ConsultationPage() {
  const { consultationId } = useParams({ from: "/consultations/$consultationId" });
  const { data: one } = useSuspenseQuery(endpointQuery("consultations.get", { consultationId }));
  const badge = stateBadge[one.state];
  const who = one.side === "customer" ? `${one.pro.display_name} 고수` : `${one.customer.name}님`;
  return (
    <PageFrame width="narrow" className={one.actions.length > 0 ? "max-md:pb-0" : undefined}>
      <PageHeader title="상담" actions={<Badge tone={badge.tone}>{badge.label}</Badge>} />
      <div className="flex flex-col gap-8">
        <StateNotice consultation={one} />
        <Card>
          <DescriptionList
            items={[
              {
                key: "when",
                term: "일시",
                detail: <When consultation={one} />,
              },
              {
                key: "who",
                term: one.side === "customer" ? "고수" : "고객",
                detail: <Who consultation={one} who={who} />,
              },
              ...(one.phone !== null || one.state === "asked"
                ? [{ key: "phone", term: "전화번호", detail: <Phone phone={one.phone} /> }]
                : []),
              { key: "fee", term: "상담료", detail: feeText(one.fee) },
            ]}
          />
        </Card>
        <Section title={one.side === "customer" ? "내가 보낸 내용" : "고객이 보낸 내용"}>
          <p className="break-words whitespace-pre-line">{one.message}</p>
        </Section>
        <FeeNotice fee={one.fee} />
        <ConsultationActions consultation={one} />
      </div>
    </PageFrame>
  );
}

/** In two lines on a phone, where one would not fit beside its term and leave that alone in a line. */
function When({ consultation: { starts_at, ends_at } }: { consultation: Consultation }) {
  const { day, time } = slotParts(Date.parse(starts_at), Date.parse(ends_at));
  return (
    <>
      <span className="whitespace-nowrap max-sm:block">{day}</span>{" "}
      <span className="whitespace-nowrap max-sm:block">{time}</span>
    </>
  );
}

function Who({ consultation: { side, pro }, who }: { consultation: Consultation; who: string }) {
  if (side === "pro") return who;
  return <TextLink render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}>{who}</TextLink>;
}

function Phone({ phone }: { phone: string | null }) {
  if (phone === null) return <span className="text-muted">확정되면 보여요</span>;
  return (
    <TextLink className="numeric" href={`tel:${phone.replaceAll("-", "")}`}>
      {phone}
    </TextLink>
  );
}
