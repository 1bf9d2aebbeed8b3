import type { FastifyInstance } from "fastify";
import type { Sql } from "../database/sql.ts";
import { EVERYTHING } from "./cache-tags.ts";

/** Channel of PostgreSQL's NOTIFY (migration 0025): ids of pros and reviews, or `EVERYTHING`. */
export const PUBLIC_CHANGES = "public_changes";

/** Calls `onChange` with the ids of what changed for everybody until the returned function is called. */
export type FollowChanges = (onChange: (id: string) => void) => Promise<() => Promise<void>>;

/** Follows what changed of pages and answers for everybody, in all processes. */
export function publicChanges(sql: Sql): FollowChanges {
  return async (onChange) => {
    const listening = await sql.listen(PUBLIC_CHANGES, onChange, () => {
      // At first, and after a lost link to the database: any change may have been missed.
      onChange(EVERYTHING);
    });
    return () => listening.unlisten();
  };
}

/** Follows changes from before the first request until the application is closed. */
export function followWhileServing(
  app: FastifyInstance,
  follow: FollowChanges,
  onChange: (id: string) => void,
): void {
  let stop: (() => Promise<void>) | null = null;
  app.addHook("onReady", async () => {
    stop = await follow(onChange);
  });
  app.addHook("onClose", () => stop?.());
}
