import type { NameCertification } from "#contract/endpoints/certifications.ts";
import type { ProCard, SellerView } from "#contract/endpoints/market-parts.ts";
import type { ProProfile } from "#contract/endpoints/pros.ts";
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

const PROFILE: ProProfile = {
  id: "pro",
  state: "approved",
  state_reason: null,
  display_name: "한솔",
  name_change: null,
  declined_name: null,
  headline: "짐이 빠진 집을 구석까지 닦아요",
  introduction: "방마다 작업 전후 사진을 남겨 드려요.",
  career_years: 5,
  photo: null,
  services: [{ slug: "cleaning", name: "이사청소" }],
  regions: [{ code: "11680", full_name: "서울특별시 강남구" }],
  accepts_requests: true,
  portfolio_count: 0,
};

const NAME_CHECK: NameCertification = {
  state: "approved",
  masked_name: "박○○",
  reason: null,
  decided_at: "2027-03-01T12:00:00+09:00",
};

/** A pro whom nobody has hired or reviewed yet. */
export function sampleProCard(changes: Partial<ProCard> = {}): ProCard {
  return { ...CARD, ...changes };
}

/** A person who sells, and whose identity nobody has checked. */
export function sampleSeller(changes: Partial<SellerView> = {}): SellerView {
  return { ...SELLER, ...changes };
}

/** The profile of an approved pro, as they see it themselves. */
export function sampleProProfile(changes: Partial<ProProfile> = {}): ProProfile {
  return { ...PROFILE, ...changes };
}

/** A pro's identity that was checked. */
export function sampleNameCertification(
  changes: Partial<NameCertification> = {},
): NameCertification {
  return { ...NAME_CHECK, ...changes };
}
