import type { Output } from "#contract/registry.ts";
import type { ProCard } from "#contract/endpoints/market-parts.ts";
import type { CategoryRow, ServiceRow } from "./queries.ts";

export function presentServiceSummary(row: ServiceRow): Output<"services.list">["items"][number] {
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    category1: { slug: row.category1_slug, name: row.category1_name },
    category2: { slug: row.category2_slug, name: row.category2_name },
  };
}

export function presentService(
  row: ServiceRow,
  facts: { proCount: number; topPros: ProCard[] },
): Output<"services.get"> {
  return {
    ...presentServiceSummary(row),
    unit: row.unit,
    tier: row.tier,
    required_certificates: row.required_certificates,
    price: presentPrice(row),
    pro_count: facts.proCount,
    top_pros: facts.topPros,
  };
}

export function presentPrice(
  row: Pick<ServiceRow, "price_low" | "price_mid" | "price_high" | "price_basis">,
): Output<"services.get">["price"] {
  if (row.price_low === null || row.price_mid === null || row.price_high === null) return null;
  return {
    low: row.price_low,
    mid: row.price_mid,
    high: row.price_high,
    basis: row.price_basis ?? "",
  };
}

export function presentCategory(row: CategoryRow): Output<"categories.list">["items"][number] {
  return { slug: row.slug, name: row.name, description: row.description, icon: row.icon };
}

/** The level-1 category with its level-2 groups and their services. */
export function presentCategoryTree(
  rows: CategoryRow[],
  services: ServiceRow[],
): Output<"categories.get"> | null {
  const [top, ...groups] = rows;
  if (!top) return null;
  return {
    ...presentCategory(top),
    groups: groups.map((group) => ({
      slug: group.slug,
      name: group.name,
      services: services
        .filter((service) => service.category2_slug === group.slug)
        .map(({ slug, name, description }) => ({ slug, name, description })),
    })),
  };
}
