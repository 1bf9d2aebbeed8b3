import { join } from "node:path";
import { noteCheck } from "#server/commands/note-check.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { withProgress } from "../progress.mjs";
import type { DatabaseMember } from "./layout.ts";
import { leaderOf } from "./patroni.ts";
import { runProgram } from "./run-program.ts";
import { openCluster, type Cluster } from "./state.ts";

const STANZA = "somssi";

/** One copy of the database. */
export interface Backup {
  label: string;
  kind: "full" | "diff" | "incr";
  endedAt: Date;
  /** Of the database when it was copied; bytes. */
  size: number;
  /** What it takes in the store; bytes. */
  stored: number;
}

/** Makes a whole copy, or only what has changed since the last whole one. */
export async function backup(kind: "full" | "diff"): Promise<void> {
  const cluster = openCluster();
  const leader = (await leaderOf(cluster)) ?? nobodyLeads();
  await withProgress(`백업(${kind}, ${leader})`, () =>
    runBackrest(cluster, leader, ["backup", `--type=${kind}`]),
  );
  await noteBackup(cluster);
  const newest = (await backupsOf(cluster)).at(-1);
  if (newest)
    process.stdout.write(
      `  ${newest.label} · ${megabytes(newest.stored)} (데이터베이스 ${megabytes(newest.size)})\n`,
    );
}

/** For `/metrics`: how old the newest copy is. */
async function noteBackup({ ownerUrl }: Cluster): Promise<void> {
  const sql = openDatabase({ url: ownerUrl, max: 1, applicationName: "somssi-cluster" });
  try {
    await noteCheck(sql, "backup", 0);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Readies the store for this cluster, and tries that a change arrives there. Doing it again changes nothing. */
export async function makeStanza(cluster: Cluster): Promise<void> {
  const leader = (await leaderOf(cluster)) ?? nobodyLeads();
  await runBackrest(cluster, leader, ["stanza-create"]);
  await runBackrest(cluster, leader, ["check"]);
}

/** Every copy in the store, the oldest first. */
export async function backupsOf(cluster: Cluster): Promise<Backup[]> {
  // Any member's settings name the same store.
  return readBackups(await runBackrest(cluster, "pg1", ["info", "--output=json"]));
}

/** @param json of `pgbackrest info --output=json` */
export function readBackups(json: string): Backup[] {
  const stanzas = JSON.parse(json) as {
    name: string;
    backup?: {
      label: string;
      type: Backup["kind"];
      timestamp: { stop: number };
      info: { size: number; repository: { delta: number } };
      error?: boolean;
    }[];
  }[];
  const ours = stanzas.find(({ name }) => name === STANZA)?.backup ?? [];
  return ours
    .filter(({ error }) => error !== true)
    .map(({ label, type, timestamp, info }) => ({
      label,
      kind: type,
      endedAt: new Date(timestamp.stop * 1000),
      size: info.size,
      stored: info.repository.delta,
    }));
}

export function runBackrest(
  cluster: Cluster,
  member: DatabaseMember,
  args: string[],
): Promise<string> {
  const settings = join(cluster.folders.settings, `pgbackrest-${member}.conf`);
  return runProgram(cluster.user, "pgbackrest", [
    `--config=${settings}`,
    `--stanza=${STANZA}`,
    ...args,
  ]);
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)}MB`;
}

function nobodyLeads(): never {
  throw new OperatorError(
    "쓰기를 맡은 데이터베이스가 없어요. npm run cluster -- status를 확인해 주세요.",
  );
}
