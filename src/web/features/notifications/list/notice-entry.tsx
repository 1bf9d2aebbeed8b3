import type { FoldedNotification } from "#contract/endpoints/platform.ts";
import type { NoticeFilter } from "#domain/notice/notice-filters.ts";
import { Card } from "#ui/layout/card.tsx";
import { EarlierNotices } from "./earlier-notices.tsx";
import { NoticeLink } from "./notice-link.tsx";

type NoticeEntryProps = { entry: FoldedNotification; input: { filter?: NoticeFilter } };

/** The newest notice of a request, with those before it folded below, or one by itself. */
export function NoticeEntry({ entry, input }: NoticeEntryProps) {
  const earlier = entry.count - 1;
  return (
    <Card padding="none" className="overflow-hidden">
      <NoticeLink notice={entry} />
      {entry.request_id !== null && earlier > 0 && (
        <EarlierNotices
          requestId={entry.request_id}
          newestId={entry.id}
          input={input}
          count={earlier}
          unread={entry.unread_count - (entry.read ? 0 : 1)}
        />
      )}
    </Card>
  );
}
