import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import type { Notification } from "#contract/endpoints/platform.ts";
import { Button } from "#ui/action/button.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Everything that happened to the person, newest first; a tap leads to the thing itself. */
export function NotificationsPage() {
  const isStaff = useVisitor().userType === "staff";
  const list = useSuspenseInfiniteQuery(endpointPages("users.me.notifications"));
  const items = list.data.pages.flatMap((page) => page.items);
  const readAll = useEndpointMutation("users.me.notifications.readAll");
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="알림"
        actions={
          <div className="flex items-center gap-4">
            {items.some((one) => !one.read) && (
              <Button
                variant="secondary"
                size="sm"
                pending={readAll.pending}
                onClick={() => readAll.run({})}
              >
                모두 읽음
              </Button>
            )}
            {!isStaff && (
              <TextLink render={<Link to="/setting/notifications" />}>알림 설정</TextLink>
            )}
          </div>
        }
      />
      <InfiniteList
        label="알림"
        items={items}
        itemKey={(one) => one.id}
        renderItem={(one) => <NotificationRow notification={one} />}
        next={list.hasNextPage}
        loading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? "더 불러오지 못했어요." : undefined}
        onLoadMore={() => void list.fetchNextPage()}
        className="flex flex-col gap-2"
        empty={
          <EmptyState
            icon={<Bell size={26} />}
            title="아직 알림이 없어요"
            description="견적이 오거나 답이 오면 여기에서 알려 드려요."
          />
        }
      />
    </PageFrame>
  );
}

function NotificationRow({ notification }: { notification: Notification }) {
  const navigate = useNavigate();
  const read = useEndpointMutation("users.me.notifications.read", {
    // Whoever goes where it leads is not to be stopped by what became of a mark.
    onFailure: () => undefined,
  });
  return (
    <CardLink
      padding="md"
      href={notification.path}
      onClick={(event) => {
        if (!notification.read) void read.run({ notificationId: notification.id });
        // A plain link rather than the router's: nothing may load a quote before the tap, that would read it.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate({ href: notification.path });
      }}
    >
      <span className="flex items-start gap-3">
        <span
          aria-hidden
          className={
            notification.read
              ? "mt-2 size-2 shrink-0"
              : "mt-2 size-2 shrink-0 rounded-full bg-accent"
          }
        />
        <span className="min-w-0 flex-1">
          <span className="block font-bold">
            {!notification.read && <VisuallyHidden>읽지 않음 </VisuallyHidden>}
            {notification.title}
          </span>
          <span className="mt-0.5 block text-muted">
            <RunningText>{notification.body}</RunningText>
          </span>
          <span className="mt-1 block text-sm text-faint">
            <RelativeTime at={notification.created_at} />
          </span>
        </span>
      </span>
    </CardLink>
  );
}
