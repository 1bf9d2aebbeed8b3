import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "#test/database.ts";
import { migrate } from "./migrate.ts";

const product = join(import.meta.dirname, "../../../../migrations");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A database as it was before the migration with this number. */
async function databaseBefore(version: string) {
  const folder = mkdtempSync(join(tmpdir(), "somssi-migrations-"));
  folders.push(folder);
  const older = readdirSync(product).filter((file) => file < version);
  for (const file of older) cpSync(join(product, file), join(folder, file));
  const url = await emptyDatabase();
  await migrate({ url, folder });
  return { url, bringUpToDate: () => migrate({ url, folder: product }) };
}

async function ask(url: string, statements: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe(statements))];
  } finally {
    await sql.end();
  }
}

const id = (last: number) => `019b7600-0000-7000-8000-${String(last).padStart(12, "0")}`;

const OWNER = `
  INSERT INTO accounts (id, email, password_hash, name, role, created_at)
  VALUES ('${id(1)}', 'a@example.com', 'x', '가', 'member', '2026-01-01T00:00:00Z');`;

describe("rows from before a migration", () => {
  it("keep what uses a file, and what the staff log is about", async () => {
    const { url, bringUpToDate } = await databaseBefore("0040");
    const upload = (last: number, attachedTo: string) => `
      INSERT INTO uploads (id, owner_id, purpose, kind, mime, bytes, sha256, display_name, storage_key, attached_to,
                           created_at)
      VALUES ('${id(last)}', '${id(1)}', 'quote_attachment', 'document', 'application/pdf', 1, '', 'x', 'x',
              ${attachedTo}, '2026-01-01T00:00:00Z');`;
    const entry = (last: number, subject: string) => `
      INSERT INTO staff_log (id, at, actor, kind, action, subject)
      VALUES ('${id(last)}', '2026-01-01T00:00:00Z', 'command-line:x', 'decision', 'x', '${subject}');`;
    await ask(
      url,
      `${OWNER}${upload(11, "NULL")}${upload(12, `'quote:${id(5)}'`)}${upload(13, `'certification:${id(6)}'`)}
       ${entry(21, "")}${entry(22, `product:${id(7)}`)}${entry(23, `name_change:${id(8)}`)}`,
    );
    await bringUpToDate();
    expect(await ask(url, "SELECT attached_kind, attached_id FROM uploads ORDER BY id")).toEqual([
      { attached_kind: null, attached_id: null },
      { attached_kind: "quote", attached_id: id(5) },
      { attached_kind: "certification", attached_id: id(6) },
    ]);
    expect(await ask(url, "SELECT subject_kind, subject_id FROM staff_log ORDER BY id")).toEqual([
      { subject_kind: null, subject_id: null },
      { subject_kind: "product", subject_id: id(7) },
      { subject_kind: "name_change", subject_id: id(8) },
    ]);
    await expect(ask(url, "UPDATE staff_log SET subject_id = NULL")).rejects.toThrow(/only ever/);
  });
});
