import { memo } from "react";
import type { Conversation, Message } from "#contract/endpoints/messages.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { formatTime } from "#web/platform/format/format.ts";
import { AttachedFiles } from "#ui/media/attached-files.tsx";
import { Bubble } from "./bubble.tsx";
import { MessageText } from "./message-text.tsx";

interface MessageBubbleProps {
  message: Message;
  conversation: Conversation;
}

/** One message, or what happened in the deal. */
export const MessageBubble = memo(function MessageBubble({
  message,
  conversation,
}: MessageBubbleProps) {
  if (message.card) return <EventCard message={message} quoteId={conversation.quote_id} />;
  const { mine } = message;
  const isRead = message.seq <= conversation.read_to.other;
  return (
    <Bubble
      mine={mine}
      beside={
        <>
          {mine && <span className="block">{isRead ? "읽음" : "안 읽음"}</span>}
          <time dateTime={message.created_at} className="numeric">
            {formatTime(message.created_at)}
          </time>
        </>
      }
      below={message.has_contact_details && <ContactCaution mine={mine} />}
    >
      <VisuallyHidden>{mine ? "나" : message.author_name}: </VisuallyHidden>
      {message.text !== "" && <MessageText text={message.text} />}
      <AttachedFiles files={message.files} />
    </Bubble>
  );
});

function ContactCaution({ mine }: { mine: boolean }) {
  return (
    <p className="max-w-80 text-xs text-warning">
      {mine
        ? "연락처가 든 메시지라고 상대에게 표시돼요."
        : "연락처가 든 메시지예요. 솜씨 밖에서 한 약속은 기록이 남지 않아 도와 드리기 어려워요."}
    </p>
  );
}

/** What happened in the deal; the paper itself stands on the page of the quote. */
function EventCard({ message, quoteId }: { message: Message; quoteId: string }) {
  return (
    <div className="mx-auto flex max-w-96 flex-col items-center rounded-sm border border-line bg-surface px-4 py-2.5 text-center text-sm">
      <p>{message.text}</p>
      <p className="flex items-center gap-2 text-xs text-muted">
        <time dateTime={message.created_at} className="numeric">
          {formatTime(message.created_at)}
        </time>
        <Link
          to="/quote"
          search={{ id: quoteId }}
          className="inline-flex min-h-6 items-center text-accent-ink"
        >
          견적서 보기
        </Link>
      </p>
    </div>
  );
}
