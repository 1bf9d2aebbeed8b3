import { refuse } from "./refusal.ts";

/** Rows of a list page when the caller does not say how many. */
export const PAGE_SIZE = 20;

export interface Page<Row> {
  items: Row[];
  /** Cursor of the following page, null at the end. */
  next: string | null;
}

/** Where a list ordered by time, then id, goes on. */
export interface TimedKey {
  at: Date;
  id: string;
}

/** Where a list ordered by a small number, then id, goes on. */
export interface RankedKey {
  rank: number;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const RANKED = /^(\d{1,4}) (.*)$/;
const POSITION = /^[1-9]\d{0,8}$/;
// Of years that the database can compare: it knows no year 0.
const INSTANT = /^(?:19|2[01])\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

type ListKey = string | TimedKey | RankedKey;

/** An opaque cursor after the row with this key: its id or position, or its time or number and its id. */
export function encodeCursor(key: ListKey): string {
  return Buffer.from(typeof key === "string" ? key : keyText(key)).toString("base64url");
}

function keyText(key: TimedKey | RankedKey): string {
  return "rank" in key ? `${key.rank} ${key.id}` : `${key.at.toISOString()} ${key.id}`;
}

/** The id after which a list goes on, null for its start. Refuses what `encodeCursor` never made. */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const id = read(cursor);
  return UUID.test(id) ? id : refuseCursor();
}

/** The time and id after which a list goes on, null for its start. */
export function decodeTimedCursor(cursor: string | undefined): TimedKey | null {
  return cursor === undefined ? null : readTimedKey(read(cursor));
}

/** The number and id after which a list goes on, null for its start. */
export function decodeRankedCursor(cursor: string | undefined): RankedKey | null {
  if (cursor === undefined) return null;
  const [, rank, id = ""] = RANKED.exec(read(cursor)) ?? refuseCursor();
  return UUID.test(id) ? { rank: Number(rank), id } : refuseCursor();
}

function readTimedKey(text: string): TimedKey {
  const [at = "", id = "", ...rest] = text.split(" ");
  const isKey = INSTANT.test(at) && !Number.isNaN(Date.parse(at)) && UUID.test(id);
  return isKey && rest.length === 0 ? { at: new Date(at), id } : refuseCursor();
}

/** The position (1, 2, 3 …) after which a list goes on, 0 for its start. */
export function decodePositionCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const position = read(cursor);
  return POSITION.test(position) ? Number(position) : refuseCursor();
}

/** Cuts a page from up to `limit + 1` rows: the extra one only shows that more follow. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => ListKey,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, next: more ? encodeCursor(keyOf(last)) : null };
}

function read(cursor: string): string {
  return Buffer.from(cursor, "base64url").toString("utf8");
}

function refuseCursor(): never {
  return refuse("invalid", { fields: { cursor: ["목록을 처음부터 다시 불러와 주세요."] } });
}
