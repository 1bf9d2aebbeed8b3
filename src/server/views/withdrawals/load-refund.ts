import type { Output } from "#contract/registry.ts";
import { leavingOffer } from "#domain/membership/leaving/leaving-offer.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import { refundMethod } from "#domain/payment/refund-method.ts";
import { loadFacts } from "../../features/memberships/facts.ts";
import { loadLatest } from "../../features/memberships/membership-rows.ts";
import { findRefundableTopUps } from "../../features/top-ups/queries.ts";
import type { Db } from "../../platform/database/sql.ts";

type Refund = NonNullable<Output<"users.me.withdrawal">["unused"]>["refund"];

/** Won that go back to somebody who leaves now and asks for them, of membership and packs. */
export async function loadRefund(db: Db, accountId: string, now: Date): Promise<Refund> {
  const at = now.getTime();
  const facts = await loadFacts(db, accountId, await loadLatest(db, accountId), { now });
  const { membership } = facts;
  const offer =
    membership && holdsMembership(membership.state)
      ? leavingOffer({ ...facts, membership }, at)
      : { amount: 0, shares: [] };
  const packs = await findRefundableTopUps(db, accountId, now);
  const paid = [
    ...offer.shares.map(({ payment: { method, paid_at } }) => ({ method, paid_at: paid_at ?? at })),
    ...packs,
  ];
  const ofPacks = packs.reduce((sum, { won }) => sum + won, 0);
  return {
    amount: offer.amount + ofPacks,
    membership: offer.amount,
    packs: ofPacks,
    by_bank: paid.some((one) => refundMethod(one, at) === "bank_transfer"),
  };
}
