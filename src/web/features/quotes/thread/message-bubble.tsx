import { clsx } from "clsx";
import type { Message } from "#contract/endpoints/messages.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatTime } from "#web/platform/format/format.ts";

interface MessageBubbleProps {
  message: Message;
  /** The last of my messages that the other side has read. */
  showsRead: boolean;
}

/** One message. Addresses in it stay plain text: nobody is led elsewhere by a press. */
export function MessageBubble({ message, showsRead }: MessageBubbleProps) {
  const { mine } = message;
  return (
    <li className={clsx("flex items-end gap-2", mine && "flex-row-reverse")}>
      <div
        className={clsx(
          "max-w-[80%] min-w-0 rounded-lg px-3.5 py-2.5",
          mine ? "rounded-br-sm bg-accent-soft" : "rounded-bl-sm bg-sunken",
        )}
      >
        <VisuallyHidden>{mine ? "나" : message.author_name}: </VisuallyHidden>
        <p className="whitespace-pre-wrap">{message.body}</p>
      </div>
      <p className={clsx("shrink-0 text-xs text-muted", mine && "text-right")}>
        {mine && (showsRead || !message.read) && (
          <span className="block">{message.read ? "읽음" : "안 읽음"}</span>
        )}
        <time dateTime={message.created_at} className="numeric">
          {formatTime(message.created_at)}
        </time>
      </p>
    </li>
  );
}
