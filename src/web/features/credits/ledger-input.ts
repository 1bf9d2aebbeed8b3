import { compareDays, isDay } from "#domain/calendar/day.ts";
import { MOVEMENTS, type TransferReason } from "#domain/credits/ledger.ts";

export type LedgerSearch = { reason?: string; from?: string; to?: string; lot?: string };

export interface LedgerInput {
  reason?: TransferReason;
  from?: string;
  to?: string;
  lot?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the page's query asks the ledger for. What cannot be asked is left out: the page then shows more, not nothing. */
export function ledgerInput(search: LedgerSearch): LedgerInput {
  const { reason, lot } = search;
  const from = dayOrNone(search.from);
  const to = dayOrNone(search.to);
  const isRange = from === undefined || to === undefined || compareDays(from, to) <= 0;
  return {
    ...(isReason(reason) ? { reason } : {}),
    ...(isRange && from !== undefined ? { from } : {}),
    ...(isRange && to !== undefined ? { to } : {}),
    ...(lot !== undefined && UUID.test(lot) ? { lot } : {}),
  };
}

function isReason(text: string | undefined): text is TransferReason {
  return text !== undefined && Object.hasOwn(MOVEMENTS, text);
}

// The server takes days of people who live: nobody had credits before or after.
function dayOrNone(text: string | undefined): string | undefined {
  return text !== undefined && isDay(text) && text >= "1900" && text < "2200" ? text : undefined;
}
