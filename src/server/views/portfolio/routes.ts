import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { countPieces, findPieces } from "../../features/portfolio/queries.ts";
import { findReadablePro } from "../readable-pro.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodePositionCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentPieces } from "./present.ts";

/** A pro's pieces of work: for anyone who may read the pro, and all of them for the pro. */
export function portfolioViewHandlers() {
  return {
    "pro.portfolio": async ({ sql, params, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodePositionCursor(query.cursor);
      const rows = await findPieces(sql, profile.id, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => String(row.position));
      return {
        items: await presentPieces(sql, page.items),
        next: page.next,
        count: await countPieces(sql, profile.id),
      };
    },

    // Also before the approval: a portfolio is part of applying.
    "pro.portfolio.own": async ({ sql, viewer }) => {
      const proId = viewer.pro?.id ?? refuse("not_found");
      const rows = await findPieces(sql, proId, { after: 0, limit: PORTFOLIO_LIMITS.count });
      return { items: await presentPieces(sql, rows) };
    },
  } satisfies Partial<Handlers>;
}
