import { setTimeout as pause } from "node:timers/promises";
import { OperatorError } from "#server/platform/operator-error.ts";
import {
  DATABASE_MEMBERS,
  WEB_PROCESSES,
  WORKER_PROCESSES,
  type DatabaseMember,
} from "./layout.ts";
import { isBack, longestGap, summaryOf } from "./load/journal.ts";
import { ChargeLoad } from "./load/charge-load.ts";
import { chargeReportOf, reportOf } from "./load/report.ts";
import { WriteLoad } from "./load/write-load.ts";
import { leaderOf, membersOf, patroniOrder, postmasterOf, switchOver } from "./patroni.ts";
import type { Loss } from "./options.ts";
import { pidOf, signalTree, startProcess } from "./processes.ts";
import { openCluster, type Cluster } from "./state.ts";
import { until } from "./until.ts";
import { isWhole } from "./whole.ts";

const WHOLE_WITHIN_MS = 180_000;
/** Five seconds of them: Patroni looks at itself every other second. */
const WHOLE_LOOKS = 25;
const BACK_WITHIN_MS = 120_000;
/** Writes before and after each loss, so that it is one of something. */
const QUIET_MS = 3_000;
/** Of ten people who write one buys credits. */
export const CHARGES_TO_A_WRITE = 0.1;
/** How long a frozen leader stands still after another one leads. */
const FROZEN_MS = 10_000;

/**
 * Takes the leader away while people write, as often as asked, and says how long nobody could write and whether
 * anything that was acknowledged is missing. Answers whether all is well.
 */
export async function failover(options: {
  way: Loss;
  rounds: number;
  perSecond: number;
}): Promise<boolean> {
  const cluster = openCluster();
  await untilWhole(cluster);
  const product = productPids(cluster);
  const load = await WriteLoad.start(cluster, options.perSecond);
  const charges = await ChargeLoad.start(cluster, options.perSecond * CHARGES_TO_A_WRITE);
  const waits: number[] = [];
  const rounds = runRounds(cluster, { load, charges }, options, waits);
  // Also when a round went wrong: what was acknowledged has to be looked for all the more.
  await rounds.catch(() => undefined);
  const [verdict, charged] = await Promise.all([load.stop(), charges.stop()]);
  const same = productPids(cluster) === product;
  process.stdout.write(
    reportOf({ writes: summaryOf(load.writes), pages: load.pages, verdict, waits }) +
      chargeReportOf(summaryOf(charges.purchases), charged) +
      (same ? "  제품은 한 번도 다시 시작하지 않았어요.\n" : "  제품의 프로세스가 끝났어요.\n"),
  );
  await rounds;
  const wrong = [verdict, charged].flatMap(({ lost, doubled }) => [...lost, ...doubled]);
  return same && wrong.length === 0 && Object.keys(charged.broken).length === 0;
}

async function runRounds(
  cluster: Cluster,
  { load, charges }: { load: WriteLoad; charges: ChargeLoad },
  { rounds, way }: { rounds: number; way: Loss },
  waits: number[],
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    await pause(QUIET_MS);
    const wait = await loseLeader(cluster, load, way);
    waits.push(wait);
    const said = `${(wait / 1000).toFixed(1)}초 동안 쓸 수 없었어요`;
    await untilWhole(cluster);
    const { doubled, lost } = await charges.verdict();
    const paid = `결제 ${charges.purchases.length}번, 두 번 ${doubled.length}, 없음 ${lost.length}`;
    process.stdout.write(`· ${round}/${rounds} · ${said} · ${paid}\n`);
  }
  await pause(QUIET_MS);
}

/** Answers how long nothing could be written; milliseconds. */
async function loseLeader(cluster: Cluster, load: WriteLoad, way: Loss): Promise<number> {
  const leader = await leaderOf(cluster);
  if (leader === null) throw new OperatorError("쓰기를 맡은 데이터베이스가 없어요.");
  const since = Date.now();
  if (way === "planned") await handOver(cluster, leader);
  else signalMember(cluster, leader, way === "killed" ? "SIGKILL" : "SIGSTOP");
  let ledSince: number | null = null;
  await until("다시 써지지 않아요.", BACK_WITHIN_MS, async () => {
    const now = await leaderOf(cluster);
    if (now === null || now === leader) return false;
    ledSince ??= Date.now();
    return isBack(load.writes, ledSince);
  });
  if (way === "frozen") {
    // What is acknowledged meanwhile is what a leader that wakes up and still takes itself for one would undo.
    await pause(FROZEN_MS);
    signalMember(cluster, leader, "SIGCONT");
    await pause(QUIET_MS);
  } else {
    // As its machine would when the power is back.
    startProcess(cluster.folders, patroniOrder(cluster, leader));
  }
  return longestGap(load.writes, since);
}

async function handOver(cluster: Cluster, leader: DatabaseMember): Promise<void> {
  const members = (await membersOf(cluster)) ?? [];
  const candidate = members.find(({ role }) => role === "sync_standby");
  if (!candidate) throw new OperatorError("넘겨받을 동기 복제가 없어요.");
  const refusal = await switchOver(cluster, leader, candidate.name);
  if (refusal !== null) throw new OperatorError(`Patroni: ${refusal}`);
}

/** Patroni and PostgreSQL with all their processes, at once: none of them gets to say goodbye. */
function signalMember(cluster: Cluster, name: DatabaseMember, signal: NodeJS.Signals): void {
  const pids = [pidOf(cluster.folders, `patroni-${name}`), postmasterOf(cluster, name)];
  for (const pid of pids) if (pid !== null) signalTree(pid, signal);
}

/** Several looks in a row: a member that wakes up is listed as it was when it fell asleep, and only then falls behind. */
async function untilWhole(cluster: Cluster): Promise<void> {
  let looks = 0;
  await until(
    `PostgreSQL ${DATABASE_MEMBERS.length}곳이 모두 따르지 않아요. npm run cluster -- status를 확인해 주세요.`,
    WHOLE_WITHIN_MS,
    async () => {
      looks = isWhole((await membersOf(cluster)) ?? []) ? looks + 1 : 0;
      return looks >= WHOLE_LOOKS;
    },
  );
}

function productPids({ folders }: Cluster): string {
  return [...WEB_PROCESSES, ...WORKER_PROCESSES].map((name) => pidOf(folders, name)).join(" ");
}
