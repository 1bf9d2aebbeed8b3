import { isOrderOf } from "#domain/portfolio/order.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads, discardUploads } from "../uploads/queries.ts";
import { countPieces, findPiece, findPieces, type PieceRow } from "./queries.ts";
import type { PieceContent } from "./read-piece.ts";
import { insertFirst, lockPortfolio, removePiece, updatePiece, writeOrder } from "./write-piece.ts";

/** Who changes their portfolio, and when. */
export interface Owner {
  accountId: string;
  proId: string;
  now: Date;
  ids: Ids;
}

export async function createPiece(
  tx: Tx,
  owner: Owner,
  { content }: { content: PieceContent },
): Promise<PieceRow> {
  const { accountId, proId, now, ids } = owner;
  await begin(tx, owner);
  if ((await countPieces(tx, proId)) >= PORTFOLIO_LIMITS.count) refuse("portfolio_limit");
  const id = ids.next();
  const piece = { id, pro_id: proId, position: 1, ...content, created_at: now, updated_at: now };
  await insertFirst(tx, piece);
  await takePhotos(tx, { accountId, pieceId: id, photoIds: content.photo_ids });
  await sayChanged(tx, owner);
  return piece;
}

/** Photos that were taken out are gone for everybody at once. */
export async function editPiece(
  tx: Tx,
  owner: Owner,
  { pieceId, content }: { pieceId: string; content: PieceContent },
): Promise<PieceRow> {
  const { accountId, proId, now } = owner;
  await begin(tx, owner);
  const before = (await findPiece(tx, proId, pieceId)) ?? refuse("not_found");
  const piece = { ...before, ...content, updated_at: now };
  const fresh = piece.photo_ids.filter((id) => !before.photo_ids.includes(id));
  const gone = before.photo_ids.filter((id) => !piece.photo_ids.includes(id));
  await updatePiece(tx, piece);
  await takePhotos(tx, { accountId, pieceId, photoIds: fresh });
  await discardUploads(tx, gone, now);
  await sayChanged(tx, owner);
  return piece;
}

export async function deletePiece(tx: Tx, owner: Owner, pieceId: string): Promise<void> {
  await begin(tx, owner);
  const piece = (await findPiece(tx, owner.proId, pieceId)) ?? refuse("not_found");
  await removePiece(tx, piece.id);
  await discardUploads(tx, piece.photo_ids, owner.now);
  await sayChanged(tx, owner);
}

/** Refuses when the pieces are others than the pro saw while putting them into this order. */
export async function orderPieces(tx: Tx, owner: Owner, wanted: readonly string[]): Promise<void> {
  await begin(tx, owner);
  const pieces = await findPieces(tx, owner.proId, { after: 0, limit: PORTFOLIO_LIMITS.count });
  const ids = pieces.map(({ id }) => id);
  if (!isOrderOf(ids, wanted)) refuse("conflict");
  await writeOrder(tx, owner.proId, wanted);
  await sayChanged(tx, owner);
}

/** Locks as decision 024 says. */
async function begin(tx: Tx, { accountId, proId }: Owner): Promise<void> {
  await lockEventNumbers(tx, [accountId]);
  await lockPortfolio(tx, proId);
}

async function sayChanged(tx: Tx, { accountId, proId, now, ids }: Owner): Promise<void> {
  await happened(tx, { kind: "portfolio.changed", proId, proAccountId: accountId }, { now, ids });
}

async function takePhotos(
  tx: Tx,
  taken: { accountId: string; pieceId: string; photoIds: readonly string[] },
): Promise<void> {
  const { accountId, pieceId, photoIds } = taken;
  const reference = { kind: "portfolio", id: pieceId } as const;
  const claim = await claimUploads(tx, photoIds, accountId, "portfolio_photo", reference);
  if (!claim.ok) refuse("upload_unusable");
}
