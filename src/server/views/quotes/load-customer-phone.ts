import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { phoneOpensAt } from "#domain/request/call-window.ts";
import { contactGround, knowEachOther, mayProSeePhone } from "#domain/request/contact-visible.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { HireRow } from "../../features/hires/queries.ts";
import { isContactAllowed } from "../../features/requests/contact-permissions.ts";
import type { RequestRow } from "../../features/requests/queries.ts";
import { readablePhone } from "../hires.ts";

/** The customer's number as a pro of theirs sees it: once hired or allowed, and only within the hours for calls. */
export async function loadCustomerPhone(
  db: Db,
  facts: {
    request: RequestRow;
    proId: string;
    /** Whether the pro may work now. */
    isApproved: boolean;
    /** Theirs for this request, if there is one. */
    hire: HireRow | undefined;
    now: Date;
  },
): Promise<Pick<QuoteDetail, "phone" | "phone_opens_at">> {
  const { request, proId, isApproved, hire, now } = facts;
  const hidden = { phone: null, phone_opens_at: null };
  const ground = contactGround({
    requestState: request.state,
    isHiredPro: knowEachOther(hire?.state),
    allowed: await isContactAllowed(db, request.id, proId),
  });
  if (!mayProSeePhone(ground, isApproved)) return hidden;
  const opensAt = phoneOpensAt(request.contact, now.getTime());
  if (opensAt !== null) return { ...hidden, phone_opens_at: seoulIso(opensAt) };
  return { ...hidden, phone: await readablePhone(db, request.customer_id) };
}
