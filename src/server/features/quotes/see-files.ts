import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened, type When } from "../../platform/happenings.ts";
import { hasUnseenFiles, markFilesSeen } from "./added-files.ts";
import { proOfQuote } from "./lock-people.ts";

/** The customer has opened a quote and with it what was added since: the pro's page may no longer take it back. */
export async function seeFiles(
  tx: Tx,
  quote: { id: string; request_id: string; pro_id: string },
  when: When,
): Promise<void> {
  if (!(await hasUnseenFiles(tx, quote.id))) return;
  const pro = await proOfQuote(tx, quote);
  // People before rows of a quote, as whoever takes a file back does.
  await lockEventNumbers(tx, [pro.account_id]);
  await markFilesSeen(tx, quote.id, when.now);
  const seen = { requestId: quote.request_id, quoteId: quote.id, proAccountId: pro.account_id };
  await happened(tx, { kind: "quote.files_seen", ...seen }, when);
}
