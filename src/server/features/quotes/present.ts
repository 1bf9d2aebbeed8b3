import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { ProCard, QuoteSummary } from "#contract/endpoints/market-parts.ts";
import type { QuoteRow } from "./queries.ts";

/** A quote in a list: its price and nothing that would make it read. */
export function presentQuoteSummary(
  row: QuoteRow,
  pro: ProCard,
  unreadMessages: number,
): QuoteSummary {
  return {
    id: row.id,
    pro,
    state: row.state,
    unit: row.unit,
    total: row.total,
    sent_at: seoulIso(row.sent_at.getTime()),
    read_at: row.read_at === null ? null : seoulIso(row.read_at.getTime()),
    unread_message_count: unreadMessages,
  };
}
