import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from "react";
import { uuidv7 } from "uuidv7";
import type { Conversation } from "#contract/endpoints/messages.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/skeleton.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { useFocusHeir } from "#ui/action/use-focus-heir.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { messageDraftKey } from "#web/platform/draft/start-message.ts";
import { useKeptText } from "#web/platform/draft/use-kept-text.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { chatRows } from "./chat-rows.ts";
import { ContactWarning } from "./contact-warning.tsx";
import { MessageComposer } from "./message-composer.tsx";
import { MessageList } from "./message-list.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import { RoomHeader } from "./room-header.tsx";
import { UnreadAbove } from "./unread-above.tsx";
import { useConversation, type RoomConversation } from "./use-conversation.ts";
import { holdsContact } from "./outbox.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { useOutbox } from "./use-outbox.ts";
import { useTyping } from "./use-typing.ts";

interface RoomProps {
  quoteId: string;
  /** Of the message that it opens at, where it is led to one. */
  place: number | null;
  /** The 견적서 that the talk is about, as one line: shown once the talk may be read. */
  paper: ReactNode;
}

/** The conversation of one quote. */
export function Room({ quoteId, place, paper }: RoomProps) {
  const talk = useConversation(quoteId);
  useListsOutOfDate(talk.readAt);
  if (talk.failure) return <NoRoom quoteId={quoteId} failure={talk.failure} onRetry={talk.retry} />;
  if (!talk.conversation) return <WaitingRoom />;
  return <OpenRoom talk={talk} conversation={talk.conversation} place={place} paper={paper} />;
}

/** Whoever has arrived by keys stands on this heading: the room's own takes the focus over. */
function WaitingRoom() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusHeir(heading);
  return (
    <>
      <h1 ref={heading} className="sr-only">
        대화
      </h1>
      <SkeletonGroup className="flex flex-1 flex-col justify-end gap-3 p-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-10 w-1/2 self-end" />
      </SkeletonGroup>
    </>
  );
}

interface OpenRoomProps extends Pick<RoomProps, "place" | "paper"> {
  talk: RoomConversation;
  conversation: Conversation;
}

function OpenRoom({ talk, conversation, place, paper }: OpenRoomProps) {
  const { quote_id: quoteId } = conversation;
  const { pending, store: outbox } = useOutbox(conversation, talk.onSent);
  // What was held back on an earlier visit is not asked about on arrival: meanwhile the two may know each other.
  const [triedHere, setTriedHere] = useState<ReadonlySet<string>>(new Set());
  const store = useMemo(() => noting(outbox, setTriedHere), [outbox]);
  const [text, setText] = useKeptText(messageDraftKey(quoteId));
  const [sentCount, setSentCount] = useState(0);
  const toast = useToast();
  const [target, setTarget] = useState<{ seq: number } | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  // As it was on arrival: later answers know that all was read.
  const [firstUnread] = useState(conversation.first_unread?.seq ?? null);

  const { messages } = talk.window;
  useEffect(() => {
    store.remove(new Set(messages.flatMap(({ client_id: id }) => (id === null ? [] : [id]))));
  }, [messages, store]);
  const { goTo } = talk;
  const unreadIsAbove = firstUnread !== null && !messages.some(({ seq }) => seq === firstUnread);
  const [jumped, setJumped] = useState(!unreadIsAbove);

  const showsPending = talk.atEnd || talk.following;
  const rows = useMemo(
    () => chatRows(messages, showsPending ? pending : [], firstUnread),
    [messages, pending, firstUnread, showsPending],
  );
  const { typing, tell } = useTyping(quoteId, talk.window.lastSeq);
  const warned = pending.find((one) => holdsContact(one) && triedHere.has(one.client_id));

  function send(message: { text: string; files: readonly UploadedFile[] }) {
    store.add({
      ...message,
      client_id: uuidv7(),
      insist: false,
      written_at: Date.now(),
      refusal: null,
    });
    setSentCount((count) => count + 1);
  }

  /** Resolves with whether it could be fetched. */
  async function show(seq: number): Promise<boolean> {
    const found = await goTo(seq);
    if (found) setTarget({ seq });
    else
      toast({
        tone: "danger",
        message: "그 메시지를 불러오지 못했어요. 잠시 뒤에 다시 찾아 주세요.",
      });
    return found;
  }

  const showPlace = useEffectEvent(show);
  // Once for each place that the address names.
  useEffect(() => {
    if (place !== null) void showPlace(place);
  }, [place]);

  function rewrite() {
    if (!warned) return;
    setText((now) => [warned.text, now].filter((one) => one !== "").join("\n"));
    store.remove(new Set([warned.client_id]));
    input.current?.focus();
  }

  return (
    <>
      <RoomHeader
        conversation={conversation}
        messages={messages}
        paper={paper}
        onGo={(seq) => void show(seq)}
      />
      {!jumped && firstUnread !== null && unreadIsAbove && (
        <UnreadAbove
          count={conversation.unread_count}
          onPress={() => void show(firstUnread).then(setJumped)}
        />
      )}
      <MessageList
        talk={talk}
        conversation={conversation}
        rows={rows}
        store={store}
        sentCount={sentCount}
        target={target}
      />
      {conversation.writing_refusal ? (
        <p className="border-t border-line bg-sunken px-4 py-4 text-center text-sm text-muted">
          {conversation.writing_refusal.message}
        </p>
      ) : (
        <>
          <p className="min-h-5 px-4 text-xs text-muted">
            {typing && `${conversation.other.name}님이 쓰고 있어요…`}
          </p>
          <MessageComposer
            input={input}
            text={text}
            onText={(written) => {
              setText(written);
              if (written.trim() !== "") tell();
            }}
            onSend={send}
            extra={
              conversation.viewer === "pro" && (
                <QuickReplies
                  onChoose={(chosen) => {
                    setText((now) => [now, chosen].filter((one) => one !== "").join("\n"));
                    input.current?.focus();
                  }}
                />
              )
            }
          />
        </>
      )}
      <ContactWarning
        found={warned?.refusal?.found ?? []}
        onRewrite={rewrite}
        onInsist={() => warned && store.tryAgain(warned.client_id, { insist: true })}
      />
    </>
  );
}

/** The same outbox; the ids of what is sent through it are added to those that `note` keeps. */
function noting(
  outbox: OutboxStore,
  note: (step: (ids: ReadonlySet<string>) => ReadonlySet<string>) => void,
): OutboxStore {
  const tried = (id: string) => note((ids) => new Set(ids).add(id));
  return {
    ...outbox,
    add: (pending) => {
      tried(pending.client_id);
      outbox.add(pending);
    },
    tryAgain: (id, options) => {
      tried(id);
      outbox.tryAgain(id, options);
    },
  };
}

const STATE_FORBIDS = 409;

/** Where there is nothing to talk in: somebody else's, or a quote that was not opened yet. */
function NoRoom({
  quoteId,
  failure,
  onRetry,
}: {
  quoteId: string;
  failure: Error;
  onRetry: () => unknown;
}) {
  const isClosed = failure instanceof ApiFailure && failure.status === STATE_FORBIDS;
  return (
    <>
      <h1 className="sr-only">대화</h1>
      <ErrorPanel
        className="m-auto"
        title={isClosed ? "견적을 열면 대화할 수 있어요" : "대화를 불러오지 못했어요"}
        description={failureMessage(failure)}
        {...(isClosed ? {} : { onRetry })}
        action={
          isClosed ? (
            <ButtonLink render={<Link to="/quote" search={{ id: quoteId }} />}>
              견적 보기
            </ButtonLink>
          ) : (
            <ButtonLink variant="quiet" render={<Link to="/chats" />}>
              대화 목록으로
            </ButtonLink>
          )
        }
      />
    </>
  );
}

/** Lists with counts of unread messages are out of date once these were read; they load anew when shown. */
function useListsOutOfDate(readAt: number) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readAt === 0) return;
    for (const name of [
      "messages.threads",
      "messages.unreadCount",
      "users.me.waiting",
      "pro.today",
      "quotes.list",
      "requests.get",
    ]) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  }, [queryClient, readAt]);
}
