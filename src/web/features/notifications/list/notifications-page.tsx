import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { noticesInput, noticeTabs } from "./notice-filter.ts";
import { NoticeEntry } from "./notice-entry.tsx";

/** Everything that happened to the person, newest first, one entry for each request; a tap leads to the thing itself. */
export function NotificationsPage() {
  const input = noticesInput(useSearch({ from: "/notifications" }).filter);
  const list = useSuspenseInfiniteQuery(endpointPages("users.me.notifications", input));
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="알림"
        className="mb-2 md:mb-2"
        actions={<Actions hasUnread={items.some((one) => one.unread_count > 0)} />}
      />
      <TabLinks
        label="알림 필터"
        links={noticeTabs.map(({ label, filter }) => ({
          key: label,
          label,
          current: input.filter === filter,
          render: <Link to="/notifications" search={filter ? { filter } : {}} />,
        }))}
      />
      <div className="mt-5">
        <InfiniteList
          label="알림"
          items={items}
          itemKey={(one) => one.request_id ?? one.id}
          renderItem={(one) => <NoticeEntry entry={one} input={input} />}
          {...furtherPages(list)}
          className="flex flex-col gap-2"
          empty={<Nothing filtered={input.filter !== undefined} />}
        />
      </div>
    </PageFrame>
  );
}

function Actions({ hasUnread }: { hasUnread: boolean }) {
  const readAll = useEndpointMutation("users.me.notifications.readAll");
  return (
    <div className="flex items-center gap-4">
      {hasUnread && (
        <Button
          variant="secondary"
          size="sm"
          pending={readAll.pending}
          onClick={() => readAll.run({})}
        >
          모두 읽음
        </Button>
      )}
      <TextLink placement="alone" render={<Link to="/setting/notifications" />}>
        알림 설정
      </TextLink>
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="해당하는 알림이 없어요"
        action={
          <ButtonLink variant="secondary" render={<Link to="/notifications" />}>
            모든 알림 보기
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="아직 알림이 없어요"
      description="견적이 오거나 답이 오면 여기에서 알려 드려요."
      action={
        <ButtonLink variant="secondary" render={<Link to="/setting/notifications" />}>
          알림 설정 보기
        </ButtonLink>
      }
    />
  );
}
