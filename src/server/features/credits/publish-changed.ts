import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";

/** Tells the person's open pages that their credits are other ones now. */
export async function publishCreditsChanged(tx: Tx, accountId: string, now: Date): Promise<void> {
  await publishEvent(tx, { accountId, kind: "credits_changed", payload: {}, now });
}
