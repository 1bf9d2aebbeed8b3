import type { Output } from "#contract/registry.ts";

type ServiceRegion = Output<"services.inRegion">;

const SERVICE_REGION: ServiceRegion = {
  service: {
    slug: "cleaning",
    name: "이사청소",
    description: "짐이 빠진 집을 청소해요.",
    category1: { slug: "moving-cleaning", name: "이사·청소" },
    category2: { slug: "cleaning", name: "청소" },
  },
  region: { code: "11680", name: "강남구", full_name: "서울특별시 강남구", level: "si_gun_gu" },
  around: { code: "11", name: "서울", full_name: "서울특별시", pro_count: 5678 },
  nearby: [{ code: "11650", name: "서초구", full_name: "서울특별시 서초구", pro_count: 3 }],
  pro_count: 1234,
  deal_count: 56,
  review_count: 0,
  rating: null,
  top_pros: [],
  questions: [],
};

/** A service in a si-gun-gu whose finished work nobody has reviewed; its si-do and one beside it have pages too. */
export function sampleServiceRegion(changes: Partial<ServiceRegion> = {}): ServiceRegion {
  return { ...SERVICE_REGION, ...changes };
}
