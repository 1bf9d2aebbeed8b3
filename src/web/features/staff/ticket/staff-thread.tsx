import { clsx } from "clsx";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { Output } from "#contract/registry.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Moment } from "#web/platform/format/moment.tsx";

/** What was written, in order, each answer with who gave it; files open one by one, since each look is written down. */
export function StaffThread({ ticket }: { ticket: Output<"staff.tickets.get"> }) {
  return (
    <ol aria-label="주고받은 글" className="flex flex-col gap-3">
      {ticket.messages.map((message) => (
        <li
          key={message.id}
          className={clsx(
            "rounded-lg border p-4",
            message.by === "staff" ? "border-transparent bg-accent-soft" : "border-line",
          )}
        >
          <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <b className="font-semibold">
              {message.by === "staff" ? `${message.staff_name} 운영자` : ticket.account.name}
            </b>
            <span className="text-muted">
              <Moment at={message.created_at} />
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
          {message.files.map((file) => (
            <p key={file.id}>
              <TextLink
                placement="alone"
                external
                className="wrap-anywhere"
                href={
                  endpointCall("staff.tickets.file", { ticketId: ticket.id, uploadId: file.id }).url
                }
              >
                {file.name}
              </TextLink>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
