import { mayWorkOn } from "#domain/pro/work-left.ts";
import { mustOpenFirst } from "#domain/quote/is-living.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { findLivingHire } from "../../features/hires/queries.ts";
import { findMessage } from "../../features/messages/queries.ts";
import { findProOfPhoto } from "../../features/portfolio/queries.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findQuote } from "../../features/quotes/queries.ts";
import { findRequest, showsPhotosTo } from "../../features/requests/queries.ts";
import { findReview, showsReviewPhoto } from "../../features/reviews/queries.ts";
import { findAsker } from "../../features/support/queries.ts";
import type { UploadRow } from "../../features/uploads/queries.ts";
import type { UploadUse } from "./audience.ts";

/** Asks the slice whose thing uses the file what the rule needs to know about the caller. */
export async function loadUse(db: Db, upload: UploadRow, viewer: Viewer): Promise<UploadUse> {
  const { attached_kind: kind, attached_id: id } = upload;
  if (kind === null || id === null) return { kind: "none" };
  switch (kind) {
    case "request":
      return { kind, isRecipient: await isRecipient(db, id, viewer) };
    case "quote":
      return { kind, isQuoteViewer: await isParty(db, id, viewer) };
    case "message":
      return { kind, isInConversation: await isInConversation(db, id, viewer) };
    case "review":
      return { kind, reader: await readerOfReviewPhoto(db, id, upload.id, viewer) };
    case "pro":
      return { kind: "profile", reader: await readerOfPhoto(db, id, upload.id, viewer) };
    case "portfolio":
      return { kind, reader: await readerOfPiecePhoto(db, id, upload.id, viewer) };
    case "support":
      return { kind, isAsker: await isAsker(db, id, viewer) };
    // Their owner's alone here; staff see them on pages of their own.
    case "certification":
    case "report":
      return { kind: "none" };
  }
}

async function isAsker(db: Db, messageId: string, viewer: Viewer): Promise<boolean> {
  return viewer.kind === "member" && (await findAsker(db, messageId)) === viewer.accountId;
}

async function isRecipient(db: Db, requestId: string, viewer: Viewer): Promise<boolean> {
  const pro = viewer.kind === "member" ? viewer.pro : null;
  if (!pro) return false;
  const hire = await findLivingHire(db, requestId);
  if (!mayWorkOn(pro, hire?.pro_id === pro.id ? hire : null)) return false;
  return showsPhotosTo(db, requestId, pro.id);
}

async function isParty(db: Db, quoteId: string, viewer: Viewer): Promise<boolean> {
  if (viewer.kind !== "member") return false;
  const quote = await findQuote(db, quoteId);
  if (!quote) return false;
  if (quote.pro_id === viewer.pro?.id) return true;
  if (mustOpenFirst(quote, "customer")) return false;
  return (await findRequest(db, quote.request_id))?.customer_id === viewer.accountId;
}

async function isInConversation(db: Db, messageId: string, viewer: Viewer): Promise<boolean> {
  if (viewer.kind !== "member") return false;
  const message = await findMessage(db, messageId);
  const quote = message && (await findQuote(db, message.quote_id));
  if (!quote) return false;
  if (quote.pro_id === viewer.pro?.id) return true;
  if (mustOpenFirst(quote, "customer")) return false;
  return (await findRequest(db, quote.request_id))?.customer_id === viewer.accountId;
}

async function readerOfReviewPhoto(db: Db, reviewId: string, uploadId: string, viewer: Viewer) {
  if (!(await showsReviewPhoto(db, reviewId, uploadId))) return "nobody";
  const review = await findReview(db, reviewId);
  const pro = review && (await findReadablePro(db, review.pro_id, viewer));
  if (!pro) return "nobody";
  return pro.isPublic ? "everyone" : "caller";
}

async function readerOfPiecePhoto(db: Db, pieceId: string, uploadId: string, viewer: Viewer) {
  const proId = await findProOfPhoto(db, pieceId, uploadId);
  const pro = proId !== null && (await findReadablePro(db, proId, viewer));
  if (!pro) return "nobody";
  return pro.isPublic ? "everyone" : "caller";
}

async function readerOfPhoto(db: Db, proId: string, uploadId: string, viewer: Viewer) {
  const pro = await findReadablePro(db, proId, viewer);
  if (pro?.profile.photo_id !== uploadId) return "nobody";
  return pro.isPublic ? "everyone" : "caller";
}
