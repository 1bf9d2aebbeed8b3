import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened, type When } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { findHire } from "./queries.ts";

export type SellerIdentity = Output<"hires.sellerIdentity">;

/**
 * Shows the customer of a hire the name and number of the person whom they hired, and writes down that they read it
 * (Act on Consumer Protection in Electronic Commerce, article 20, paragraph 2). The pro is told the first time of a hire.
 */
export async function discloseSeller(
  tx: Tx,
  facts: { hireId: string; accountId: string },
  loadIdentity: (tx: Tx, proId: string) => Promise<SellerIdentity | null>,
  { now, ids }: When,
): Promise<SellerIdentity> {
  const { hireId, accountId } = facts;
  const hire = await findHire(tx, hireId);
  if (hire?.customer_id !== accountId) refuse("not_found");
  const { pro_id: proId, service_slug: serviceSlug } = hire;
  const identity = (await loadIdentity(tx, proId)) ?? refuse("identity_unchecked");
  // One after another: of two presses at once one is the first.
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`disclosure:${hireId}`}, 0))`;
  const [earlier] = await tx`SELECT 1 FROM identity_disclosures WHERE hire_id = ${hireId} LIMIT 1`;
  await tx`
    INSERT INTO identity_disclosures (id, hire_id, account_id, pro_id, at)
    VALUES (${ids.next()}, ${hireId}, ${accountId}, ${proId}, ${now})`;
  if (!earlier) {
    await happened(tx, { kind: "identity.disclosed", proId, hireId, serviceSlug }, { now, ids });
  }
  return identity;
}
