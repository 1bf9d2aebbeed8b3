import type { JSONValue } from "postgres";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { connectOnce } from "#server/platform/database/connect-to.ts";
import type { TestApp } from "../app.ts";
import { TestClient } from "../client.ts";
import { testDatabaseUrl } from "../database.ts";
import { atFileEnd } from "../file-end.ts";

/** One row that was written: all columns of a new one, of an old one those that are others now; and its ids. */
interface Write {
  op: "INSERT" | "UPDATE" | "DELETE";
  name: string;
  columns: Record<string, JSONValue> | null;
  ids: Record<string, JSONValue>;
}

/** What a person or a thing is called instead of its id. */
export type Names = ReadonlyMap<string, string>;

/** What one call or one work wrote, and when: epoch ms. */
interface Chapter {
  title: string;
  writes: Write[];
  at: number;
}

/** What was written to this test file's database, by which call or which work. */
export interface WriteLog {
  /** Begins a chapter. */
  heading(text: string): void;
  /** What was written since the last call, as what this work did. */
  wrote(work: string): Promise<void>;
  /** All of it, a line for each row. */
  text(names: Names): string;
}

/** Events are recorded elsewhere; what is searched by prefix follows from `search_pros`. */
const UNTOLD: readonly string[] = [
  "schema_migrations",
  "person_events",
  "search_prefix_changes",
  "search_prefixes",
];
/**
 * The count of events; the order of equal pros, which their random ids decide; what a library makes of a picture or an
 * archive, which another version of it makes otherwise.
 */
const UNTOLD_COLUMNS: readonly string[] = ["event_seq", "place", "bytes", "blur"];
/** Of the database's own clock; all other moments are the test clock's. */
const REAL_MOMENTS: readonly string[] = ["pro_profiles.changed_at", "deliveries.lease_until"];

/** Keeps every write from now on, each after the call of a `TestClient` that it came with. */
export async function keepWriteLog({ clock }: Pick<TestApp, "clock">): Promise<WriteLog> {
  const owner = connectOnce(await testDatabaseUrl());
  atFileEnd(() => owner.end());
  await owner.unsafe(INSTALL);
  const chapters: Chapter[] = [];
  const taken = async (): Promise<Write[]> => {
    const rows = await owner<Write[]>`
      WITH taken AS (DELETE FROM write_log.writes RETURNING *)
      SELECT op, name, columns, ids FROM taken ORDER BY at`;
    return [...rows];
  };
  const wrote = async (work: string) => {
    const writes = await taken();
    if (writes.length > 0)
      chapters.push({ title: `### ${work}`, writes, at: clock.now().getTime() });
  };
  TestClient.observe = async ({ method, path, status }) => {
    const writes = await taken();
    const isRead = method === "GET" && status < 400;
    if (isRead && writes.length === 0) return;
    chapters.push({ title: `### ${method} ${path} ${status}`, writes, at: clock.now().getTime() });
  };
  atFileEnd(async () => {
    TestClient.observe = null;
  });
  return {
    heading: (text) => chapters.push({ title: `## ${text}`, writes: [], at: 0 }),
    wrote,
    text: (names) =>
      chapters
        .map((chapter) => [hidden(chapter.title, names), ...linesOf(chapter, names), ""].join("\n"))
        .join("\n"),
  };
}

const SIGNS = { INSERT: "+", UPDATE: "~", DELETE: "-" };

/** The same lines once, and how often, in the order of their text: rows of one statement have no order. */
function linesOf({ writes, at }: Chapter, names: Names): string[] {
  const counts = new Map<string, number>();
  for (const write of writes) {
    const line = lineOf(write, { names, at });
    if (line !== null) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts]
    .map(([line, count]) => (count === 1 ? line : `${line} (${count}×)`))
    .toSorted();
}

/** What a value is read with: the names, and when it was written. */
interface Reading {
  names: Names;
  at: number;
}

/** A line for a row; null where it says nothing of what was done. */
function lineOf({ op, name, columns, ids }: Write, reading: Reading): string | null {
  if (UNTOLD.includes(name)) return null;
  const told = Object.entries(columns ?? {})
    .filter(([column]) => !UNTOLD_COLUMNS.includes(column))
    .filter(([, value]) => value !== null || op === "UPDATE")
    .map(([column, value]) => `${column}=${valueText(`${name}.${column}`, value, reading)}`);
  if (op === "UPDATE" && told.length === 0) return null;
  // Each of the catalogue's eighty services has a row; most have nothing in it.
  if (name === "service_figures" && told.includes("pro_count=0")) return null;
  const which = Object.entries(op === "INSERT" ? {} : ids)
    .filter(([column, value]) => value !== null && !(columns && column in columns))
    .map(([column, value]) => `${column}:${valueText(`${name}.${column}`, value, reading)}`);
  return [name, SIGNS[op], ...which, ...told].join(" ");
}

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
/** A token or a ciphertext. */
const RANDOM = /\\\\x[\da-f]+|[\da-f]{20,}|(?=[\w+=-]*[A-Z])(?=[\w+=-]*[a-z])[\w+=-]{20,}/g;
const RANDOM_COLUMNS = /_hash$|_hmac$|^(auth|credential_id|endpoint|subject)$/;
/** What a factory numbers, in the order in which files run, and the emulator's cards. */
const NUMBERED =
  /사람\d+|\+8210\d{8}|(?<=newcomer-|past-client-|test-key-|test-lot:)\d+|(?<="10186)\d{5}|(?<=카드 \()\d{4}/g;
const CODE = /(?<=인증번호 )\d{6}/g;
const MOMENT = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00)"$/;

function valueText(place: string, value: JSONValue, { names, at }: Reading): string {
  if (value === null) return "null";
  if (REAL_MOMENTS.includes(place)) return "(now)";
  if (RANDOM_COLUMNS.test(place.split(".")[1] ?? "") && value !== "") return "*";
  const text = JSON.stringify(value);
  const moment = MOMENT.exec(text)?.[1];
  return moment === undefined ? hidden(text, names) : sinceText(Date.parse(moment) - at);
}

/** "now", "now+3d", "now-25m": whatever the story's clock says by then. */
function sinceText(ms: number): string {
  if (ms === 0) return "now";
  const units = [
    [DAY_MS, "d"],
    [HOUR_MS, "h"],
    [MINUTE_MS, "m"],
    [1, "ms"],
  ] as const;
  const [size, sign] = units.find(([one]) => ms % one === 0) ?? [1, "ms"];
  return `now${ms < 0 ? "-" : "+"}${Math.abs(ms) / size}${sign}`;
}

/** A text with a name, or a sign, for whatever is another one in each run. */
function hidden(text: string, names: Names): string {
  return text
    .replaceAll(RANDOM, "*")
    .replaceAll(ID, (id) => names.get(id) ?? "#")
    .replaceAll(NUMBERED, "#")
    .replaceAll(CODE, "#");
}

const INSTALL = `
  CREATE SCHEMA write_log;
  CREATE UNLOGGED TABLE write_log.writes (
    at bigserial PRIMARY KEY, op text NOT NULL, name text NOT NULL, columns jsonb, ids jsonb);
  CREATE FUNCTION write_log.keep() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  DECLARE changed jsonb;
  DECLARE ids jsonb;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      changed := to_jsonb(NEW);
    ELSIF TG_OP = 'UPDATE' THEN
      SELECT jsonb_object_agg(n.key, n.value) INTO changed FROM jsonb_each(to_jsonb(NEW)) n
      WHERE to_jsonb(OLD) -> n.key IS DISTINCT FROM n.value;
      IF changed IS NULL THEN RETURN NULL; END IF;
    END IF;
    SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO ids
    FROM jsonb_each(to_jsonb(CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END)) WHERE key ~ '(^|_)id$';
    INSERT INTO write_log.writes (op, name, columns, ids) VALUES (TG_OP, TG_TABLE_NAME, changed, ids);
    RETURN NULL;
  END $$;
  DO $$
  DECLARE one regclass;
  BEGIN
    FOR one IN SELECT oid::regclass FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace
    LOOP
      EXECUTE format('CREATE TRIGGER zz_keep AFTER INSERT OR UPDATE OR DELETE ON %s
        FOR EACH ROW EXECUTE FUNCTION write_log.keep()', one);
    END LOOP;
  END $$`;
