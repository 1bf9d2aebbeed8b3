import type { ReceivedPlace, ReceivedOrder } from "#domain/received-request/received-order.ts";
import { encodeCursor } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";

const PLACE = /^([a-z]{1,20}) (\d{1,16}) (\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** An opaque cursor after this place of an order. */
export function encodePlace(sort: ReceivedOrder, place: ReceivedPlace): string {
  return encodeCursor(`${sort} ${place.rank} ${place.receivedAt} ${place.requestId}`);
}

/** Null for the start of the list; refuses what was never given out, or for another order. */
export function decodePlace(sort: ReceivedOrder, cursor: string | undefined): ReceivedPlace | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const [, of, rank, receivedAt, requestId = ""] = PLACE.exec(text) ?? [];
  if (of !== sort) {
    refuse("invalid", { fields: { cursor: ["목록을 처음부터 다시 불러와 주세요."] } });
  }
  return { rank: Number(rank), receivedAt: Number(receivedAt), requestId };
}
