import type { OwnershipMarket, Role } from "../ownership/market.ts";

/** Where texts that people typed are kept, and shown; a column takes as much as its rule lets it. */
const COLUMNS: readonly [table: string, column: string, most: number][] = [
  ["pro_profiles", "introduction", 2_000],
  ["pro_profiles", "headline", 60],
  ["pro_profiles", "display_name", 30],
  ["accounts", "name", 30],
  ["messages", "body", 2_000],
  ["quotes", "message", 2_000],
  ["quotes", "state_reason", 300],
  ["change_orders", "scope", 1_000],
  ["change_orders", "reason", 300],
  ["hires", "place", 200],
  ["hires", "cancel_reason", 300],
  ["requests", "state_reason", 300],
  ["reviews", "body", 1_000],
  ["review_comments", "body", 1_000],
  ["portfolio_pieces", "title", 40],
  ["portfolio_pieces", "description", 1_000],
  ["quote_templates", "name", 30],
  ["quote_templates", "message", 2_000],
  ["quick_replies", "text", 300],
  ["abuse_reports", "detail", 1_000],
  ["testimonials", "body", 1_000],
  ["testimonials", "author_name", 30],
  ["certifications", "label", 40],
  ["consultations", "message", 500],
  ["consultations", "reason", 300],
  ["service_wishes", "words", 40],
  ["name_changes", "name", 30],
  ["consultants", "headline", 60],
];

/** Puts lines wherever a text is kept; answers the columns that took some. */
export async function keepMarkup(
  { app: { sql } }: OwnershipMarket,
  lines: readonly string[],
): Promise<string[]> {
  const took: string[] = [];
  for (const [table, column, most] of COLUMNS) {
    const text = fitting(lines, most);
    if (text === "") continue;
    // A rule of the table may refuse it: then nobody can have kept it either.
    const isKept = await sql`UPDATE ${sql(table)} SET ${sql(column)} = ${text}`.then(
      () => true,
      () => false,
    );
    if (isKept) took.push(`${table}.${column}`);
  }
  const [named = ""] = lines.filter((line) => [...line].length <= 60);
  await sql`
    UPDATE quotes SET items = (
      SELECT jsonb_agg(jsonb_set(item, '{name}', to_jsonb(${named}::text))) FROM jsonb_array_elements(items) item)`;
  await sql`
    UPDATE requests SET answers = jsonb_set(answers, '{circumstances}', to_jsonb(${fitting(lines, 1_000)}::text))
    WHERE answers ? 'circumstances'`;
  return took;
}

function fitting(lines: readonly string[], most: number): string {
  let text = "";
  for (const line of lines) {
    const longer = text === "" ? line : `${text}\n${line}`;
    if ([...longer].length <= most) text = longer;
  }
  return text;
}

/** The pages that show them, by who looks. */
export function markupPages({ ids, pros }: OwnershipMarket): Partial<Record<Role, string[]>> {
  const { proId } = pros.hired;
  return {
    customer: [
      `/pros/${proId}`,
      `/pros/${proId}/testimonials`,
      `/pros/${proId}/consultation`,
      `/requests`,
      `/requests/${ids.open}`,
      `/requests/${ids.hired}`,
      `/requests/${ids.open}/compare`,
      `/quote?id=${ids.openQuote}`,
      `/quote?id=${ids.hiredQuote}`,
      `/chats`,
      `/chats/${ids.hiredQuote}`,
      `/consultations/${ids.consultation}`,
      `/notifications`,
      `/me`,
      `/me/reviews`,
      `/review/${ids.completedHire}`,
    ],
    hiredPro: [
      `/pro/profile`,
      `/pro/requests`,
      `/quote?request_id=${ids.hiring}`,
      `/quote?id=${ids.hiredQuote}`,
      `/chats/${ids.hiredQuote}`,
      `/pro/templates`,
      `/pro/templates/${ids.template}`,
      `/pro/portfolio`,
      `/pro/portfolio/${ids.piece}`,
      `/pro/hires`,
      `/pro/testimonials`,
      `/testimonials/${ids.testimonial}`,
      `/pro/certifications`,
      `/pro/consultant`,
    ],
    staff: [
      `/staff`,
      `/staff/pros/${proId}`,
      `/staff/reports/${ids.report}`,
      `/staff/certifications/${ids.paper}`,
      `/staff/name-changes/${ids.nameChange}`,
      `/staff/requests?id=${ids.hired}`,
      `/staff/reviews?id=${ids.review}`,
      `/staff/wishes`,
      `/staff/people/${ids.account}/deliveries`,
    ],
  };
}

/** Addresses that say what stands in them again. */
export const ECHOES: readonly ((line: string) => string)[] = [
  (line) => `/search?q=${encodeURIComponent(line)}`,
  (line) => `/search?region=${encodeURIComponent(line)}`,
  (line) => `/search-suggest?q=${encodeURIComponent(line)}`,
  (line) => `/login?next=${encodeURIComponent(line)}`,
  (line) => `/signup?next=${encodeURIComponent(line)}`,
  (line) => `/password-reset?token=${encodeURIComponent(line)}`,
  (line) => `/testimonial?token=${encodeURIComponent(line)}`,
  (line) => `/services/${encodeURIComponent(line)}`,
  (line) => `/unsubscribe/${encodeURIComponent(line)}`,
  (line) => `/nowhere/${encodeURIComponent(line)}?a=${encodeURIComponent(line)}`,
];
