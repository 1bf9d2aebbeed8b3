import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";

/** Publishes to the person's open pages that their credits have changed. */
export async function publishCreditsChanged(tx: Tx, accountId: string, now: Date): Promise<void> {
  await publishEvent(tx, { accountId, kind: "credits_changed", payload: {}, now });
}
