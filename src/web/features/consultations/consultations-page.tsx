import type { DealSide } from "#domain/quote/deal-side.ts";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ConsultationSummary } from "#contract/endpoints/consultations.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { feeText, stateBadge } from "./consultation-labels.ts";

type ConsultationsPageProps = {
  side: DealSide;
  /** Whether the person can be asked as well, and so has a choice. */
  bothSides: boolean;
};

/** The person's consultations: those they asked for and, as a pro, those asked of them. */
export function ConsultationsPage({ side, bothSides }: ConsultationsPageProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("consultations.list", { side }));
  return (
    <PageFrame width="narrow">
      <PageHeader title="상담" className={bothSides ? "mb-2 md:mb-2" : undefined} />
      {bothSides && <SideTabs side={side} />}
      <div className={bothSides ? "mt-5" : undefined}>
        <InfiniteList
          label="상담"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(one) => one.id}
          renderItem={(one) => <ConsultationRow consultation={one} />}
          {...furtherPages(list)}
          empty={<NoConsultations side={side} />}
        />
      </div>
    </PageFrame>
  );
}

function SideTabs({ side }: { side: DealSide }) {
  return (
    <TabLinks
      label="누구의 상담"
      links={[
        { key: "customer", label: "내가 요청한 상담" },
        { key: "pro", label: "나에게 온 상담" },
      ].map(({ key, label }) => ({
        key,
        label,
        current: side === key,
        render: <Link to="/consultations" search={{ side: key }} />,
      }))}
    />
  );
}

function ConsultationRow({ consultation }: { consultation: ConsultationSummary }) {
  const { side, state, pro, customer, fee } = consultation;
  const badge = stateBadge[state];
  return (
    <CardLink
      render={
        <Link to="/consultations/$consultationId" params={{ consultationId: consultation.id }} />
      }
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-bold">
          {side === "customer" ? `${pro.display_name} 고수` : `${customer.name}님`}
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </span>
      <span className="mt-1 block tabular-nums">
        {describeSlot(Date.parse(consultation.starts_at))}
      </span>
      <span className="mt-0.5 block text-sm text-muted">상담료 {feeText(fee)}</span>
    </CardLink>
  );
}

function NoConsultations({ side }: { side: DealSide }) {
  if (side === "customer") {
    return (
      <EmptyState
        title="아직 요청한 상담이 없어요"
        description="상담을 여는 고수의 프로필에서 시간을 골라 요청할 수 있어요."
        action={<ButtonLink render={<Link to="/popular-services" />}>서비스 둘러보기</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title="아직 온 상담이 없어요"
      description="상담 프로필을 올리면 고객이 빈 시간을 골라 요청할 수 있어요."
      action={<ButtonLink render={<Link to="/pro/consultant" />}>상담 프로필 만들기</ButtonLink>}
    />
  );
}
