import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Dot } from "#ui/text/dot.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import Zap from "lucide-react/icons/zap";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Pips } from "#ui/paper/pips.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import { wantedDayPassed } from "#domain/request/wanted-day.ts";
import type { RequestSummary } from "#contract/endpoints/requests/requests.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { nextStepText, requestStateBadge } from "./request-labels.ts";
import { usePassedDay } from "./use-passed-day.ts";

export function RequestListPage() {
  const list = useSuspenseInfiniteQuery(endpointPages("requests.list"));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="내 요청"
        actions={
          <ButtonLink size="sm" variant="secondary" render={<Link to="/search" />}>
            새 요청
          </ButtonLink>
        }
      />
      <InfiniteList
        label="내 요청"
        className="divide-y divide-line border-y border-line"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(request) => request.id}
        renderItem={(request) => <RequestRow request={request} />}
        {...furtherPages(list)}
        empty={
          <EmptyState
            title="아직 보낸 요청이 없어요"
            description="필요한 일을 알려 주면 고수들이 견적을 보내 드려요."
            action={<ButtonLink render={<Link to="/search" />}>서비스 찾아보기</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}

function RequestRow({ request }: { request: RequestSummary }) {
  const badge = requestStateBadge[request.state];
  const isComing = request.state === "open" && request.quote_count > 0;
  const passed = usePassedDay(request);
  return (
    <Link
      to="/requests/$requestId"
      params={{ requestId: request.id }}
      className="-mx-3 flex flex-col gap-1 rounded-md px-3 py-4 text-ink no-underline hover:bg-sunken"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-lg font-bold">{request.service.name}</span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {request.unread_quote_count > 0 && isLookingForPro(request.state) && (
            <Badge tone="accent">새 견적 {request.unread_quote_count}</Badge>
          )}
          {request.urgent && isLookingForPro(request.state) && (
            <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
              긴급
            </Badge>
          )}
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        {isComing && <Pips filled={request.quote_count} of={request.quote_limit} />}
        <span>{nextStepText(request)}</span>
      </span>
      {passed !== null && <span className="text-sm text-warning">{wantedDayPassed(passed)}</span>}
      <span className="text-sm text-muted">
        {request.region ?? "온라인"}
        <Dot />
        <RelativeTime at={request.published_at} />
      </span>
    </Link>
  );
}
