import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Message } from "#contract/endpoints/messages.ts";
import type { Outbox, Pending } from "./outbox.ts";

/** A row of the list: a message, or one that is under way, with what stands above it. */
export type ChatRow = {
  key: string;
  /** The day, above its first row. */
  day: string | null;
  /** Above the first message that was not read when the room was opened. */
  firstUnread: boolean;
  /** Follows a message of the same person within the same minute. */
  goesOn: boolean;
} & ({ kind: "message"; message: Message } | { kind: "pending"; pending: Pending });

/** Oldest first. What the server has acknowledged shows as the server's, once. */
export function chatRows(
  messages: readonly Message[],
  outbox: Outbox,
  firstUnread: number | null,
): ChatRow[] {
  const known = new Set(messages.map(({ client_id: id }) => id));
  const under = outbox.filter(({ client_id: id }) => !known.has(id));
  let day = "";
  let before: Message | null = null;
  const dayAbove = (ms: number) => {
    const own = seoulDay(ms);
    const shown = own === day ? null : own;
    day = own;
    return shown;
  };
  const rows: ChatRow[] = messages.map((message) => {
    const goesOn = before !== null && isOneBreath(before, message);
    before = message;
    const above = dayAbove(Date.parse(message.created_at));
    return {
      kind: "message",
      // The row of one under way becomes the row of the message: nothing is drawn anew.
      key: message.client_id ?? message.id,
      day: above,
      firstUnread: message.seq === firstUnread,
      goesOn: goesOn && above === null,
      message,
    };
  });
  for (const pending of under) {
    rows.push({
      kind: "pending",
      key: pending.client_id,
      day: dayAbove(pending.written_at),
      firstUnread: false,
      goesOn: false,
      pending,
    });
  }
  return rows;
}

function isOneBreath(before: Message, message: Message): boolean {
  return (
    !before.card &&
    !message.card &&
    before.mine === message.mine &&
    minuteOf(before) === minuteOf(message)
  );
}

const MINUTE = "YYYY-MM-DDTHH:MM".length;
function minuteOf({ created_at: at }: Message): string {
  return at.slice(0, MINUTE);
}
