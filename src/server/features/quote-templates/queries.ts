import type { QuoteItem, QuoteUnit } from "#domain/quote/quote.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface TemplateRow {
  id: string;
  pro_id: string;
  name: string;
  service_slug: string | null;
  unit: QuoteUnit;
  items: QuoteItem[];
  extra_ceiling: number;
  valid_days: number;
  message: string;
  created_at: Date;
  updated_at: Date;
}

/** A pro's templates, the one changed last first. */
export async function findTemplates(db: Db, proId: string): Promise<TemplateRow[]> {
  return db<TemplateRow[]>`
    SELECT * FROM quote_templates WHERE pro_id = ${proId} ORDER BY updated_at DESC, id DESC`;
}

/** One template of this pro. */
export async function findTemplate(
  db: Db,
  proId: string,
  templateId: string,
): Promise<TemplateRow | undefined> {
  const [row] = await db<TemplateRow[]>`
    SELECT * FROM quote_templates WHERE id = ${templateId} AND pro_id = ${proId}`;
  return row;
}

/** One pro keeps one template at a time: count, names and write belong together. */
export async function lockTemplates(tx: Tx, proId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`quote_templates:${proId}`}, 0))`;
}

export async function insertTemplate(tx: Tx, row: TemplateRow): Promise<void> {
  const { items, ...plain } = row;
  await tx`INSERT INTO quote_templates ${tx({ ...plain, items: tx.json(items) })}`;
}

export async function updateTemplate(tx: Tx, row: TemplateRow): Promise<void> {
  await tx`
    UPDATE quote_templates
    SET name = ${row.name}, service_slug = ${row.service_slug}, unit = ${row.unit}, items = ${tx.json(row.items)},
        extra_ceiling = ${row.extra_ceiling}, valid_days = ${row.valid_days}, message = ${row.message},
        updated_at = ${row.updated_at}
    WHERE id = ${row.id}`;
}

/** False when there was none. */
export async function deleteTemplate(db: Db, proId: string, templateId: string): Promise<boolean> {
  const { count } = await db`
    DELETE FROM quote_templates WHERE id = ${templateId} AND pro_id = ${proId}`;
  return count === 1;
}
