import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { cardText, type CardReader } from "#domain/message/cards.ts";
import type { DealSide } from "#domain/quote/deal-side.ts";
import type { FoundMessage, Message } from "#contract/endpoints/messages.ts";
import { presentUpload } from "../uploads/present.ts";
import type { MessageRow } from "./queries.ts";

type UploadRow = Parameters<typeof presentUpload>[0];

/** What a message says: as it was written, or the sentence on a card. */
export function messageTextOf(
  row: Pick<MessageRow, "body" | "card_values">,
  reader: CardReader,
): string {
  return row.card_values === null ? row.body : cardText(row.card_values, reader);
}

/** A message that a search found. */
export function presentFound(row: MessageRow, accountId: string): FoundMessage {
  return {
    id: row.id,
    seq: row.seq,
    mine: row.author_id === accountId,
    text: row.body,
    created_at: seoulIso(row.created_at.getTime()),
  };
}

export interface MessageReader {
  accountId: string;
  side: DealSide;
  /** How each side is called for the one that looks, by account id. */
  names: ReadonlyMap<string, string>;
  /** How far the other side has read. */
  othersReadTo: number;
  files: readonly UploadRow[];
}

/** A message for one of the two sides. */
export function presentMessage(row: MessageRow, reader: MessageReader): Message {
  const mine = row.author_id === reader.accountId;
  const text = messageTextOf(row, { side: reader.side, didIt: mine });
  return {
    id: row.id,
    seq: row.seq,
    mine,
    author_name: row.author_id === null ? "" : (reader.names.get(row.author_id) ?? ""),
    client_id: mine ? row.client_id : null,
    text,
    body: text,
    card: row.card && { kind: row.card, subject_id: row.subject_id },
    files: reader.files.filter((file) => file.attached_id === row.id).map(presentUpload),
    has_contact_details: row.has_contact_details,
    created_at: seoulIso(row.created_at.getTime()),
    // Whoever is shown a message of the other side has read it.
    read: !mine || row.seq <= reader.othersReadTo,
  };
}
