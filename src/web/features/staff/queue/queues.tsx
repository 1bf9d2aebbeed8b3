import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactElement, ReactNode } from "react";
import { ABUSE_REPORT_REASON_LABELS } from "#domain/abuse-report/reason.ts";
import { CardLink } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { certificationKinds } from "../staff-labels.ts";

export function ProQueue() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.pros"));
  return (
    <Queue
      label="기다리는 고수"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(pro) => (
        <Waiting
          link={<Link to="/staff/pros/$proId" params={{ proId: pro.id }} />}
          title={pro.display_name}
          detail={pro.headline}
          since={pro.applied_at}
        />
      )}
    />
  );
}

export function NameChangeQueue() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.nameChanges"));
  return (
    <Queue
      label="기다리는 이름"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(one) => (
        <Waiting
          link={<Link to="/staff/name-changes/$nameChangeId" params={{ nameChangeId: one.id }} />}
          title={one.name}
          detail={`전 이름 · ${one.previous_name}`}
          since={one.asked_at}
        />
      )}
    />
  );
}

export function CertificationQueue() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.certifications"));
  return (
    <Queue
      label="기다리는 자격"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(one) => (
        <Waiting
          link={
            <Link
              to="/staff/certifications/$certificationId"
              params={{ certificationId: one.id }}
            />
          }
          title={one.pro_name}
          detail={`${certificationKinds[one.kind]} · ${one.label}`}
          since={one.submitted_at}
        />
      )}
    />
  );
}

export function ReportQueue() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.reports"));
  return (
    <Queue
      label="열린 신고"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(report) => (
        <Waiting
          link={<Link to="/staff/reports/$reportId" params={{ reportId: report.id }} />}
          title={report.pro_name}
          detail={ABUSE_REPORT_REASON_LABELS[report.reason]}
          since={report.created_at}
        />
      )}
    />
  );
}

interface Loading {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

function Queue<T extends { id: string }>(props: {
  label: string;
  list: Loading;
  items: readonly T[];
  row: (item: T) => ReactNode;
}) {
  const { label, list, items, row } = props;
  return (
    <InfiniteList
      label={label}
      items={items}
      itemKey={(item) => item.id}
      renderItem={row}
      next={list.hasNextPage}
      loading={list.isFetchingNextPage}
      error={list.isFetchNextPageError ? "더 불러오지 못했어요." : undefined}
      onLoadMore={() => void list.fetchNextPage()}
      className="flex flex-col gap-2"
      empty={<EmptyState title="기다리는 일이 없어요" />}
    />
  );
}

function Waiting(props: { link: ReactElement; title: string; detail: string; since: string }) {
  return (
    <CardLink padding="md" render={props.link}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-bold break-words">{props.title}</span>
        <span className="shrink-0 text-sm text-faint">
          <RelativeTime at={props.since} />
        </span>
      </span>
      <span className="mt-0.5 block break-words text-muted">{props.detail}</span>
    </CardLink>
  );
}
