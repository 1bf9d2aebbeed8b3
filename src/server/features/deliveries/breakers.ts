import type { DeliveryChannel } from "./queries.ts";
import type { Db } from "#server/platform/database/sql.ts";
import { breakAfter } from "./retries.ts";

/** A channel's provider answered nobody once more. Returns until when it is left alone, in product time. */
export async function noteDown(db: Db, channel: DeliveryChannel, now: Date): Promise<Date> {
  const [row] = await db<{ failures: number }[]>`
    INSERT INTO delivery_breakers (channel, failures, open_until) VALUES (${channel}, 1, ${now})
    ON CONFLICT (channel) DO UPDATE SET failures = delivery_breakers.failures + 1
    RETURNING failures`;
  const until = new Date(now.getTime() + breakAfter(row?.failures ?? 1));
  // Somebody who counted fewer failures may write after one who counted more.
  await db`
    UPDATE delivery_breakers SET open_until = greatest(open_until, ${until}) WHERE channel = ${channel}`;
  return until;
}

/** Part of a statement: it answered, and nobody counts its failures any more. Almost always there is none to forget. */
export function upAgain(db: Db, channel: DeliveryChannel) {
  return db`WITH up_again AS (DELETE FROM delivery_breakers WHERE channel = ${channel})`;
}
