import ArrowDown from "lucide-react/icons/arrow-down";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import type { Conversation } from "#contract/endpoints/messages.ts";
import { Button } from "#ui/action/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import type { ChatRow } from "./chat-rows.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { PendingBubble } from "./pending-bubble.tsx";
import type { OutboxStore } from "./outbox-store.ts";
import type { RoomConversation } from "./use-conversation.ts";

/** What scrolls must be a tab stop, or keys could not scroll it. */
const scrollTabStop = { tabIndex: 0 };
/** How near to an end counts as being there. */
const NEAR_PX = 48;
/** How far before an end the next messages are asked for. */
const AHEAD_PX = 600;

interface MessageListProps {
  talk: RoomConversation;
  conversation: Conversation;
  rows: readonly ChatRow[];
  store: OutboxStore;
  /** Grows with each message that the person sends: the list then goes to its end. */
  sentCount: number;
  /** A message to show, once it is on the device; a new object each time it is asked for. */
  target: { seq: number } | null;
}

/** The messages, of which only those near the screen are drawn; it stays at the end while the person is there. */
export function MessageList({
  talk,
  conversation,
  rows,
  store,
  sentCount,
  target,
}: MessageListProps) {
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const stays = useRef(true);
  const [seenSeq, setSeenSeq] = useState<number | null>(null);
  const firstKey = rows[0]?.key;
  const shownKey = useRef(firstKey);
  // Older ones have come on top: the view keeps its place from the end.
  const isLonger =
    shownKey.current !== firstKey && rows.some(({ key }) => key === shownKey.current);
  useLayoutEffect(() => {
    shownKey.current = firstKey;
  }, [firstKey]);

  const lastSeq = talk.window.lastSeq;
  const news = seenSeq === null ? 0 : Math.max(0, lastSeq - seenSeq);

  const toEnd = () => {
    if (rows.length > 0) list.current?.scrollToIndex(rows.length - 1, { align: "end" });
  };
  // It opens at the first message that was not read, or at the end.
  const arrived = useRef(false);
  useLayoutEffect(() => {
    if (arrived.current || rows.length === 0) return;
    arrived.current = true;
    const unread = rows.findIndex(({ firstUnread }) => firstUnread);
    if (unread === -1) return;
    stays.current = false;
    list.current?.scrollToIndex(unread, { align: "start" });
  });
  const gone = useRef<MessageListProps["target"]>(null);
  useLayoutEffect(() => {
    if (!target || gone.current === target) return;
    const index = rows.findIndex((row) => isMessage(row, target.seq));
    if (index === -1) return;
    gone.current = target;
    stays.current = false;
    list.current?.scrollToIndex(index, { align: "center" });
  });
  useLayoutEffect(() => {
    if (stays.current) toEnd();
    // Whatever comes: rows are a new list each time.
  });
  const followSent = useEffectEvent(() => {
    stays.current = true;
    setSeenSeq(null);
    void talk.goToEnd().then(toEnd);
  });
  useEffect(() => {
    if (sentCount > 0) followSent();
  }, [sentCount]);

  function onScroll() {
    const box = scroller.current;
    if (!box) return;
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    stays.current = talk.atEnd && below < NEAR_PX;
    if (stays.current) setSeenSeq(null);
    else if (seenSeq === null) setSeenSeq(lastSeq);
    if (box.scrollTop < AHEAD_PX && !talk.atStart) void talk.loadOlder();
    if (below < AHEAD_PX && !talk.atEnd) void talk.loadNewer();
  }

  async function goToEnd() {
    stays.current = true;
    setSeenSeq(null);
    await talk.goToEnd();
    toEnd();
    scroller.current?.focus({ preventScroll: true });
  }

  return (
    <div className="relative min-h-0 flex-1">
      {/* A short talk stands at the bottom, by the field. */}
      <div
        ref={scroller}
        role="log"
        aria-label="대화 내용"
        {...scrollTabStop}
        onScroll={onScroll}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-4 pb-3 [overflow-anchor:none] [&>ol]:mt-auto focus-visible:-outline-offset-2"
      >
        <Virtualizer
          ref={list}
          as="ol"
          item="li"
          data={rows}
          shift={isLonger}
          onResize={() => {
            if (stays.current) toEnd();
          }}
        >
          {(row) => (
            <div
              key={row.key}
              className={clsx(
                row.goesOn ? "pt-1" : "pt-3",
                target && isMessage(row, target.seq) && "rounded-md bg-accent-soft",
              )}
            >
              {row.day !== null && <DayLine day={row.day} />}
              {row.firstUnread && <UnreadLine />}
              {row.kind === "message" ? (
                <MessageBubble message={row.message} conversation={conversation} />
              ) : (
                <PendingBubble pending={row.pending} store={store} />
              )}
            </div>
          )}
        </Virtualizer>
      </div>
      {talk.failed && !talk.atStart && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute! top-2 left-1/2 -translate-x-1/2 shadow-overlay"
          onClick={() => void talk.loadOlder()}
        >
          이전 메시지 다시 불러오기
        </Button>
      )}
      {(news > 0 || !talk.atEnd || seenSeq !== null) && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 shadow-overlay"
          onClick={() => void goToEnd()}
        >
          <ArrowDown size={16} aria-hidden />
          {news > 0 ? `새 메시지 ${news}개` : "맨 아래로"}
        </Button>
      )}
      {rows.length === 0 && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center">
          <Spinner />
        </p>
      )}
    </div>
  );
}

function isMessage(row: ChatRow, seq: number): boolean {
  return row.kind === "message" && row.message.seq === seq;
}

/** The day, above its first message. */
function DayLine({ day }: { day: string }) {
  return (
    <p className="pt-2 pb-3 text-center text-xs text-muted">
      <time dateTime={day}>{formatKoreanDate(day)}</time>
    </p>
  );
}

function UnreadLine() {
  return (
    <p className="mb-3 flex items-center gap-3 text-xs font-semibold text-accent-ink before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      여기까지 읽었어요
    </p>
  );
}
