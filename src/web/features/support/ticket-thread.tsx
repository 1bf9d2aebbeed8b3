import { clsx } from "clsx";
import type { TicketMessage } from "#contract/endpoints/me/support.ts";
import { Moment } from "#web/platform/format/moment.tsx";
import { AttachedFiles } from "#ui/media/attached-files.tsx";

/** What was written, in order: the answers of the house stand out, whoever gave them. */
export function TicketThread({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <ol aria-label="주고받은 글" className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={clsx(
            "rounded-lg border p-4",
            message.by === "staff" ? "border-transparent bg-accent-soft" : "border-line bg-surface",
          )}
        >
          <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <b className="font-semibold">{message.by === "staff" ? "솜씨 고객센터" : "나"}</b>
            <span className="text-muted">
              <Moment at={message.created_at} />
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
          <AttachedFiles files={message.files} />
        </li>
      ))}
    </ol>
  );
}
