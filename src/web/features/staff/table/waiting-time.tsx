import { spanKo } from "#domain/calendar/relative-time.ts";
import { hasWaitedLong, WAITED_LONG_TEXT } from "#domain/staff/waiting.ts";
import { Badge } from "#ui/display/badge.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useNow } from "#web/platform/page/clock.ts";

/** Of the numbers, and of what stands over them: both end at one edge. */
export const waitingWidth = "@min-[50rem]:w-14 @min-[50rem]:text-right";

/** How long something waits for staff, and in amber that it is too long. */
export function WaitingTime({ since }: { since: string }) {
  const now = useNow();
  const at = Date.parse(since);
  return (
    <span className="flex items-center justify-end gap-2 @min-[50rem]:justify-start">
      <VisuallyHidden>기다린 지</VisuallyHidden>
      <time dateTime={since} className={`numeric ${waitingWidth}`}>
        {spanKo(now - at)}
      </time>
      {hasWaitedLong(at, now) && <Badge tone="warning">{WAITED_LONG_TEXT}</Badge>}
    </span>
  );
}
