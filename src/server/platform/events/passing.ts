import type { Db } from "../database/sql.ts";

/** Channel of what passes: nothing of it is kept, and whoever has no page open misses it. */
export const PASSING_CHANNEL = "passing_events";

export interface PassingEvent {
  accountId: string;
  kind: "typing";
  /** Ids only. */
  payload: Record<string, string>;
}

/** Shows something of this moment on a person's open pages. It has no number and is never sent again. */
export async function publishPassing(db: Db, event: PassingEvent): Promise<void> {
  await db`SELECT pg_notify(${PASSING_CHANNEL}, ${JSON.stringify(event)})`;
}
