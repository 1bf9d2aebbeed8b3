import type { HireSide } from "#domain/change-order/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { findProCards } from "../pros/queries.ts";
import { lockAccounts } from "../credits/lock-accounts.ts";
import { findRequest, lockRequest, type RequestRow } from "../requests/queries.ts";
import { lockStandingHire, wasHired, type HireRow } from "./queries.ts";

export interface LockedHire {
  request: RequestRow;
  hire: HireRow;
  accounts: Record<HireSide, string>;
}

/** What a happening says of every hire. */
export function hireFacts({ request, hire, accounts }: LockedHire): {
  requestId: string;
  quoteId: string;
  customerId: string;
  proId: string;
  proAccountId: string;
} {
  return {
    requestId: request.id,
    quoteId: hire.quote_id,
    customerId: accounts.customer,
    proId: hire.pro_id,
    proAccountId: accounts.hired_pro,
  };
}

/** Which side of a request's hires a person is on; refuses with `not_found` when on none. */
async function sideOf(tx: Tx, request: RequestRow, viewer: Member): Promise<HireSide> {
  if (request.customer_id === viewer.accountId) return "customer";
  if (viewer.pro && (await wasHired(tx, request.id, viewer.pro.id))) return "hired_pro";
  return refuse("not_found");
}

/**
 * The standing hire of a request for a person of either side, with both sides' event numbers, held for this
 * transaction. Refuses with `not_found` for anybody else, with `state_forbids` when nobody is at work.
 */
export async function lockHireFor(
  tx: Tx,
  requestId: string,
  viewer: Member,
): Promise<LockedHire & { side: HireSide }> {
  // Anyone else is refused before anything is locked: on which side one is does not change.
  const seen = (await findRequest(tx, requestId)) ?? refuse("not_found");
  const side = await sideOf(tx, seen, viewer);
  const request = (await lockRequest(tx, requestId)) ?? refuse("not_found");
  const locked = (await lockHireOf(tx, request)) ?? refuse("state_forbids");
  // A pro who was hired before and cancelled has nothing to say in the hire that followed.
  if (side === "hired_pro" && locked.hire.pro_id !== viewer.pro?.id) refuse("state_forbids");
  return { ...locked, side };
}

/** The request and its standing hire, if any, with both sides' event numbers. */
export async function lockHireOfRequest(
  tx: Tx,
  requestId: string,
): Promise<LockedHire | undefined> {
  const request = await lockRequest(tx, requestId);
  return request && lockHireOf(tx, request);
}

/** The standing hire of a locked request, if any, with both sides' event numbers. */
async function lockHireOf(tx: Tx, request: RequestRow): Promise<LockedHire | undefined> {
  const hire = await lockStandingHire(tx, request.id);
  if (!hire) return undefined;
  const card = (await findProCards(tx, [hire.pro_id])).get(hire.pro_id) ?? refuse("not_found");
  const accounts = { customer: request.customer_id, hired_pro: card.account_id };
  await lockAccounts(tx, { credits: [], events: Object.values(accounts) });
  return { request, hire, accounts };
}
