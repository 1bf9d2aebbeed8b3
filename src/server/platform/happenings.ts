import type { Happening, HappeningOf } from "#domain/happenings/happening.ts";
import type { Tx } from "./database/sql.ts";
import type { Ids } from "./ids.ts";

export interface When {
  now: Date;
  ids: Ids;
}

export type Consequence<K extends Happening["kind"]> = (
  tx: Tx,
  what: HappeningOf<K>,
  when: When,
) => Promise<void>;

/** What follows from each kind of happening, in order. */
export type Consequences = { [K in Happening["kind"]]: readonly Consequence<K>[] };

let composed: Consequences | null = null;

/** Called once by whoever composes the product. */
export function setConsequences(consequences: Consequences): void {
  composed = consequences;
}

/**
 * Says what a transaction has just done, and does with it all that follows: when one of them fails, nothing has
 * happened.
 */
export async function happened<K extends Happening["kind"]>(
  tx: Tx,
  what: HappeningOf<K> & { kind: K },
  { now, ids }: When,
): Promise<void> {
  if (composed === null) throw new Error("nothing follows: server/consequences is not composed");
  for (const follow of composed[what.kind]) await follow(tx, what, { now, ids });
}
