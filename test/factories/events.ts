import type { TestApp } from "../app.ts";

/** What the open pages of a person were told, oldest first. */
export async function eventKinds({ sql }: Pick<TestApp, "sql">, accountId: string) {
  const events = await sql<{ kind: string }[]>`
    SELECT kind FROM person_events WHERE account_id = ${accountId} ORDER BY seq`;
  return events.map(({ kind }) => kind);
}
