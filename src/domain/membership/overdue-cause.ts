import type { Arrears } from "./membership.ts";

/** A renewal that was not paid, or money of a paid period that was taken back. */
export const OVERDUE_CAUSES = ["unpaid", "taken_back"] as const;
export type OverdueCause = (typeof OVERDUE_CAUSES)[number];

export function overdueCause({ kind }: Arrears): OverdueCause {
  return kind === "claims" ? "taken_back" : "unpaid";
}
