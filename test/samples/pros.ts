import type { ProCard, SellerView } from "#contract/endpoints/market-parts.ts";
import { sellerOf } from "#domain/identity/seller.ts";

const CARD: ProCard = {
  id: "pro",
  display_name: "한솔",
  headline: "짐이 빠진 집을 구석까지 닦아요",
  photo_url: null,
  rating: null,
  review_count: 0,
  hire_count: 0,
  certificates: [],
  agreement_rate: null,
  answer_minutes: null,
};

const SELLER: SellerView = sellerOf({ business: null, identity_checked_on: null });

/** A pro whom nobody has hired or reviewed yet. */
export function sampleProCard(changes: Partial<ProCard> = {}): ProCard {
  return { ...CARD, ...changes };
}

/** A person who sells, and whose identity nobody has checked. */
export function sampleSeller(changes: Partial<SellerView> = {}): SellerView {
  return { ...SELLER, ...changes };
}
