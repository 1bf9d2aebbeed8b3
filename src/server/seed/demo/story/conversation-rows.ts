import { isListedCard } from "#domain/message/cards.ts";
import { DEAL_SIDES, type DealSide } from "#domain/quote/deal-side.ts";
import type { Market } from "../market.ts";
import { dealCards } from "./deal-cards.ts";
import type { StoryHire } from "./hire-rows.ts";
import type { StoryQuote } from "./quote-rows.ts";
import type { TalkLine } from "./talk-lines.ts";

interface Entry {
  at: number;
  authorId: string | null;
  body: string;
  card: ReturnType<typeof dealCards>[number] | null;
  /** A list of talks shows it. */
  lists: boolean;
}

/** Writes the conversation of a quote: what was written and what happened, in order, and how far each side has read it. */
export function conversationRows(
  market: Market,
  facts: {
    quote: StoryQuote;
    customerId: string;
    lines: readonly TalkLine[];
    hire: StoryHire | null;
  },
): void {
  const { quote, customerId, lines, hire } = facts;
  const accounts = { customer: customerId, pro: quote.plan.pro.accountId };
  const entries: Entry[] = [
    ...dealCards(market, quote, hire).map((card) => ({
      at: card.at,
      authorId: card.by && accounts[card.by === "customer" ? "customer" : "pro"],
      body: "",
      card,
      lists: isListedCard(card.card.kind),
    })),
    ...lines.map(({ at, by, text }) => ({
      at,
      authorId: accounts[by],
      body: text,
      card: null,
      lists: true,
    })),
  ].toSorted((a, b) => a.at - b.at);
  for (const [index, { at, authorId, body, card }] of entries.entries()) {
    market.rows.messages.push({
      id: market.ids.at(at),
      quote_id: quote.row.id,
      seq: index + 1,
      author_id: authorId,
      body,
      client_id: null,
      card: card && card.card.kind,
      subject_id: card && card.subjectId,
      card_values: card && card.card,
      has_contact_details: false,
      created_at: new Date(at),
    });
  }
  const listed = entries.findLastIndex(({ lists }) => lists);
  market.rows.conversations.push({
    quote_id: quote.row.id,
    last_seq: entries.length,
    listed_seq: listed === -1 ? null : listed + 1,
  });
  if (lines.length > 0) readRows(market, quote, { entries, accounts });
}

/** Whoever has not looked at the last line has read all before it. */
function readRows(
  market: Market,
  { plan, row }: StoryQuote,
  { entries, accounts }: { entries: readonly Entry[]; accounts: Record<DealSide, string> },
): void {
  const lastLine = entries.findLastIndex(({ card }) => card === null);
  for (const side of DEAL_SIDES) {
    const isBehind = plan.talk?.unreadBy === side;
    const readTo = isBehind ? lastLine : entries.length;
    const at = entries[readTo - 1]?.at;
    market.rows.message_reads.push({
      quote_id: row.id,
      account_id: accounts[side],
      read_to: readTo,
      unread: isBehind ? 1 : 0,
      read_at: at === undefined ? null : new Date(Math.min(at, market.now)),
    });
  }
}
