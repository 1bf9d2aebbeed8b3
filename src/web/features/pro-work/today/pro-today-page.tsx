import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { COMING_DAYS } from "#domain/pro-today/waiting.ts";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { spokenDay } from "#ui/date/day-text.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { PausedNotice } from "#web/platform/deal/paused-notice.tsx";
import { entryLink } from "../entry-link.tsx";
import { SuspendedNotice } from "../suspended-notice.tsx";
import { entryName, entryPlace, entryTime } from "../work-entry-text.ts";
import { WorkRow } from "../work-row.tsx";
import { DayPanel } from "./day-panel.tsx";
import { Waiting } from "./waiting-groups.tsx";

/** Where a pro's day begins: the work of today, what waits for them, and what comes next. */
export function ProTodayPage() {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const { data: today } = useSuspenseQuery(endpointQuery("pro.today"));
  const isSuspended = me.pro?.state === "suspended";
  return (
    <PageFrame width="wide">
      <PageHeader
        title="오늘"
        description={
          today.today.length === 0
            ? `${spokenDay(today.day)} · 오늘 약속한 일은 없어요`
            : spokenDay(today.day)
        }
      />
      {isSuspended && <SuspendedNotice />}
      {!isSuspended && !today.accepts_requests && <PausedNotice />}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {today.today.length > 0 && <DayPanel entries={today.today} />}
          <Section title="기다리는 일">
            {today.waiting.map((group) => (
              <Waiting key={group.kind} group={group} proId={today.pro_id} />
            ))}
            {today.waiting.length === 0 && (
              <NothingWaits isSuspended={isSuspended} accepts={today.accepts_requests} />
            )}
          </Section>
        </div>
        <Coming entries={today.coming} />
      </div>
    </PageFrame>
  );
}

function NothingWaits({ isSuspended, accepts }: { isSuspended: boolean; accepts: boolean }) {
  if (isSuspended) {
    return (
      <EmptyState title="기다리는 일이 없어요" description="고용된 일에서 답할 것이 없어요." />
    );
  }
  if (!accepts) return <EmptyState title="기다리는 일이 없어요" />;
  return (
    <EmptyState
      title="기다리는 일이 없어요"
      description="새 요청이 오면 바로 여기에 나타나요. 서비스와 지역을 넓히면 요청을 더 받아요."
      action={
        <ButtonLink variant="secondary" render={<Link to="/pro/profile" />}>
          서비스와 지역 수정
        </ButtonLink>
      }
    />
  );
}

function Coming({ entries }: { entries: readonly WorkEntry[] }) {
  return (
    <Section
      title="다가오는 일"
      action={
        <TextLink placement="alone" className="text-sm" render={<Link to="/pro/schedule" />}>
          일정 보기
        </TextLink>
      }
    >
      {entries.length === 0 ? (
        <p className="text-muted">앞으로 {COMING_DAYS}일 동안 약속한 일이 없어요.</p>
      ) : (
        <ul className="border-t border-line max-lg:-mx-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <WorkRow
                render={entryLink(entry)}
                title={entryName(entry)}
                detail={
                  <>
                    <span className="block text-ink">
                      {spokenDay(entry.day)} {entry.from && entryTime(entry)}
                    </span>
                    {entryPlace(entry)}
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-col items-start">
        <TextLink placement="alone" render={<Link to="/pro/hires" />}>
          진행 중인 일
        </TextLink>
        <TextLink
          placement="alone"
          render={<Link to="/pro/hires" search={{ state: "completed" }} />}
        >
          완료한 거래
        </TextLink>
      </div>
    </Section>
  );
}
