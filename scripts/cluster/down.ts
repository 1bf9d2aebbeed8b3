import { rmSync } from "node:fs";
import { waitUntilGone } from "#server/platform/database/embedded/running-process.ts";
import { withProgress } from "../progress.mjs";
import {
  AGREEMENT_MEMBERS,
  BALANCER,
  DATABASE_MEMBERS,
  WEB_PROCESSES,
  WORKER_PROCESSES,
} from "./layout.ts";
import { leaderOf, postmasterOf } from "./patroni.ts";
import { stopProcess } from "./processes.ts";
import { openCluster, type Cluster } from "./state.ts";

/** A web process lets answers under way finish; a leader writes down what it holds in memory. */
const PATIENCE_MS = 30_000;

/** Ends what `up` has started, from the top down, and nothing else. `deleting`: its data too. */
export async function down(deleting: boolean): Promise<void> {
  const cluster = openCluster();
  await withProgress("제품 끝내기", async () => {
    await stopAll(cluster, [...WORKER_PROCESSES, ...WEB_PROCESSES]);
    await stopAll(cluster, [BALANCER]);
  });
  await withProgress("PostgreSQL 끝내기", () => stopDatabases(cluster));
  await withProgress("etcd 끝내기", () => stopAll(cluster, AGREEMENT_MEMBERS));
  if (deleting) rmSync(cluster.home, { recursive: true, force: true });
}

/** Those who follow first: nobody shall take over from a leader who is only being stopped. */
async function stopDatabases(cluster: Cluster): Promise<void> {
  const leader = await leaderOf(cluster);
  const followers = DATABASE_MEMBERS.filter((name) => name !== leader);
  for (const names of [followers, leader ? [leader] : []]) {
    await stopAll(
      cluster,
      names.map((name) => `patroni-${name}`),
    );
  }
  // One whose Patroni was killed before.
  for (const name of DATABASE_MEMBERS) {
    const orphan = postmasterOf(cluster, name);
    if (orphan === null) continue;
    process.kill(orphan, "SIGINT");
    await waitUntilGone(orphan, PATIENCE_MS);
  }
}

async function stopAll(cluster: Cluster, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => stopProcess(cluster.folders, name, PATIENCE_MS)));
}
