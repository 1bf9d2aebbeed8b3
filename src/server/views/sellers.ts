import { formatMobile } from "#domain/account/phone.ts";
import type { Day } from "#domain/calendar/day.ts";
import { sellerOf, type BusinessFacts, type Seller } from "#domain/identity/seller.ts";
import type { Output } from "#contract/registry.ts";
import { accountPhone } from "../features/accounts/queries.ts";
import { findIdentitiesOfPros } from "../features/identity/queries.ts";
import type { Db } from "../platform/database/sql.ts";

/** Who these pros are as sellers, by pro id: what a customer reads before hiring. */
export async function loadSellers(
  db: Db,
  proIds: readonly string[],
): Promise<{ get: (proId: string) => Seller }> {
  const identities = await findIdentitiesOfPros(db, proIds);
  const businesses = new Map(
    (await findBusinesses(db, proIds)).map(({ pro_id, ...facts }) => [pro_id, facts]),
  );
  return {
    get: (proId) =>
      sellerOf({
        business: businesses.get(proId) ?? null,
        identity_checked_on: identities.get(proId)?.checked_on ?? null,
      }),
  };
}

/** The name and number of the person behind a pro, for the party to a hire; null while nobody has checked it. */
export async function loadSellerIdentity(
  db: Db,
  proId: string,
): Promise<Output<"hires.sellerIdentity"> | null> {
  const identity = (await findIdentitiesOfPros(db, [proId])).get(proId);
  if (!identity) return null;
  const phone = await accountPhone(db, identity.account_id);
  return { name: identity.legal_name, phone: phone === null ? null : formatMobile(phone) };
}

async function findBusinesses(db: Db, proIds: readonly string[]) {
  return db<(BusinessFacts & { pro_id: string; checked_on: Day })[]>`
    SELECT pro_id, business_name, representative, business_number, business_address, business_phone,
           (coalesce(decided_at, submitted_at) AT TIME ZONE 'Asia/Seoul')::date AS checked_on
    FROM certifications
    WHERE pro_id = ANY(${[...proIds]}::uuid[]) AND kind = 'business' AND state = 'approved'`;
}
