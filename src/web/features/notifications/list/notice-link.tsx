import { useNavigate } from "@tanstack/react-router";
import type { Notification } from "#contract/endpoints/platform.ts";
import { RunningText } from "#ui/text/running-text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

/** What a notice says, as a link to what it is about. */
export function NoticeLink({ notice }: { notice: Notification }) {
  const navigate = useNavigate();
  const read = useEndpointMutation("users.me.notifications.read", {
    // Whoever goes where it leads is not to be stopped by what became of a mark.
    onFailure: () => undefined,
  });
  return (
    <a
      className="flex items-start gap-3 p-4 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      href={notice.path}
      onClick={(event) => {
        if (!notice.read) void read.run({ notificationId: notice.id });
        // A plain link rather than the router's: nothing may load a quote before the tap, that would read it.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate({ href: notice.path });
      }}
    >
      <span
        aria-hidden
        className={
          notice.read ? "mt-2 size-2 shrink-0" : "mt-2 size-2 shrink-0 rounded-full bg-accent"
        }
      />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          {!notice.read && <VisuallyHidden>읽지 않음 </VisuallyHidden>}
          {notice.title}
        </span>
        <span className="mt-0.5 block whitespace-pre-line text-muted">
          <RunningText>{notice.body}</RunningText>
        </span>
        <span className="mt-1 block text-sm text-faint">
          <RelativeTime at={notice.created_at} />
        </span>
      </span>
    </a>
  );
}
