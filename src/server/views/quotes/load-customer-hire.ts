import type { CustomerHire } from "#contract/endpoints/hires.ts";
import type { Db } from "../../platform/database/sql.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { instantOrNull } from "../hires.ts";
import { loadSellers } from "../sellers.ts";
import { findReviewIdOfHire } from "../../features/reviews/queries.ts";
import { findHire } from "../../features/hires/queries.ts";

/** A hire for its customer; undefined for everybody else, as if there were none. */
export async function loadCustomerHire(
  db: Db,
  hireId: string,
  customerId: string,
): Promise<CustomerHire | undefined> {
  const hire = await findHire(db, hireId);
  if (hire?.customer_id !== customerId) return undefined;
  const card = (await findProCards(db, [hire.pro_id])).get(hire.pro_id);
  if (!card) return undefined;
  const names = await serviceNames(db, [hire.service_slug]);
  return {
    id: hire.id,
    request_id: hire.request_id,
    quote_id: hire.quote_id,
    service: { slug: hire.service_slug, name: names.get(hire.service_slug) ?? hire.service_slug },
    pro: presentProCard(card),
    seller: (await loadSellers(db, [hire.pro_id])).get(hire.pro_id),
    agreed_price: hire.agreed_price,
    agreed_date: hire.agreed_date,
    state: hire.state,
    completed_at: instantOrNull(hire.completed_at),
    review_id: await findReviewIdOfHire(db, hire.id),
  };
}
