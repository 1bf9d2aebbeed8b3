import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SERVER = "src/server";
const WRITE = /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+([a-z_]+)\b/g;
/** Words that follow UPDATE without being a table: `FOR UPDATE OF`, `ON CONFLICT … DO UPDATE SET`. */
const NO_TABLE = new Set(["of", "set"]);

/**
 * Answers one line for each table that more than one slice writes, and for each write by what may only read. The
 * platform may write its own tables, and of a slice's those in `platformToo`.
 * @param {string} root
 * @param {{ platformToo: readonly string[] }} rules
 */
export function checkTableWriters(root, { platformToo }) {
  /** @type {Map<string, Set<string>>} */
  const writers = new Map();
  for (const file of filesUnder(root, SERVER)) {
    const writer = writerOf(file);
    if (writer === null) continue;
    for (const table of tablesWrittenIn(readFileSync(join(root, file), "utf8"))) {
      writers.set(table, (writers.get(table) ?? new Set()).add(writer));
    }
  }
  const violations = [...writers].flatMap(([table, by]) => {
    const readers = [...by].filter((writer) => READERS.has(writer));
    if (readers.length > 0) return [`${table}: written by ${readers.join(", ")}, which only read`];
    const slices = [...by].filter(
      (writer) => writer !== "platform" || !platformToo.includes(table),
    );
    return slices.length <= 1 ? [] : [`${table}: written by ${slices.toSorted().join(" and ")}`];
  });
  return { tables: writers.size, violations: violations.toSorted() };
}

const READERS = new Set(["views", "consequences"]);

/** The slice, or the folder of the server; null where every table may be filled: seeds, tests, commands. */
function writerOf(/** @type {string} */ file) {
  const [folder, slice] = file.slice(SERVER.length + 1).split("/");
  if (!slice || file.endsWith(".test.ts") || folder === "seed") return null;
  return folder === "features" ? slice : (folder ?? null);
}

function tablesWrittenIn(/** @type {string} */ source) {
  return [...source.matchAll(WRITE)]
    .map(([, table]) => table ?? "")
    .filter((table) => !NO_TABLE.has(table));
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return path.endsWith(".ts") ? [path] : [];
  });
}
