import { findContactDetails } from "#domain/message/contact-details.ts";
import { contactGround, knowEachOther } from "#domain/request/contact-visible.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { isContactAllowed } from "../requests/contact-permissions.ts";
import type { Thread } from "./load-thread.ts";

/**
 * Whether a message says how to reach its author before its two sides may see each other's number. Refuses such a one
 * with the words, so that its author thinks twice, unless they insist.
 */
export async function hasEarlyContactDetails(
  tx: Tx,
  { thread, text, insists }: { thread: Thread; text: string; insists: boolean },
): Promise<boolean> {
  const found = findContactDetails(text);
  if (found.length === 0 || (await mayReachEachOther(tx, thread))) return false;
  if (!insists) refuse("contact_details", { fields: { text: found.map((one) => one.found) } });
  return true;
}

/** By the rule that shows a number: the hired one, or one whom the customer allows. */
async function mayReachEachOther(tx: Tx, { quote, request, hire }: Thread): Promise<boolean> {
  const ground = contactGround({
    requestState: request.state,
    isHiredPro: knowEachOther(hire?.state),
    allowed: await isContactAllowed(tx, request.id, quote.pro_id),
  });
  return ground !== null;
}
