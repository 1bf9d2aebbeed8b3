import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";
import { ensureBuilt } from "../build.mjs";
import { withProgress } from "../progress.mjs";
import { balancedServers, setServer } from "./haproxy.ts";
import { WEB_PROCESSES, WORKER_PROCESSES } from "./layout.ts";
import { summaryOf } from "./load/journal.ts";
import { reportOf } from "./load/report.ts";
import { WriteLoad } from "./load/write-load.ts";
import { logEnd, productOrder, untilReady, type ProductProcess } from "./product-processes.ts";
import { startProcess, stopProcess } from "./processes.ts";
import { openCluster, ROOT, type Cluster } from "./state.ts";
import { until } from "./until.ts";

/** Open streams of events never end by themselves: those who are left are told to come back elsewhere. */
const DRAINED_WITHIN_MS = 10_000;
const UP_WITHIN_MS = 20_000;
const ENDED_WITHIN_MS = 30_000;

/**
 * Replaces each process of the product by one of the new version, one at a time, while people write and open pages.
 * Answers whether not one of their calls failed.
 */
export async function deploy(options: {
  release: string | null;
  perSecond: number;
}): Promise<boolean> {
  const cluster = openCluster();
  const release = options.release === null ? ROOT : resolve(options.release);
  if (release === ROOT) await ensureBuilt();
  else assertRelease(release);
  const load = await WriteLoad.start(cluster, options.perSecond);
  try {
    for (const name of WEB_PROCESSES) {
      await withProgress(`${name} 바꾸기`, () => replaceWeb(cluster, name, release));
    }
    for (const name of WORKER_PROCESSES) {
      await withProgress(`${name} 바꾸기`, () => replaceProcess(cluster, name, release));
    }
  } finally {
    const verdict = await load.stop();
    process.stdout.write(reportOf({ writes: summaryOf(load.writes), pages: load.pages, verdict }));
  }
  const calls = [...load.pages, ...load.writes.flatMap(({ tries }) => tries)];
  return calls.every(({ outcome }) => outcome === "acknowledged");
}

/** Nobody new comes, those who are there are answered, and only the next one that can work gets any. */
async function replaceWeb(
  cluster: Cluster,
  name: (typeof WEB_PROCESSES)[number],
  release: string,
): Promise<void> {
  const others = (await balancedServers(cluster)).filter(
    (one) => one.backend === "web" && one.server !== name && one.status === "UP",
  );
  if (others.length === 0) {
    throw new OperatorError(`${name} 말고는 받을 프로세스가 없어요. up으로 먼저 채워 주세요.`);
  }
  await setServer(cluster, `web/${name}`, "drain");
  const left = async () =>
    (await balancedServers(cluster)).find((one) => one.backend === "web" && one.server === name);
  await until("", DRAINED_WITHIN_MS, async () => (await left())?.sessions === 0).catch(
    () => undefined,
  );
  await replaceProcess(cluster, name, release);
  await setServer(cluster, `web/${name}`, "ready");
  await until(`HAProxy가 ${name}을(를) 다시 쓰지 않아요.`, UP_WITHIN_MS, async () => {
    const server = await left();
    return server?.status === "UP";
  });
}

async function replaceProcess(
  cluster: Cluster,
  name: ProductProcess,
  release: string,
): Promise<void> {
  await stopProcess(cluster.folders, name, ENDED_WITHIN_MS);
  const from = logEnd(cluster, name);
  startProcess(cluster.folders, productOrder(cluster, name, release));
  await untilReady(cluster, name, from);
}

function assertRelease(release: string): void {
  for (const part of ["src/server/main.ts", "dist/client", "node_modules/postgres"]) {
    if (!existsSync(join(release, part))) {
      throw new OperatorError(
        `--release: ${release}에 ${part}가 없어요. 그 폴더에서 npm ci와 npm run build를 먼저 실행해 주세요.`,
      );
    }
  }
}
