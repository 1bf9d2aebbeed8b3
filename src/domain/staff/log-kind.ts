/** What an entry of the staff log is about. */
export const STAFF_LOG_KINDS = [
  "decision",
  "look_up",
  "file_view",
  "sign_in",
  "refused",
  "account",
] as const;
export type StaffLogKind = (typeof STAFF_LOG_KINDS)[number];
