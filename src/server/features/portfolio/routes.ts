import { HOUR_MS } from "#domain/calendar/durations.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodePositionCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import type { ViewerOf } from "../../platform/viewer.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { presentPieces } from "./present.ts";
import { countPieces, findPiece, findPieces, type PieceRow } from "./queries.ts";
import { readPiece } from "./read-piece.ts";
import { createPiece, deletePiece, editPiece, orderPieces } from "./save-piece.ts";

const CHANGES_PER_HOUR = 200;

type Names =
  | "pro.portfolio"
  | "pro.portfolio.own"
  | "pro.portfolio.create"
  | "pro.portfolio.edit"
  | "pro.portfolio.delete"
  | "pro.portfolio.order";

/** A pro's pieces of work: their own to write, also before the approval; anyone's to read who may read the pro. */
export function portfolioHandlers(): Pick<Handlers, Names> {
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

    "pro.portfolio.own": async ({ sql, viewer }) => {
      const rows = await findPieces(sql, ownPro(viewer), {
        after: 0,
        limit: PORTFOLIO_LIMITS.count,
      });
      return { items: await presentPieces(sql, rows) };
    },

    "pro.portfolio.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: ownPro(viewer), now };
      await limit("portfolio", owner.accountId, CHANGES_PER_HOUR, HOUR_MS);
      const content = await readPiece(sql, body, { now, kept: null });
      return presentOne(sql, await transaction((tx) => createPiece(tx, owner, { content, ids })));
    },

    "pro.portfolio.edit": async ({ sql, params, body, viewer, now, limit, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: ownPro(viewer), now };
      await limit("portfolio", owner.accountId, CHANGES_PER_HOUR, HOUR_MS);
      const pieceId = params.portfolioId;
      // Whose it is comes before what was typed: a stranger's piece is none.
      const before = (await findPiece(sql, owner.proId, pieceId)) ?? refuse("not_found");
      const content = await readPiece(sql, body, { now, kept: before.si_gun_gu_code });
      return presentOne(sql, await transaction((tx) => editPiece(tx, owner, { pieceId, content })));
    },

    "pro.portfolio.delete": async ({ params, viewer, now, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: ownPro(viewer), now };
      await transaction((tx) => deletePiece(tx, owner, params.portfolioId));
      return {};
    },

    "pro.portfolio.order": async ({ body, viewer, now, limit, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: ownPro(viewer), now };
      await limit("portfolio", owner.accountId, CHANGES_PER_HOUR, HOUR_MS);
      await transaction((tx) => orderPieces(tx, owner, body.ids));
      return {};
    },
  };
}

/** The profile of the caller, whatever its state: a portfolio is part of applying. */
function ownPro(viewer: ViewerOf<"member">): string {
  return viewer.pro?.id ?? refuse("not_found");
}

async function presentOne(db: Db, row: PieceRow) {
  const [piece] = await presentPieces(db, [row]);
  return piece ?? refuse("not_found");
}
