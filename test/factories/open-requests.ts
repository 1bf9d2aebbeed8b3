import type { Market } from "./accounts.ts";

/** An open request with one read quote, as rows; `region` (si-gun-gu) keeps a customer's requests apart. */
export async function makeOpenRequest(
  { sql, clock, ids }: Market,
  facts: { customerId: string; proId: string; region: string; validUntil: string },
): Promise<{ requestId: string; quoteId: string }> {
  const now = clock.now();
  const later = new Date(now.getTime() + 7 * 86_400_000);
  const made = { requestId: ids.next(), quoteId: ids.next() };
  await sql.begin(async (tx) => {
    await tx`
      INSERT INTO requests (id, customer_id, service_slug, form_version, answers, region_code, si_gun_gu_code,
                            quote_limit, decision, contact, quote_count, state, published_at, quotes_close_at,
                            closes_at, created_at)
      SELECT ${made.requestId}, ${facts.customerId}, slug, form_version, '{}', ${facts.region}, ${facts.region}, 5,
             'week', '{"channel":"messages"}', 1, 'open', ${now}, ${later}, ${later}, ${now}
      FROM services WHERE slug = 'move-in-cleaning'`;
    await tx`
      INSERT INTO request_recipients (request_id, pro_id, received_at)
      VALUES (${made.requestId}, ${facts.proId}, ${now})`;
    await tx`
      INSERT INTO quotes (id, request_id, pro_id, unit, items, total, extra_ceiling, valid_until, message, state,
                          credit_cost, cost_formula, sent_at, hold_until, read_at)
      VALUES (${made.quoteId}, ${made.requestId}, ${facts.proId}, 'job', '[]', 350000, 0, ${facts.validUntil},
              '정성껏 해 드려요.', 'read', 2, '[]', ${now}, ${now}, ${now})`;
  });
  return made;
}
