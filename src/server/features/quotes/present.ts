import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import type { QuoteSummary } from "#contract/endpoints/market-parts.ts";
import { presentProCard } from "../pros/present.ts";
import type { ProCardRow } from "../pros/queries.ts";
import type { QuoteRow } from "./queries.ts";

/** A quote in a customer's list: its price and nothing that would make it read. */
export function presentQuoteSummary(
  row: QuoteRow,
  pro: ProCardRow,
  facts: QuoteLineFacts & { designated: boolean },
): QuoteSummary {
  return {
    ...presentQuoteLine(row, facts),
    pro: presentProCard(pro),
    pro_suspended: pro.state === "suspended",
    designated: facts.designated,
  };
}

export interface QuoteLineFacts {
  /** Of the hire that it led to. */
  hire: HireState | undefined;
  unreadMessages: number;
}

/** The same where everybody knows whose quote it is. */
export function presentQuoteLine(
  row: QuoteRow,
  { hire, unreadMessages }: QuoteLineFacts,
): Omit<QuoteSummary, "pro" | "pro_suspended" | "designated"> {
  return {
    id: row.id,
    state: row.state,
    hire_state: hire ?? null,
    unit: row.unit,
    total: row.total,
    sent_at: seoulIso(row.sent_at.getTime()),
    read_at: row.read_at === null ? null : seoulIso(row.read_at.getTime()),
    unread_message_count: unreadMessages,
  };
}
