import { addDays, type Day } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { MIDDLE_HALF } from "#domain/activity-report/price-position.ts";
import type { ActivityRange } from "#domain/activity-report/range.ts";
import type { ActivitySums } from "#domain/activity-report/sums.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Whose report, of which days; `service` null for all. */
export interface ActivityScope extends ActivityRange {
  pro: { id: string; accountId: string };
  service: string | null;
}

/** One line of a query: of a week (its Monday), of a service, or, with neither, of everything. */
interface Group {
  week: Day | null;
  service: string | null;
}
export type SumsRow = Group & Partial<ActivitySums>;

/**
 * The sums of domain/activity-report/sums, counted by the database: one query for each family of figures, each of them by
 * week, by service and as a whole.
 */
export async function findActivitySums(db: Db, scope: ActivityScope): Promise<SumsRow[]> {
  const families = await Promise.all([
    countReceived(db, scope),
    sumSent(db, scope),
    countRead(db, scope),
    countHired(db, scope),
    sumCredits(db, scope),
  ]);
  return families.flat();
}

async function countReceived(db: Db, scope: ActivityScope): Promise<SumsRow[]> {
  return db<SumsRow[]>`
    SELECT ${group(db)}, count(*)::int AS received
    FROM (SELECT ${week(db, db`c.received_at`)} AS week, r.service_slug AS service
          FROM request_recipients c JOIN requests r ON r.id = c.request_id
          WHERE c.pro_id = ${scope.pro.id} AND ${within(db, db`c.received_at`, scope)}
            ${ofService(db, scope)}) e
    ${groupings(db)}`;
}

async function countRead(db: Db, scope: ActivityScope): Promise<SumsRow[]> {
  return db<SumsRow[]>`
    SELECT ${group(db)}, count(*)::int AS read
    FROM (SELECT ${week(db, db`q.read_at`)} AS week, r.service_slug AS service
          FROM quotes q JOIN requests r ON r.id = q.request_id
          WHERE q.pro_id = ${scope.pro.id} AND ${within(db, db`q.read_at`, scope)}
            ${ofService(db, scope)}) e
    ${groupings(db)}`;
}

async function countHired(db: Db, scope: ActivityScope): Promise<SumsRow[]> {
  return db<SumsRow[]>`
    SELECT ${group(db)}, count(*)::int AS hired, count(*) FILTER (WHERE NOT cancelled)::int AS deals,
           coalesce(sum(agreed_price) FILTER (WHERE NOT cancelled), 0)::bigint AS "revenueWon"
    FROM (SELECT ${week(db, db`h.hired_at`)} AS week, r.service_slug AS service,
                 h.state = 'cancelled' AS cancelled, h.agreed_price
          FROM hires h JOIN requests r ON r.id = h.request_id
          WHERE h.pro_id = ${scope.pro.id} AND ${within(db, db`h.hired_at`, scope)}
            ${ofService(db, scope)}) e
    ${groupings(db)}`;
}

/** What is asked of the quotes sent in the range. Of each pro only the last quote for a request is compared. */
async function sumSent(db: Db, scope: ActivityScope): Promise<SumsRow[]> {
  return db<SumsRow[]>`
    SELECT ${group(db)}, count(*)::int AS sent,
           count(*) FILTER (WHERE was_read)::int AS "readOfSent",
           count(*) FILTER (WHERE was_hired)::int AS "hiredOfSent",
           floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE is_first) + 0.5)::int
             AS "answerSeconds",
           coalesce(sum(position), 0)::int AS "positionSum", count(position)::int AS "positionCount",
           percentile_disc(${MIDDLE_HALF.low / 100}::float8) WITHIN GROUP (ORDER BY position)::int AS "positionLow",
           percentile_disc(${MIDDLE_HALF.high / 100}::float8) WITHIN GROUP (ORDER BY position)::int AS "positionHigh"
    FROM (
      SELECT ${week(db, db`q.sent_at`)} AS week, r.service_slug AS service,
             q.read_at IS NOT NULL AS was_read,
             EXISTS (SELECT 1 FROM hires h WHERE h.quote_id = q.id) AS was_hired,
             NOT EXISTS (SELECT 1 FROM quotes e
                         WHERE e.request_id = q.request_id AND e.pro_id = q.pro_id AND e.id < q.id) AS is_first,
             greatest(0, floor(extract(epoch FROM q.sent_at - c.received_at))) AS seconds,
             p.position
      FROM quotes q
      JOIN requests r ON r.id = q.request_id
      JOIN request_recipients c ON c.request_id = q.request_id AND c.pro_id = q.pro_id
      LEFT JOIN LATERAL (
        SELECT floor((2 * count(*) FILTER (WHERE o.total < q.total) + count(*) FILTER (WHERE o.total = q.total))
                     * 100 / (2 * count(*))) AS position
        FROM (SELECT DISTINCT ON (a.pro_id) a.total, a.unit FROM quotes a
              WHERE a.request_id = q.request_id AND a.pro_id <> q.pro_id ORDER BY a.pro_id, a.id DESC) o
        WHERE o.unit = q.unit
          AND NOT EXISTS (SELECT 1 FROM quotes l
                          WHERE l.request_id = q.request_id AND l.pro_id = q.pro_id AND l.id > q.id)
        HAVING count(*) >= 2
      ) p ON true
      WHERE q.pro_id = ${scope.pro.id} AND ${within(db, db`q.sent_at`, scope)} ${ofService(db, scope)}
    ) e
    ${groupings(db)}`;
}

/** How the holds of quotes ended, out of the ledger; a lot's price by credit is that of domain/activity-report/won-per-credit. */
async function sumCredits(db: Db, scope: ActivityScope): Promise<SumsRow[]> {
  return db<SumsRow[]>`
    SELECT ${group(db)},
           coalesce(sum(credits) FILTER (WHERE reason = 'capture'), 0)::int AS captured,
           coalesce(sum(credits) FILTER (WHERE reason = 'release'), 0)::int AS released,
           CASE WHEN coalesce(bool_or(won IS NULL) FILTER (WHERE reason = 'capture'), false) THEN NULL
                ELSE coalesce(sum(credits * won) FILTER (WHERE reason = 'capture'), 0)::bigint END AS "capturedWon"
    FROM (
      SELECT ${week(db, db`t.at`)} AS week, r.service_slug AS service, t.reason, -n.amount AS credits,
             CASE WHEN l.kind = 'bonus' THEN 0
                  WHEN coalesce(b.paid_won, l.paid_won) = 0 THEN NULL
                  ELSE floor(coalesce(b.paid_won, l.paid_won)::numeric / coalesce(b.credits, l.credits) + 0.5)
             END AS won
      FROM credit_transfers t
      JOIN credit_entries n ON n.transfer_id = t.id AND n.ledger = 'held'
      JOIN credit_lots l ON l.id = n.lot_id
      LEFT JOIN LATERAL (
        -- What a rollover comes from: its membership's plan lots of the period before.
        SELECT sum(p.paid_won) AS paid_won, sum(p.credits) AS credits FROM credit_lots p
        WHERE l.kind = 'rollover' AND p.account_id = l.account_id AND p.kind = 'plan'
          AND p.membership_id = l.membership_id AND p.period_start < l.period_start
        GROUP BY p.period_start ORDER BY p.period_start DESC LIMIT 1
      ) b ON true
      JOIN quotes q ON q.id = t.quote_id AND q.pro_id = ${scope.pro.id}
      JOIN requests r ON r.id = q.request_id
      WHERE t.account_id = ${scope.pro.accountId} AND t.reason IN ('capture', 'release')
        AND ${within(db, db`t.at`, scope)} ${ofService(db, scope)}
    ) e
    ${groupings(db)}`;
}

type Part = ReturnType<Db>;

function group(db: Db) {
  return db`e.week, e.service`;
}

function groupings(db: Db) {
  return db`GROUP BY GROUPING SETS ((e.week), (e.service), ())`;
}

function week(db: Db, at: Part) {
  return db`date_trunc('week', ${at} AT TIME ZONE 'Asia/Seoul')::date`;
}

function within(db: Db, at: Part, { from, to }: ActivityRange) {
  const [start, end] = [startOfSeoulDay(from), startOfSeoulDay(addDays(to, 1))];
  return db`${at} >= ${new Date(start)} AND ${at} < ${new Date(end)}`;
}

function ofService(db: Db, { service }: ActivityScope) {
  return service === null ? db`` : db`AND r.service_slug = ${service}`;
}
