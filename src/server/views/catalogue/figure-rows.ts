import type { Db } from "../../platform/database/sql.ts";

export interface MarketFiguresRow {
  pro_count: number;
  review_count: number;
  deal_count: number;
  counted_at: Date | null;
}

const NOT_COUNTED: MarketFiguresRow = {
  pro_count: 0,
  review_count: 0,
  deal_count: 0,
  counted_at: null,
};

export async function findMarketFigures(db: Db): Promise<MarketFiguresRow> {
  const [row] = await db<MarketFiguresRow[]>`
    SELECT pro_count, review_count, deal_count, counted_at FROM market_figures`;
  return row ?? NOT_COUNTED;
}

export interface ServiceFiguresRow {
  demand: number;
  asked_count: number;
  pro_count: number;
  review_count: number;
  rating_sum: number;
  first_quote_count: number;
  first_quote_minutes: number | null;
}

export const NO_FIGURES: ServiceFiguresRow = {
  demand: 0,
  asked_count: 0,
  pro_count: 0,
  review_count: 0,
  rating_sum: 0,
  first_quote_count: 0,
  first_quote_minutes: null,
};

/** What was last counted of services, by slug; one that came since is not among them. */
export async function findServiceFigures(
  db: Db,
  slugs: readonly string[],
): Promise<Map<string, ServiceFiguresRow>> {
  if (slugs.length === 0) return new Map();
  const rows = await db<(ServiceFiguresRow & { service_slug: string })[]>`
    SELECT service_slug, demand, asked_count, pro_count, review_count, rating_sum, first_quote_count,
           first_quote_minutes
    FROM service_figures WHERE service_slug IN ${db(slugs)}`;
  return new Map(rows.map((row) => [row.service_slug, row]));
}
