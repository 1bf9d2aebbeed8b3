import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Sql } from "#server/platform/database/sql.ts";
import { testDatabase } from "#test/database.ts";
import { keepFiles, KEPT_DAYS, keptFileFinder, LOOK_AGAIN_MS } from "./kept-files.ts";

const NOW = new Date("2027-02-01T09:00:00+09:00");
const DAY_MS = 86_400_000;
let sql: Sql;
let folder: string;

beforeAll(async () => {
  sql = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "somssi-kept-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => sql`DELETE FROM kept_page_files`);

/** A version's folder of files, by what stands in them. */
async function version(name: string, files: Record<string, string>): Promise<string> {
  const assets = join(folder, name);
  await mkdir(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(assets, file), text);
  return assets;
}

it("keeps each file of a build once, packed where it is, whichever processes start together", async () => {
  const assets = await version("first", {
    "home-1.js": "plain",
    "home-1.js.br": "packed",
    "home-1.js.gz": "other",
    "font-1.woff2": "font",
    "map-1.txt": "of no page",
  });
  await Promise.all([keepFiles(sql, assets, NOW), keepFiles(sql, assets, NOW)]);
  const kept = keptFileFinder(sql);
  expect(await kept("home-1.js")).toEqual({
    contentType: "text/javascript; charset=utf-8",
    isBrotli: true,
    body: Buffer.from("packed"),
  });
  expect(await kept("font-1.woff2")).toMatchObject({
    isBrotli: false,
    contentType: "font/woff2",
  });
  const names = await sql`SELECT name FROM kept_page_files ORDER BY name`;
  expect(names.map(({ name }) => name)).toEqual(["font-1.woff2", "home-1.js"]);
});

it("keeps a version's files for thirty days after its last start", async () => {
  const old = await version("old", { "shared-1.js": "a", "old-1.js": "a" });
  const next = await version("next", { "shared-1.js": "a", "next-1.js": "a" });
  await keepFiles(sql, old, NOW);
  const end = NOW.getTime() + KEPT_DAYS * DAY_MS;
  await keepFiles(sql, next, new Date(end));
  expect(await keptFileFinder(sql)("old-1.js")).not.toBeNull();
  await keepFiles(sql, next, new Date(end + 1));
  const kept = keptFileFinder(sql);
  expect(await kept("old-1.js")).toBeNull();
  expect(await kept("shared-1.js")).not.toBeNull();
});

it("asks for names that nobody kept once in a while, and finds what a new version brings", async () => {
  let ms = 0;
  const kept = keptFileFinder(sql, () => ms);
  expect(await kept("late-1.js")).toBeNull();
  await keepFiles(sql, await version("late", { "late-1.js": "a" }), NOW);
  ms = LOOK_AGAIN_MS - 1;
  expect(await kept("late-1.js")).toBeNull();
  ms = LOOK_AGAIN_MS;
  expect(await kept("late-1.js")).not.toBeNull();
});
