import type { HirePlace } from "#domain/pro-hires/hire-order.ts";
import { HIRE_SECTIONS } from "#domain/pro-hires/hire-section.ts";
import { encodeCursor } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";

const PLACE = /^([a-z]+) (-?\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** An opaque cursor after this place of a pro's hires. */
export function encodeHirePlace({ section, at, hireId }: HirePlace): string {
  return encodeCursor(`${section} ${at} ${hireId}`);
}

/** Null for the start of the list; refuses what was never given out. */
export function decodeHirePlace(cursor: string | undefined): HirePlace | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const [, name, at, hireId = ""] = PLACE.exec(text) ?? [];
  const section = HIRE_SECTIONS.find((one) => one === name);
  if (section === undefined) {
    refuse("invalid", { fields: { cursor: ["목록을 처음부터 다시 불러와 주세요."] } });
  }
  return { section, at: Number(at), hireId };
}
