import type { QuoteTemplate } from "#contract/endpoints/quotes/quote-templates.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { includedTotal } from "#domain/quote/included-total.ts";
import type { TemplateRow } from "./queries.ts";

/** A template as its pro sees it; `names` are the services' by slug. */
export function presentTemplate(
  row: TemplateRow,
  names: ReadonlyMap<string, string>,
): QuoteTemplate {
  const slug = row.service_slug;
  return {
    id: row.id,
    name: row.name,
    service: slug === null ? null : { slug, name: names.get(slug) ?? slug },
    unit: row.unit,
    items: row.items.map(({ name, inclusion, amount, standard = null }) => ({
      name,
      inclusion,
      amount,
      standard,
    })),
    total: includedTotal(row.items),
    extra_ceiling: row.extra_ceiling,
    valid_days: row.valid_days,
    message: row.message,
    updated_at: seoulIso(row.updated_at.getTime()),
  };
}
