import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { ViewerOf } from "../../platform/viewer.ts";
import { findPiece, type PieceRow } from "./queries.ts";
import { readPiece } from "./read-piece.ts";
import { createPiece, deletePiece, editPiece, orderPieces } from "./save-piece.ts";

const CHANGES_PER_HOUR = 200;

interface Shows {
  presentPieces: (db: Db, rows: readonly PieceRow[]) => Promise<PortfolioPiece[]>;
}

/** A pro writes their pieces of work, also before the approval. */
export function portfolioHandlers({ presentPieces }: Shows) {
  const presentOne = async (db: Db, row: PieceRow) => {
    const [piece] = await presentPieces(db, [row]);
    return piece ?? refuse("not_found");
  };
  return {
    "pro.portfolio.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: proOf(viewer), now, ids };
      await limit("portfolio", owner.accountId, CHANGES_PER_HOUR, HOUR_MS);
      const content = await readPiece(sql, body, { now, kept: null });
      return presentOne(sql, await transaction((tx) => createPiece(tx, owner, { content })));
    },

    "pro.portfolio.edit": async ({ sql, params, body, viewer, now, ids, limit, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: proOf(viewer), now, ids };
      await limit("portfolio", owner.accountId, CHANGES_PER_HOUR, HOUR_MS);
      const pieceId = params.portfolioId;
      // Whose it is comes before what was typed: a stranger's piece is none.
      const before = (await findPiece(sql, owner.proId, pieceId)) ?? refuse("not_found");
      const content = await readPiece(sql, body, { now, kept: before.si_gun_gu_code });
      return presentOne(sql, await transaction((tx) => editPiece(tx, owner, { pieceId, content })));
    },

    "pro.portfolio.delete": async ({ params, viewer, now, ids, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: proOf(viewer), now, ids };
      await transaction((tx) => deletePiece(tx, owner, params.portfolioId));
      return {};
    },

    "pro.portfolio.order": async ({ body, viewer, now, ids, limit, transaction }) => {
      const owner = { accountId: viewer.accountId, proId: proOf(viewer), now, ids };
      await limit("portfolio", owner.accountId, CHANGES_PER_HOUR, HOUR_MS);
      await transaction((tx) => orderPieces(tx, owner, body.ids));
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** The profile of the caller, whatever its state: a portfolio is part of applying. */
function proOf(viewer: ViewerOf<"member">): string {
  return viewer.pro?.id ?? refuse("not_found");
}
