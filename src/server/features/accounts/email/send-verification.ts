import type { Tx } from "../../../platform/database/sql.ts";
import type { Ids } from "../../../platform/ids.ts";
import type { Random } from "../../../platform/random.ts";
import { mailVerification } from "../send-messages.ts";
import { startVerification } from "./email-verifications.ts";

/** Mails a new link that proves an account's address; earlier ones stop working. */
export async function sendVerification(
  tx: Tx,
  facts: { account: { id: string; email: string }; now: Date; ids: Ids; random: Random },
): Promise<void> {
  const { account, now, ids, random } = facts;
  const token = await startVerification(tx, { account, now, random });
  await mailVerification(tx, { account, path: `/verify-email?token=${token}`, now, ids });
}
