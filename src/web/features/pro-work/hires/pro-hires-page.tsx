import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { groupDigits } from "#domain/text/group-digits.ts";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { HireSection } from "#domain/pro-hires/hire-section.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { SuspendedNotice } from "../suspended-notice.tsx";
import { ProHireRow } from "./pro-hire-row.tsx";
import { proHiresInput } from "./pro-hires-input.ts";

const sectionNames: Record<HireSection, string> = {
  today: "오늘",
  past: "지난 일",
  changing: "변경 대기",
  upcoming: "약속한 일",
  completed: "완료한 거래",
};

/** All that the pro was hired for: what runs by section, and what is done. */
export function ProHiresPage() {
  const input = proHiresInput(useSearch({ from: "/pro/hires" }).state);
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const list = useSuspenseInfiniteQuery(endpointPages("pro.hires", input));
  const items = list.data.pages.flatMap((page) => page.items);
  const [{ counts }] = list.data.pages as [(typeof list.data.pages)[number]];
  const running = counts.today + counts.past + counts.changing + counts.upcoming;
  const isRunning = input.state === "hired";
  return (
    <PageFrame width="wide">
      <PageHeader
        title={isRunning ? "진행 중인 일" : "완료한 거래"}
        className="mb-2 md:mb-2"
        actions={
          <ButtonLink variant="quiet" size="sm" render={<Link to="/pro/schedule" />}>
            일정 보기
          </ButtonLink>
        }
      />
      {me.pro?.state === "suspended" && <SuspendedNotice />}
      <TabLinks
        label="일의 상태"
        links={[
          { state: "hired", label: "진행 중", count: running },
          { state: "completed", label: "완료한 거래", count: counts.completed },
        ].map(({ state, label, count }) => ({
          key: state,
          label: (
            <>
              {label} <span className="numeric">{groupDigits(count)}</span>
            </>
          ),
          current: input.state === state,
          render: <Link to="/pro/hires" search={state === "completed" ? { state } : {}} />,
        }))}
      />
      <div className="max-lg:-mx-4">
        <InfiniteList
          label={isRunning ? "진행 중인 일" : "완료한 거래"}
          className="block"
          items={items}
          itemKey={(hire) => hire.id}
          renderItem={(hire, index) => (
            <>
              {isRunning && items[index - 1]?.section !== hire.section && (
                <h2 className="flex items-baseline gap-2 border-b border-line px-4 pt-7 pb-2 text-base lg:px-2">
                  {sectionNames[hire.section]}
                  <span className="numeric text-sm font-medium text-muted">
                    {counts[hire.section]}
                  </span>
                </h2>
              )}
              <ProHireRow hire={hire} />
            </>
          )}
          {...furtherPages(list)}
          empty={<Nothing isRunning={isRunning} isSuspended={me.pro?.state === "suspended"} />}
        />
      </div>
    </PageFrame>
  );
}

function Nothing({ isRunning, isSuspended }: { isRunning: boolean; isSuspended: boolean }) {
  if (!isRunning) {
    return (
      <EmptyState
        title="아직 완료한 거래가 없어요"
        description="일을 마치고 완료하면 여기에 모여요."
      />
    );
  }
  if (isSuspended) {
    return <EmptyState title="진행 중인 일이 없어요" description="고용된 일이 모두 끝났어요." />;
  }
  return (
    <EmptyState
      title="진행 중인 일이 없어요"
      description="고객이 견적으로 고용하면 작업일과 함께 여기에 나타나요."
      action={<ButtonLink render={<Link to="/pro/requests" />}>받은 요청 보기</ButtonLink>}
    />
  );
}
