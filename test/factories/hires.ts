import type { Answers } from "#domain/request-form/question.ts";
import type { TestApp } from "../app.ts";

export interface TestHire {
  requestId: string;
  quoteId: string;
  hireId: string;
}

/** A request with its one quote, hired, as rows. `state` is the hire's; by default the work is done. */
export async function makeHire(
  { sql, clock, ids }: Pick<TestApp, "sql" | "clock" | "ids">,
  facts: {
    customerId: string;
    proId: string;
    state?: "hired" | "completed" | "cancelled";
    service?: string;
    /** Agreed, in won. */
    price?: number;
    /** Si-gun-gu of the work; null: online. */
    place?: string | null;
    answers?: Answers;
  },
): Promise<TestHire> {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const state = facts.state ?? "completed";
  const service = facts.service ?? "move-in-cleaning";
  const { price = 100_000, place = "11680", answers = {} } = facts;
  const hire = { requestId: ids.next(), quoteId: ids.next(), hireId: ids.next() };
  await sql.begin(async (tx) => {
    await tx`
      INSERT INTO requests (id, customer_id, service_slug, form_version, answers, region_code, si_gun_gu_code,
                            quote_limit, decision, contact, quote_count, state, ended_by, published_at,
                            quotes_close_at, closes_at, created_at)
      SELECT ${hire.requestId}, ${facts.customerId}, slug, form_version, ${JSON.stringify(answers)}::text::jsonb, ${place}, ${place}, 5, 'this_week',
             '{"channel":"messages"}', 1, ${state}, ${state === "cancelled" ? "customer" : null}, ${now}, ${now},
             ${now}, ${now}
      FROM services WHERE slug = ${service}`;
    await tx`
      INSERT INTO request_recipients (request_id, pro_id, received_at)
      VALUES (${hire.requestId}, ${facts.proId}, ${now})`;
    await tx`
      INSERT INTO quotes (id, request_id, pro_id, unit, items, total, extra_ceiling, valid_until, message, state,
                          credit_cost, cost_formula, sent_at, hold_until, read_at)
      VALUES (${hire.quoteId}, ${hire.requestId}, ${facts.proId}, 'job', '[]', 100000, 0, ${day}, '정성껏 해 드려요.',
              'hired', 2, '[]', ${now}, ${now}, ${now})`;
    await tx`
      INSERT INTO hires (id, request_id, quote_id, customer_id, pro_id, service_slug, si_gun_gu_code, quoted_price,
                         agreed_price, agreed_date, state, cancelled_by, auto_complete_at, hired_at, completed_at,
                         cancelled_at)
      VALUES (${hire.hireId}, ${hire.requestId}, ${hire.quoteId}, ${facts.customerId}, ${facts.proId}, ${service},
              ${place}, ${price}, ${price}, ${day}, ${state}, ${state === "cancelled" ? "customer" : null}, ${now}, ${now},
              ${state === "completed" ? now : null}, ${state === "cancelled" ? now : null})`;
  });
  return hire;
}
