import type { Db } from "../../platform/database/sql.ts";

/** The source of the lot that the payment `p` of a membership bought, as an expression: named as its grant was. */
export function sourceOfPayment(db: Db) {
  return db`'membership:' || p.membership_id || ':' || p.period_start || ':' || p.purpose
    || CASE p.purpose WHEN 'upgrade' THEN ':' || p.upgrade_no ELSE '' END`;
}
