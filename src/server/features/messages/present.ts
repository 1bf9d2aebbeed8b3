import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Message } from "#contract/endpoints/messages.ts";
import type { MessageRow } from "./queries.ts";

/** A message for one of the two sides. `names` by account id; `othersReadTo` the last one the other side read. */
export function presentMessage(
  row: MessageRow,
  seen: { accountId: string; names: ReadonlyMap<string, string>; othersReadTo: string | null },
): Message {
  const mine = row.author_id === seen.accountId;
  return {
    id: row.id,
    mine,
    author_name: seen.names.get(row.author_id) ?? "",
    body: row.body,
    created_at: seoulIso(row.created_at.getTime()),
    // Whoever is shown a message of the other side has read it.
    read: !mine || (seen.othersReadTo !== null && row.id <= seen.othersReadTo),
  };
}
