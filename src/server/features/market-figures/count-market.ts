import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { demandOf, POPULARITY_DAYS, type RequestsOnDay } from "#domain/catalogue/popularity.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import { isListed } from "../pros/listed.ts";

/** Figures may be this old; what is shown beside them is always of now. */
const COUNT_EVERY_MS = HOUR_MS;
const FIRST_QUOTE_DAYS = 90;

/**
 * Counts what the front pages show of the market, when it was last counted long enough ago. Of several processes one
 * counts; readers see the former figures until it is done.
 */
export async function countMarket({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - COUNT_EVERY_MS);
  await inTransaction(sql, async (tx) => {
    const [due] = await tx`
      SELECT 1 FROM market_figures WHERE counted_at IS NULL OR counted_at <= ${before}
      FOR UPDATE SKIP LOCKED`;
    if (!due) return;
    // A large market takes longer than a request may.
    await tx`SET LOCAL statement_timeout = '5min'`;
    await countWhole(tx, now);
    await countServices(tx, now);
    await countRegions(tx);
  });
}

async function countWhole(tx: Tx, now: Date): Promise<void> {
  await tx`
    UPDATE market_figures SET (counted_at, pro_count, review_count, deal_count) = (
      SELECT ${now}::timestamptz, count(*), coalesce(sum(p.review_count), 0), coalesce(sum(p.deal_count), 0)
      FROM pro_profiles p WHERE ${isListed(tx)})`;
}

async function countServices(tx: Tx, now: Date): Promise<void> {
  const asked = Map.groupBy(await findRequestsByDay(tx, now), (row) => row.service_slug);
  const demand = [...asked].map(([service_slug, days]) => ({
    service_slug,
    demand: demandOf(days),
    asked_count: days.reduce((sum, { people }) => sum + people, 0),
  }));
  const firstQuotesSince = new Date(now.getTime() - FIRST_QUOTE_DAYS * DAY_MS);
  await tx`DELETE FROM service_figures`;
  await tx`
    WITH offered AS (
      SELECT o.service_slug, count(*) AS pros
      FROM pro_services o JOIN pro_profiles p ON p.id = o.pro_id
      WHERE ${isListed(tx)} AND p.accepts_requests GROUP BY o.service_slug
    ), reviewed AS (
      SELECT r.service_slug, count(*) AS reviews, sum(r.rating) AS rating_sum
      FROM reviews r JOIN pro_profiles p ON p.id = r.pro_id
      WHERE r.state = 'shown' AND ${isListed(tx)} GROUP BY r.service_slug
    ), answered AS (
      SELECT service_slug, count(*) AS requests,
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_at - published_at)) / 60 AS minutes
      FROM (
        SELECT r.service_slug, r.published_at,
               (SELECT min(q.sent_at) FROM quotes q WHERE q.request_id = r.id) AS first_at
        FROM requests r
        WHERE r.published_at > ${firstQuotesSince} AND r.state NOT IN ('draft', 'blocked') AND r.quote_count > 0
      ) first WHERE first_at IS NOT NULL GROUP BY service_slug
    )
    INSERT INTO service_figures (service_slug, demand, asked_count, pro_count, review_count, rating_sum,
                                 first_quote_count, first_quote_minutes)
    SELECT s.slug, coalesce(d.demand, 0), coalesce(d.asked_count, 0), coalesce(offered.pros, 0),
           coalesce(reviewed.reviews, 0), coalesce(reviewed.rating_sum, 0),
           coalesce(answered.requests, 0), greatest(1, round(answered.minutes))
    FROM services s
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(demand)}::text::jsonb)
      AS d (service_slug text, demand double precision, asked_count integer) ON d.service_slug = s.slug
    LEFT JOIN offered ON offered.service_slug = s.slug
    LEFT JOIN reviewed ON reviewed.service_slug = s.slug
    LEFT JOIN answered ON answered.service_slug = s.slug`;
}

/** Who asked for what: each person once per service, on the day of their newest request. */
function findRequestsByDay(
  tx: Tx,
  now: Date,
): Promise<(RequestsOnDay & { service_slug: string })[]> {
  const since = new Date(now.getTime() - POPULARITY_DAYS * DAY_MS);
  return tx<(RequestsOnDay & { service_slug: string })[]>`
    SELECT service_slug, count(*)::int AS people,
           floor(extract(epoch FROM ${now}::timestamptz - newest) / 86400)::int AS "daysAgo"
    FROM (
      SELECT service_slug, customer_id, max(published_at) AS newest FROM requests
      WHERE published_at > ${since} AND published_at <= ${now} AND state NOT IN ('draft', 'blocked')
      GROUP BY service_slug, customer_id
    ) asked GROUP BY 1, 3`;
}

/**
 * What there is of each service in each si-gun-gu, and in each si-do: a pro who serves many parts counts once there.
 */
async function countRegions(tx: Tx): Promise<void> {
  await tx`DELETE FROM service_places`;
  for (const digits of [2, 5]) {
    await tx`
      WITH served AS (
        SELECT DISTINCT pro_id, left(si_gun_gu_code, ${digits}) AS code FROM pro_regions
      ), offered AS (
        SELECT o.service_slug, served.code, count(*) AS pros
        FROM pro_profiles p JOIN pro_services o ON o.pro_id = p.id JOIN served ON served.pro_id = p.id
        WHERE ${isListed(tx)} AND p.accepts_requests GROUP BY o.service_slug, served.code
      ), done AS (
        SELECT h.service_slug, left(h.si_gun_gu_code, ${digits}) AS code, count(*) AS deals, count(r.id) AS reviews,
               coalesce(sum(r.rating), 0) AS rating_sum
        FROM hires h JOIN pro_profiles p ON p.id = h.pro_id
        LEFT JOIN reviews r ON r.hire_id = h.id AND r.state = 'shown'
        WHERE h.state = 'completed' AND h.si_gun_gu_code IS NOT NULL AND ${isListed(tx)} GROUP BY 1, 2
      )
      INSERT INTO service_places (service_slug, region_code, pro_count, review_count, rating_sum, deal_count)
      SELECT service_slug, code, coalesce(offered.pros, 0), coalesce(done.reviews, 0), coalesce(done.rating_sum, 0),
             coalesce(done.deals, 0)
      FROM offered FULL JOIN done USING (service_slug, code)`;
  }
}
