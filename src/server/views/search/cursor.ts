import { refuse } from "../../platform/refusal.ts";
import { encodeCursor } from "../../platform/keyset.ts";

/** Where a search goes on: after this pro, in this part of the list. */
export interface SearchKey {
  /** Which of the wordings tried it was that found something. */
  wording: number;
  part: number;
  /** What the list is ordered by; larger comes first. */
  value: number;
  place: number;
  id: string;
}

const KEY = /^(\d) (\d) (-?\d{1,15}) (-?\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function encodeSearchKey({ wording, part, value, place, id }: SearchKey): string {
  return encodeCursor(`${wording} ${part} ${value} ${place} ${id}`);
}

/** Null for the start of the list; refuses what was never given out. */
export function decodeSearchKey(cursor: string | undefined): SearchKey | null {
  if (cursor === undefined) return null;
  const [, wording, part, value, place, id = ""] =
    KEY.exec(Buffer.from(cursor, "base64url").toString("utf8")) ??
    refuse("invalid", { fields: { cursor: ["목록을 처음부터 다시 불러와 주세요."] } });
  return {
    wording: Number(wording),
    part: Number(part),
    value: Number(value),
    place: Number(place),
    id,
  };
}
