import type { Query } from "#contract/registry.ts";
import type { DeliveryReport } from "#domain/notice/delivery-report.ts";
import type { DeliveryState } from "#domain/notice/delivery.ts";
import type { DeliveryChannel } from "../../features/deliveries/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

export interface DeliveryRow {
  id: string;
  account_id: string | null;
  person_name: string | null;
  /** The heading of its notice. */
  notice_title: string | null;
  purpose: string;
  recipient: string;
  channel: DeliveryChannel;
  state: DeliveryState;
  /** What its provider told later; null until then, and of what nobody tells about. */
  report: DeliveryReport | null;
  tries: number;
  last_error: string | null;
  created_at: Date;
  not_before: Date;
  sent_at: Date | null;
  has_text: boolean;
}

interface Page {
  after: TimedKey | null;
  limit: number;
}

/** What is stuck, what was to go out first before the rest. */
export async function findStuck(
  db: Db,
  which: Pick<Query<"staff.deliveries">, "state" | "channel">,
  page: Page,
): Promise<DeliveryRow[]> {
  const { state = null, channel = null } = which;
  return findDeliveries(
    db,
    db`${isStuck(db)}
       AND (${state}::text IS NULL OR d.state = ${state}) AND (${channel}::text IS NULL OR d.channel = ${channel})`,
    page,
    "oldest",
  );
}

/** All that went out or was to go out to a person and has not been removed yet, newest first. */
export async function findDeliveriesOf(
  db: Db,
  accountId: string,
  page: Page,
): Promise<DeliveryRow[]> {
  return findDeliveries(db, db`d.account_id = ${accountId}`, page, "newest");
}

/** What staff can send again, as rows to be counted. */
export const sendableAgain = (db: Db) => db`deliveries d WHERE ${isStuck(db)} AND d.body <> ''`;

// Written out, so that the planner knows the partial index to hold all of them.
const isStuck = (db: Db) => db`d.state IN ('failed', 'unclear')`;

async function findDeliveries(
  db: Db,
  which: ReturnType<typeof isStuck>,
  { after, limit }: Page,
  first: "oldest" | "newest",
): Promise<DeliveryRow[]> {
  const { at, id } = after ?? { at: null, id: null };
  const cursor = db`(${at}::timestamptz, ${id}::uuid)`;
  return db<DeliveryRow[]>`
    SELECT d.id, d.account_id, a.name AS person_name, n.title AS notice_title, d.purpose, d.recipient, d.channel,
           d.state, d.report, d.tries, d.last_error, d.created_at, d.not_before, d.sent_at, d.body <> '' AS has_text
    FROM deliveries d LEFT JOIN accounts a ON a.id = d.account_id LEFT JOIN notifications n ON n.id = d.notice_id
    WHERE ${which}
      AND (${id}::uuid IS NULL OR ${
        first === "oldest"
          ? db`(d.created_at, d.id) > ${cursor}) ORDER BY d.created_at, d.id`
          : db`(d.created_at, d.id) < ${cursor}) ORDER BY d.created_at DESC, d.id DESC`
      } LIMIT ${limit}`;
}
