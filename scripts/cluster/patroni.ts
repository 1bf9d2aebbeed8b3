import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runningProcess } from "#server/platform/database/embedded/running-process.ts";
import { DATABASE_MEMBERS, HOST, type DatabaseMember } from "./layout.ts";
import { programPath } from "./packages.ts";
import type { Order } from "./processes.ts";
import type { Cluster } from "./state.ts";

/** A database member as Patroni sees it. */
export interface Member {
  name: DatabaseMember;
  role: "leader" | "sync_standby" | "replica";
  /** "running", "streaming", "stopped", "starting", … */
  state: string;
  timeline: number | null;
  /** Bytes behind the leader; null for the leader, and where nobody knows. */
  lag: number | null;
}

const ANSWER_WITHIN_MS = 3_000;

export function patroniOrder(cluster: Cluster, name: DatabaseMember): Order {
  const settings = join(cluster.folders.settings, `patroni-${name}.yaml`);
  return {
    name: `patroni-${name}`,
    program: programPath("patroni"),
    args: [settings],
    cwd: cluster.folders.engines,
    ids: cluster.user.ids,
  };
}

/** What the members say of each other; null while none of them answers. */
export async function membersOf(cluster: Cluster): Promise<Member[] | null> {
  for (const name of DATABASE_MEMBERS) {
    const answer = await ask(cluster, name, "/cluster");
    if (answer !== null) return readMembers(answer);
  }
  return null;
}

/** Who leads and can be written to now, or null. */
export async function leaderOf(cluster: Cluster): Promise<DatabaseMember | null> {
  for (const name of DATABASE_MEMBERS) {
    if ((await ask(cluster, name, "/primary")) !== null) return name;
  }
  return null;
}

/** @param answer of Patroni's `/cluster` */
export function readMembers(answer: unknown): Member[] {
  const { members = [] } = answer as { members?: unknown[] };
  return members.flatMap((one) => {
    const { name, role, state, timeline, lag } = one as Record<string, unknown>;
    const known = DATABASE_MEMBERS.find((member) => member === name);
    if (!known) return [];
    return {
      name: known,
      role: role === "leader" || role === "sync_standby" ? role : "replica",
      state: String(state),
      timeline: typeof timeline === "number" ? timeline : null,
      // A word where Patroni does not know.
      lag: typeof lag === "number" ? lag : null,
    };
  });
}

/** Hands the lead to another member that is up to date; answers what Patroni says when it will not. */
export async function switchOver(
  cluster: Cluster,
  leader: DatabaseMember,
  candidate: DatabaseMember,
): Promise<string | null> {
  const credentials = Buffer.from(`patroni:${cluster.secrets.api}`).toString("base64");
  const response = await fetch(`${apiOf(cluster, leader)}/switchover`, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}`, "content-type": "application/json" },
    body: JSON.stringify({ leader, candidate }),
  });
  return response.ok ? null : response.text();
}

/** The number of a member's PostgreSQL, from its own folder; it may outlive the Patroni that started it. */
export function postmasterOf(cluster: Cluster, name: DatabaseMember): number | null {
  const file = join(cluster.folders.engines, name, "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return runningProcess(pid)?.name === "postgres" ? pid : null;
}

async function ask(cluster: Cluster, name: DatabaseMember, path: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(`${apiOf(cluster, name)}${path}`, { signal });
    const answer: unknown = await response.json();
    return response.ok ? answer : null;
  } catch {
    return null;
  }
}

function apiOf(cluster: Cluster, name: DatabaseMember): string {
  return `http://${HOST}:${cluster.ports.database[name].api}`;
}
