import type { Sql } from "../database/sql.ts";
import { EVERYTHING } from "./shared-pages.ts";

/** Channel of PostgreSQL's NOTIFY (migration 0025): ids of pros and reviews, or `EVERYTHING`. */
const CHANNEL = "public_changes";

/** Calls `onChange` for what changed of public pages, in all processes, until the returned function is called. */
export async function followPublicChanges(
  sql: Sql,
  onChange: (id: string) => void,
): Promise<() => Promise<void>> {
  const listening = await sql.listen(CHANNEL, onChange, () => {
    // At first, and after a lost link to the database: any change may have been missed.
    onChange(EVERYTHING);
  });
  return () => listening.unlisten();
}
