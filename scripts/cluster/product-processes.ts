import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HOST, WEB_PROCESSES, type Ports } from "./layout.ts";
import { logFile, pidOf, type Order } from "./processes.ts";
import { databaseUrl, OWNER, ROOT, type Cluster } from "./state.ts";
import { until } from "./until.ts";

/** One start migrates and, the first time, fills the demo market; the others wait for it. */
const READY_WITHIN_MS = 180_000;
const ANSWER_WITHIN_MS = 3_000;

export type ProductProcess = keyof Ports["web"] | "worker1" | "worker2";

const isWeb = (name: ProductProcess): name is keyof Ports["web"] =>
  WEB_PROCESSES.some((web) => web === name);

/** @param release folder of the version to run */
export function productOrder(cluster: Cluster, name: ProductProcess, release = ROOT): Order {
  const { folders, ports, secrets } = cluster;
  return {
    name,
    program: process.execPath,
    args: [join(release, "src/server/main.ts")],
    cwd: release,
    env: {
      HOME: process.env.HOME ?? "/",
      ROLE: isWeb(name) ? "web" : "worker",
      HOST,
      PORT: String(isWeb(name) ? ports.web[name] : 0),
      // What people type: HAProxy's address, not that of the process behind it.
      PUBLIC_ORIGIN: originOf(cluster),
      TRUST_PROXY: "1",
      DATABASE_URL: cluster.ownerUrl,
      DATABASE_REPLICA_URL: databaseUrl(OWNER, secrets.owner, ports.read),
      DATA_DIR: folders.product,
      SESSION_SECRET: secrets.session,
      SEED: "demo",
    },
    ids: null,
  };
}

export function originOf(cluster: Cluster): string {
  return `http://localhost:${cluster.ports.product}`;
}

/** How long its log is, to read from there what the next start says. */
export function logEnd(cluster: Cluster, name: ProductProcess): number {
  return statSync(logFile(cluster.folders, name), { throwIfNoEntry: false })?.size ?? 0;
}

/** @param from where in its log the start to wait for begins */
export async function untilReady(
  cluster: Cluster,
  name: ProductProcess,
  from: number,
): Promise<void> {
  await until(
    `${name}이(가) 준비되지 않았어요. ${logFile(cluster.folders, name)}을 확인해 주세요.`,
    READY_WITHIN_MS,
    async () => {
      if (pidOf(cluster.folders, name) === null) return "ended";
      return isWeb(name) ? isReady(cluster, name) : hasStarted(cluster, name, from);
    },
  );
}

/** Whether a web process can do its work. */
export async function isReady(cluster: Cluster, name: keyof Ports["web"]): Promise<boolean> {
  try {
    const url = `http://${HOST}:${cluster.ports.web[name]}/readyz`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A worker listens nowhere: it says in its log that it has started. */
function hasStarted(cluster: Cluster, name: ProductProcess, from: number): boolean {
  const log = readFileSync(logFile(cluster.folders, name)).subarray(from).toString();
  return log.includes("작업 프로세스가 시작됐어요");
}
