import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";

/** The person's pages on other devices find out. */
export async function publishChange(tx: Tx, accountId: string, now: Date): Promise<void> {
  await publishEvent(tx, { accountId, kind: "account_changed", payload: {}, now });
}
