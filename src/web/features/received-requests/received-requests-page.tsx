import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { groupDigits } from "#domain/text/group-digits.ts";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import Keyboard from "lucide-react/icons/keyboard";
import { useRef, useState } from "react";
import { RECEIVED_TABS } from "#domain/received-request/received-filter.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ColumnHeadings } from "#ui/list/column-headings.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { PausedNotice } from "#web/platform/deal/paused-notice.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { FilterSheetButton } from "./filter-sheet-button.tsx";
import { PassSheet } from "./pass-sheet.tsx";
import { FilterChoices, WordsField } from "./received-filters.tsx";
import { emptyTabTitles, tabLabels } from "./received-labels.ts";
import {
  filterCount,
  readReceivedParams,
  receivedInput,
  withoutFilters,
  type ReceivedParams,
} from "./received-params.ts";
import { receivedColumns, ReceivedRow } from "./received-row.tsx";
import { CreditSummary } from "./rail/credit-summary.tsx";
import { UsableCredits } from "./rail/usable-credits.tsx";
import { RecentOutcome } from "./rail/recent-outcome.tsx";
import { ShortcutsSheet } from "./shortcuts-sheet.tsx";
import { useFocusAfterRow, useListKeys } from "./use-list-keys.ts";
import { usePass } from "./use-pass.tsx";

/** The pro's inbox. New requests come in while it is open. */
export function ReceivedRequestsPage() {
  const params = readReceivedParams(useSearch({ from: "/pro/requests" }));
  const list = useSuspenseInfiniteQuery(endpointPages("pro.requests", receivedInput(params)));
  const items = list.data.pages.flatMap((page) => page.items);
  const [{ counts, accepts_requests: accepts }] = list.data.pages as [
    (typeof list.data.pages)[number],
  ];
  const [passing, setPassing] = useState<ReceivedRequest | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { passOn, takeBack } = usePass();
  const rows = useRef<HTMLDivElement>(null);
  const leave = useFocusAfterRow(
    rows,
    items.map((item) => item.request_id),
  );
  const onKeyDown = useListKeys(rows, {
    onPass: (id) =>
      setPassing(items.find((item) => item.request_id === id && mayPassNow(item)) ?? null),
    onHelp: () => setIsHelpOpen(true),
  });
  return (
    <PageFrame width="dense">
      <PageHeader title="받은 요청" className="mb-2 md:mb-2" actions={<UsableCredits />} />
      {!accepts && <PausedNotice />}
      <TabLinks
        label="요청 필터"
        links={RECEIVED_TABS.map((tab) => ({
          key: tab,
          label: (
            <>
              {tabLabels[tab]} <span className="numeric">{groupDigits(counts.tabs[tab])}</span>
            </>
          ),
          current: (params.filter ?? "all") === tab,
          render: (
            <Link
              to="/pro/requests"
              search={{ ...params, filter: tab === "all" ? undefined : tab }}
            />
          ),
        }))}
      />
      <div className="my-4 flex gap-2 lg:max-xl:flex-wrap">
        <WordsField />
        <div className="lg:hidden">
          <FilterSheetButton counts={counts} />
        </div>
        <div className="hidden gap-2 lg:flex">
          <FilterChoices counts={counts} />
        </div>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4 text-sm text-muted">
        <p role="status" className="numeric">
          요청 {groupDigits(counts.total)}건
        </p>
        <div className="flex items-center gap-3">
          {filterCount(params) > 0 && items.length > 0 && (
            <TextLink
              placement="alone"
              render={<Link to="/pro/requests" search={withoutFilters(params)} />}
            >
              필터 모두 해제
            </TextLink>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="max-lg:hidden"
            icon={<Keyboard size={18} aria-hidden />}
            onClick={() => setIsHelpOpen(true)}
          >
            단축키
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-x-6 gap-y-10 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
        <div className="min-w-0">
          {items.length > 0 && (
            <ColumnHeadings
              columns={receivedColumns}
              names={["요청", "지역", "작업일 · 마감", "결정", "받은 견적"]}
              last="견적 비용"
            />
          )}
          <div
            ref={rows}
            onKeyDown={onKeyDown}
            className="max-lg:-mx-4 max-lg:border-t max-lg:border-line"
          >
            <InfiniteList
              label="받은 요청"
              className="block"
              items={items}
              itemKey={(request) => request.request_id}
              renderItem={(request) => (
                <ReceivedRow request={request} onPass={setPassing} onUndo={takeBack} />
              )}
              {...furtherPages(list)}
              empty={<Nothing params={params} accepts={accepts} />}
            />
          </div>
        </div>
        <aside
          aria-label="내 크레딧과 최근 성과"
          className="grid gap-3 md:grid-cols-2 xl:grid-cols-1"
        >
          <CreditSummary />
          <RecentOutcome />
        </aside>
      </div>
      <PassSheet
        request={passing}
        onClose={() => setPassing(null)}
        onPass={(request, reason) => {
          setPassing(null);
          leave(request.request_id);
          void passOn(request, reason);
        }}
      />
      <ShortcutsSheet open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </PageFrame>
  );
}

function mayPassNow({ may_pass, passed }: ReceivedRequest): boolean {
  return may_pass && passed === null;
}

function Nothing({ params, accepts }: { params: ReceivedParams; accepts: boolean }) {
  if (filterCount(params) > 0) {
    return (
      <EmptyState
        title={
          params.words === undefined
            ? "이 조건에 맞는 요청이 없어요"
            : `‘${params.words}’에 맞는 요청이 없어요`
        }
        action={
          <ButtonLink
            variant="secondary"
            render={<Link to="/pro/requests" search={withoutFilters(params)} />}
          >
            필터 모두 해제
          </ButtonLink>
        }
      />
    );
  }
  const { filter: tab } = receivedInput(params);
  if (tab !== undefined) return <EmptyState title={emptyTabTitles[tab]} />;
  // The notice above says why none come, and how they come again.
  if (!accepts) return <EmptyState title="아직 받은 요청이 없어요" />;
  return (
    <EmptyState
      title="아직 받은 요청이 없어요"
      description="내 서비스와 지역에 맞는 요청이 오면 바로 여기에 나타나요."
      action={
        <ButtonLink variant="secondary" render={<Link to="/pro/profile" />}>
          서비스와 지역 수정
        </ButtonLink>
      }
    />
  );
}
