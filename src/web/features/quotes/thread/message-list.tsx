import { Fragment } from "react";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Message } from "#contract/endpoints/messages.ts";
import { Button } from "#ui/action/button.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { MessageBubble } from "./message-bubble.tsx";

/** What scrolls must be a tab stop, or keys could not scroll it. */
const scrollTabStop = { tabIndex: 0 };

interface MessageListProps {
  /** Oldest first. */
  messages: readonly Message[];
  hasOlder: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
  /** Who is on the other side, in one word. */
  other: string;
}

/**
 * Messages with the newest at the bottom. The reversed column keeps the view at the bottom, and where it is
 * while older ones come in on top.
 */
export function MessageList({
  messages,
  hasOlder,
  loadingOlder,
  onLoadOlder,
  other,
}: MessageListProps) {
  const lastRead = messages.findLast((message) => message.mine && message.read)?.id;
  return (
    <div
      role="log"
      aria-label="대화 내용"
      {...scrollTabStop}
      className="relative flex max-h-[45dvh] min-h-48 flex-col-reverse overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2 lg:max-h-[calc(100dvh-24rem)]"
    >
      {messages.length === 0 ? (
        <p className="m-auto max-w-60 text-center text-balance text-muted">
          궁금한 점을 물어보세요. {other}에게 바로 알려 드려요.
        </p>
      ) : (
        <div className="flex flex-col">
          {hasOlder && (
            <Button
              size="sm"
              variant="quiet"
              className="mb-4 self-center"
              pending={loadingOlder}
              onClick={onLoadOlder}
            >
              이전 글 보기
            </Button>
          )}
          <ol className="flex flex-col gap-2">
            {messages.map((message, index) => (
              <Fragment key={message.id}>
                <DayLine message={message} before={messages[index - 1]} />
                <MessageBubble message={message} showsRead={message.id === lastRead} />
              </Fragment>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** The day, above its first message. */
function DayLine({ message, before }: { message: Message; before: Message | undefined }) {
  const day = dayOf(message);
  if (before && dayOf(before) === day) return null;
  return (
    <li className="py-2 text-center text-xs text-muted">
      <time dateTime={day}>{formatKoreanDate(day)}</time>
    </li>
  );
}

function dayOf(message: Message): string {
  return seoulDay(Date.parse(message.created_at));
}
