import { createHash } from "node:crypto";
import { canonicalJson } from "#domain/review/canonical-json.ts";

/** Hashes that cover an instant, months, and bytes that the driver gives as bytes. */
export const TIMED = new Set([
  "hash",
  "previous_hash",
  "sha256",
  "contact_hash",
  "token_hash",
  "worked_on",
  "done_on",
]);
const DATED = /\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?|\d{4}년 \d{2}월 \d{2}일/g;

/** Of the rows in any order, with a mark in place of every instant and day. */
export function digestOf(rows: readonly object[], columns: readonly string[]): string {
  const lines = rows.map((row) => {
    const picked = Object.fromEntries(
      columns.map((name) => {
        const value = (row as Record<string, unknown>)[name];
        // As PostgreSQL reads it, which is how rows that are not stored yet have it.
        return [
          name,
          value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
        ];
      }),
    );
    return canonicalJson(JSON.parse(JSON.stringify(picked).replaceAll(DATED, "…")));
  });
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
}
