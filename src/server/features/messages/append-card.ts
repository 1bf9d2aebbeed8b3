import { isListedCard, type MessageCard } from "#domain/message/cards.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { appendMessage } from "./conversation-rows.ts";

/**
 * Verb of what follows: puts a card among the messages of a quote. Both sides' event numbers are held by who says what
 * happened (decision 024). A card is nothing that somebody wrote: it leaves what is unread as it was.
 */
export async function appendCard(
  tx: Tx,
  facts: {
    quoteId: string;
    authorId: string | null;
    card: MessageCard;
    subjectId: string | null;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  await appendMessage(
    tx,
    {
      id: facts.ids.next(),
      quote_id: facts.quoteId,
      author_id: facts.authorId,
      body: "",
      client_id: null,
      card: facts.card.kind,
      subject_id: facts.subjectId,
      card_values: facts.card,
      has_contact_details: false,
      created_at: facts.now,
    },
    { lists: isListedCard(facts.card.kind) },
  );
}
