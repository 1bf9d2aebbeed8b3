import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { APPLICATION } from "#server/platform/database/application-role.ts";
import { connectTo } from "#server/platform/database/connect-to.ts";
import type { Script } from "./script.ts";

const DEBIAN = "/usr/lib/postgresql";
const FOLDER = join(import.meta.dirname, "../out");

/** Debian's package `postgresql-15` brings it; what is embedded has none. */
export function findPgbench(): string {
  const found = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, "bin/pgbench"))
    .find((file) => existsSync(file));
  if (!found) throw new Error("pgbench is missing: apt-get install postgresql-15 brings it");
  return found;
}

interface Load {
  /** Of the owner; the script runs as the application's role, as the product does. */
  url: string;
  clients: number;
  /** So long, or so many times in all. */
  until: { seconds: number } | { times: number };
}

/** Runs a script with prepared statements, each client over a connection of its own; how many times a second. */
export async function runPgbench(name: string, script: Script, load: Load): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.sql`);
  writeFileSync(file, script.text);
  const target = new URL(load.url);
  const { clients, until } = load;
  const length =
    "seconds" in until
      ? `--time=${until.seconds}`
      : `--transactions=${Math.floor(until.times / clients)}`;
  const { stdout } = await promisify(execFile)(
    findPgbench(),
    [
      "--no-vacuum",
      "--protocol=prepared",
      `--file=${file}`,
      `--client=${clients}`,
      `--jobs=${Math.min(2, clients)}`,
      length,
      ...Object.entries(script.constants).flatMap(([key, value]) => ["-D", `${key}=${value}`]),
    ],
    {
      env: {
        ...process.env,
        PGHOST: target.searchParams.get("host") ?? target.hostname,
        PGPORT: target.port,
        PGUSER: target.username,
        PGPASSWORD: decodeURIComponent(target.password),
        PGDATABASE: target.pathname.slice(1),
        PGOPTIONS: `-c role=${APPLICATION} -c timezone=UTC`,
      },
      maxBuffer: 64_000_000,
    },
  );
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (!(rate > 0) || failed > 0) throw new Error(`${name}: pgbench said\n${stdout}`);
  return rate;
}

/** What differs from turn to turn, where the script looks for it. */
export async function storeTurns(url: string, { columns }: Script): Promise<void> {
  const names = Object.keys(columns);
  const sql = connectTo(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(
      `CREATE TABLE bench_turns (n bigint PRIMARY KEY, ${names.map((name) => `${name} text`).join(", ")})`,
    );
    await sql.unsafe(`CREATE SEQUENCE bench_turn`);
    const turns = columns[names[0] ?? ""]?.length ?? 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const row = Object.fromEntries(names.map((name) => [name, columns[name]?.[turn] ?? null]));
      await sql`INSERT INTO bench_turns ${sql({ n: turn + 1, ...row })}`;
    }
    await sql.unsafe(`GRANT SELECT ON bench_turns TO ${APPLICATION}`);
    await sql.unsafe(`GRANT USAGE ON bench_turn TO ${APPLICATION}`);
    await sql.unsafe(`ANALYZE bench_turns`);
  } finally {
    await sql.end();
  }
}
