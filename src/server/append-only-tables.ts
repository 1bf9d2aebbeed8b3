import type { AppendOnlyTable } from "./platform/database/append-only.ts";

/** The books of credits and money. */
export const appendOnlyTables: readonly AppendOnlyTable[] = [
  { table: "credit_transfers", trigger: true },
  { table: "credit_entries", trigger: true },
  { table: "credit_debts", trigger: true },
  { table: "membership_events", trigger: false },
  { table: "receipts", trigger: false },
];
