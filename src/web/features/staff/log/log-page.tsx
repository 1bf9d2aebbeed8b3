import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Output } from "#contract/registry.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Dot } from "#ui/text/dot.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { KeyHints } from "../keys/key-hints.tsx";
import { FOCUSABLE_ROW } from "../keys/use-staff-keys.ts";
import { logInput } from "./log-filter.ts";
import { LogFilters } from "./log-filters.tsx";
import { LogSubject } from "./log-subject.tsx";
import { actionLabels, kindLabels } from "../staff-labels.ts";

/** What staff did, saw and tried, newest first. */
export function StaffLogPage() {
  const input = logInput(useSearch({ from: "/staff/log" }));
  const list = useSuspenseInfiniteQuery(endpointPages("staff.log", input));
  return (
    <PageFrame width="dense">
      <PageHeader
        title="기록"
        description="지우거나 수정할 수 없어요."
        actions={<KeyHints more={[]} />}
      />
      <LogFilters />
      <div className="mt-6">
        <InfiniteList
          label="운영 기록"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(entry) => entry.id}
          renderItem={(entry) => <LogEntry entry={entry} />}
          {...furtherPages(list)}
          className="divide-y divide-line"
          empty={
            <EmptyState
              title="해당하는 기록이 없어요"
              action={
                Object.keys(input).length > 0 && (
                  <ButtonLink variant="secondary" render={<Link to="/staff/log" />}>
                    필터 모두 해제
                  </ButtonLink>
                )
              }
            />
          }
        />
      </div>
    </PageFrame>
  );
}

function LogEntry({ entry }: { entry: Output<"staff.log">["items"][number] }) {
  return (
    <div
      {...FOCUSABLE_ROW}
      className="py-3 lg:grid lg:min-h-11 lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,4fr)] lg:items-center lg:gap-x-4 lg:py-1"
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{actionLabels[entry.action]}</span>
        <Badge tone={entry.kind === "refused" ? "danger" : "neutral"}>
          {kindLabels[entry.kind]}
        </Badge>
        {entry.subject && <LogSubject subject={entry.subject} />}
      </p>
      <p className="break-words lg:text-sm">{entry.reason}</p>
      <p className="text-sm text-faint">
        <RunningText>{`${formatDay(entry.at)} ${formatTime(entry.at)}`}</RunningText>
        <Dot />
        {entry.by}
        {entry.person && (
          <>
            <Dot />
            <span className="whitespace-nowrap">대상 {entry.person}</span>
          </>
        )}
        {entry.ip && (
          <>
            <Dot />
            <span className="numeric">{entry.ip}</span>
          </>
        )}
      </p>
    </div>
  );
}
