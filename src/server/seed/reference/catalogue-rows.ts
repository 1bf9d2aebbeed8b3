import type { Tx } from "../../platform/database/sql.ts";
import type { CategoryRow, ServiceRow } from "../catalogue/read-catalogue.ts";

/** Writes both levels of categories in one statement. */
export async function upsertCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<void> {
  await tx`
    INSERT INTO categories (slug, parent_slug, name, description, icon, sort)
    SELECT slug, parent_slug, name, description, icon, sort
    FROM jsonb_populate_recordset(NULL::categories, ${JSON.stringify(rows)}::text::jsonb)
    ON CONFLICT (slug) DO UPDATE SET
      parent_slug = excluded.parent_slug, name = excluded.name, description = excluded.description,
      icon = excluded.icon, sort = excluded.sort
    WHERE categories.* IS DISTINCT FROM excluded.*`;
}

/** Writes services; each then asks its form in the version of the files. */
export async function upsertServices(tx: Tx, services: readonly ServiceRow[]): Promise<void> {
  const rows = services.map(({ category2, price, ...service }) => ({
    ...service,
    category_slug: category2,
    price_low: price?.low ?? null,
    price_mid: price?.mid ?? null,
    price_high: price?.high ?? null,
    price_basis: price?.basis ?? null,
  }));
  await tx`
    INSERT INTO services (slug, category_slug, name, description, aliases, tier, unit, required_certificates,
                          safety, form_version, price_low, price_mid, price_high, price_basis, popular_weight, sort)
    SELECT slug, category_slug, name, description, aliases, tier, unit, required_certificates,
           safety, form_version, price_low, price_mid, price_high, price_basis, popular_weight, sort
    FROM jsonb_populate_recordset(NULL::services, ${JSON.stringify(rows)}::text::jsonb)
    ON CONFLICT (slug) DO UPDATE SET
      category_slug = excluded.category_slug, name = excluded.name, description = excluded.description,
      aliases = excluded.aliases, tier = excluded.tier, unit = excluded.unit,
      required_certificates = excluded.required_certificates, safety = excluded.safety, form_version = excluded.form_version,
      price_low = excluded.price_low, price_mid = excluded.price_mid, price_high = excluded.price_high,
      price_basis = excluded.price_basis, popular_weight = excluded.popular_weight, sort = excluded.sort
    WHERE services.* IS DISTINCT FROM excluded.*`;
}
