import { Link } from "#web/platform/navigation/link.tsx";
import type { MessageThread } from "#contract/endpoints/messages.ts";
import { quoteStandingLabel } from "#domain/quote/state-labels.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { excerptAround } from "./excerpt.ts";
import { Found } from "./found.tsx";
import { SIDE_LABELS } from "./side-labels.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

interface ThreadRowProps {
  thread: MessageThread;
  isCurrent: boolean;
  /** What was looked for. */
  words?: string;
}

/** One talk: with whom, about what, and the last thing said, or the newest message with what was looked for. */
export function ThreadRow({ thread, isCurrent, words = "" }: ThreadRowProps) {
  const { other, last_message: last, found } = thread;
  return (
    <Link
      to="/chats/$quoteId"
      params={{ quoteId: thread.quote_id }}
      search={{
        ...(words === "" ? {} : { words }),
        ...(found ? { message: String(found.seq) } : {}),
      }}
      aria-current={isCurrent ? "page" : undefined}
      className="aria-[current=page]:bg-accent-soft flex items-center gap-4 bg-surface px-4 py-4 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <Avatar name={other.name} src={other.photo_url} sealOf={other.pro_id ?? undefined} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-bold">
            <Found text={other.name} words={words} /> {SIDE_LABELS[thread.viewer]}
          </span>
          <span className="shrink-0 text-sm text-muted">
            <RelativeTime at={last.created_at} />
          </span>
        </span>
        <span className="block truncate text-sm text-muted">
          <Found text={thread.service.name} words={words} /> ·{" "}
          {quoteStandingLabel(thread.viewer, {
            state: thread.quote_state,
            hire: thread.hire_state,
            request: thread.request_state,
          })}
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-3">
          <span className={`min-w-0 truncate ${thread.unread_count > 0 ? "font-semibold" : ""}`}>
            {found ? (
              <Found text={excerptAround(found.text, words)} words={words} />
            ) : (
              lastText(last)
            )}
          </span>
          {thread.unread_count > 0 && <Badge tone="accent">새 메시지 {thread.unread_count}</Badge>}
        </span>
      </span>
    </Link>
  );
}

function lastText(last: MessageThread["last_message"]): string {
  if (last.body === null) return "견적을 열면 메시지를 볼 수 있어요";
  return last.mine ? `나: ${last.body}` : last.body;
}
