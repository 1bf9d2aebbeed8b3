import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findMessage } from "./queries.ts";

const SEQ = /^\d{1,9}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A place in a conversation as a caller names it, by number or by a message's id; null when they name none. */
export async function messagePlace(
  db: Db,
  quoteId: string,
  place: string | undefined,
): Promise<number | null> {
  if (place === undefined) return null;
  if (SEQ.test(place)) return Number(place);
  const message = UUID.test(place) ? await findMessage(db, place) : undefined;
  if (message?.quote_id === quoteId) return message.seq;
  return refuse("invalid", { fields: { before: ["대화를 처음부터 다시 불러와 주세요."] } });
}
