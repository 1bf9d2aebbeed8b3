export type AbuseReportRefusal = "own_profile" | "foreign_reference";

/**
 * Why a person may not report a pro this way, or null. What they refer to must be theirs and about this pro: a
 * request of their own that reached the pro, or a quote of this pro for it.
 */
export function abuseReportRefusal(facts: {
  reporterId: string;
  pro: { id: string; accountId: string };
  /** What the report names; null when it names none, undefined when that does not exist. */
  request: { customerId: string; reachedPro: boolean } | null | undefined;
  quote: { proId: string; requestIsNamed: boolean } | null | undefined;
}): AbuseReportRefusal | null {
  const { reporterId, pro, request, quote } = facts;
  if (pro.accountId === reporterId) return "own_profile";
  if (request === undefined || quote === undefined) return "foreign_reference";
  if (request !== null && (request.customerId !== reporterId || !request.reachedPro)) {
    return "foreign_reference";
  }
  if (quote !== null && (quote.proId !== pro.id || !quote.requestIsNamed)) {
    return "foreign_reference";
  }
  return null;
}
