import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Sql } from "../database/sql.ts";

/** How long files of a version that starts no more are kept: longer than any page stays open. */
export const KEPT_DAYS = 30;
/** A name that is not known is looked for anew after so many milliseconds, by whomever it is asked for. */
export const LOOK_AGAIN_MS = 2_000;
/** So many are written at once. */
const BATCH = 40;

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

export interface KeptFile {
  contentType: string;
  isBrotli: boolean;
  body: Buffer;
}

/**
 * Keeps what the pages of this build load (`assets`, a folder) for pages of it that other versions' processes answer, and
 * deletes what no version of the last `KEPT_DAYS` days has. To be done before the first page is served.
 */
export async function keepFiles(sql: Sql, assets: string, now: Date): Promise<void> {
  const all = await readdir(assets);
  const packed = new Set(all.filter((name) => name.endsWith(".br")));
  const names = all.filter((name) => extname(name) in TYPES);
  const known = await sql<{ name: string }[]>`
    UPDATE kept_page_files SET started_at = ${now} WHERE name = ANY(${names}) RETURNING name`;
  const old = new Set(known.map(({ name }) => name));
  const missing = names.filter((name) => !old.has(name));
  for (let from = 0; from < missing.length; from += BATCH) {
    const rows = await Promise.all(
      missing.slice(from, from + BATCH).map(async (name) => {
        const isBrotli = packed.has(`${name}.br`);
        const body = await readFile(join(assets, isBrotli ? `${name}.br` : name));
        const content_type = TYPES[extname(name)];
        return { name, content_type, is_brotli: isBrotli, body, started_at: now };
      }),
    );
    // Another process of the same version may start at the same time.
    await sql`INSERT INTO kept_page_files ${sql(rows)} ON CONFLICT (name) DO NOTHING`;
  }
  await sql`
    DELETE FROM kept_page_files
    WHERE started_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
}

/**
 * Finds what other versions' pages load. Names that nobody kept cost the database one question in a while, not each its
 * own. `ms`: any clock that only goes forward.
 */
export function keptFileFinder(sql: Sql, ms: () => number = () => performance.now()) {
  let names: Promise<ReadonlySet<string>> | null = null;
  let readAt = -Infinity;

  async function readNames(): Promise<ReadonlySet<string>> {
    const rows = await sql<{ name: string }[]>`SELECT name FROM kept_page_files`;
    return new Set(rows.map((row) => row.name));
  }

  async function isKept(name: string): Promise<boolean> {
    if (names && (await names).has(name)) return true;
    if (ms() - readAt >= LOOK_AGAIN_MS) {
      readAt = ms();
      names = readNames();
      // The next one asks again.
      names.catch(() => (names = null));
    }
    return (await names)?.has(name) ?? false;
  }

  return async (name: string): Promise<KeptFile | null> => {
    if (!(await isKept(name))) return null;
    const [file] = await sql<KeptFile[]>`
      SELECT content_type AS "contentType", is_brotli AS "isBrotli", body
      FROM kept_page_files WHERE name = ${name}`;
    return file ?? null;
  };
}
