import type { TicketAboutKind } from "#domain/support/about.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface AboutRow {
  kind: TicketAboutKind;
  id: string;
  label: string;
  at: Date;
  /** Of a request, where they know it as a pro who sent it a quote. */
  quote_id: string | null;
}

/** Whose things: a person, and their pro profile where they have one. */
interface Whose {
  accountId: string;
  proId: string | null;
}

const REQUESTS_MOST = 20;
const PAYMENTS_MOST = 20;

/** A person's requests, those they sent a quote to among them, newest first. `only`: that one alone. */
export function requestsOf(
  db: Db,
  { accountId, proId }: Whose,
  only: string | null = null,
): Promise<AboutRow[]> {
  return db<AboutRow[]>`
    SELECT 'request' AS kind, id, label, at, quote_id FROM (
      SELECT r.id, s.name AS label, r.published_at AS at, NULL::uuid AS quote_id
      FROM requests r JOIN services s ON s.slug = r.service_slug
      WHERE r.customer_id = ${accountId} AND (${only}::uuid IS NULL OR r.id = ${only})
      UNION ALL
      SELECT r.id, s.name, q.sent_at, q.id
      FROM quotes q JOIN requests r ON r.id = q.request_id JOIN services s ON s.slug = r.service_slug
      WHERE q.pro_id = ${proId} AND (${only}::uuid IS NULL OR r.id = ${only})
    ) own
    ORDER BY at DESC, id DESC LIMIT ${REQUESTS_MOST}`;
}

/** A person's payments, each with the id of its receipt, newest first. `only`: that one alone. */
export function paymentsOf(
  db: Db,
  { accountId }: Whose,
  only: string | null = null,
): Promise<AboutRow[]> {
  return db<AboutRow[]>`
    SELECT 'payment' AS kind, id, product_name AS label, issued_at AS at, NULL::uuid AS quote_id FROM receipts
    WHERE account_id = ${accountId} AND (${only}::uuid IS NULL OR id = ${only})
    ORDER BY id DESC LIMIT ${PAYMENTS_MOST}`;
}

/** One thing of a person's by its kind; undefined where it is not theirs. */
export async function findAbout(
  db: Db,
  { kind, id }: { kind: TicketAboutKind; id: string },
  whose: Whose,
): Promise<AboutRow | undefined> {
  const [row] = await (kind === "request" ? requestsOf(db, whose, id) : paymentsOf(db, whose, id));
  return row;
}
