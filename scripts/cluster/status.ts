import { backupsOf, megabytes, type Backup } from "./backups.ts";
import { isHealthy } from "./etcd.ts";
import { balancedServers, type BalancedServer } from "./haproxy.ts";
import {
  AGREEMENT_MEMBERS,
  BALANCER,
  DATABASE_MEMBERS,
  WEB_PROCESSES,
  WORKER_PROCESSES,
} from "./layout.ts";
import { membersOf, type Member } from "./patroni.ts";
import { isReady, originOf } from "./product-processes.ts";
import { pidOf } from "./processes.ts";
import { openCluster, type Cluster } from "./state.ts";
import { tableOf } from "./table.ts";
import { isWell } from "./whole.ts";

/** What there is to know of a cluster at one moment. */
export interface Facts {
  ports: Cluster["ports"];
  /** The numbers of the processes that run, by name. */
  pids: ReadonlyMap<string, number>;
  healthyAgreement: ReadonlySet<string>;
  members: readonly Member[];
  balanced: readonly BalancedServer[];
  readyWeb: ReadonlySet<string>;
  backups: readonly Backup[];
}

/** Prints one table; answers whether all of it is well. */
export async function status(): Promise<boolean> {
  const cluster = openCluster();
  const facts = await lookAt(cluster);
  const rows = statusRows(facts, new Date());
  const head = ["", "이름", "포트", "pid", "상태"];
  process.stdout.write(
    `${tableOf([head, ...rows.map((row) => [row.well ? "✓" : "✗", ...row.cells])])}\n`,
  );
  process.stdout.write(
    `\n  ${originOf(cluster)} · 쓰기 ${cluster.ports.write} · 읽기 ${cluster.ports.read}\n`,
  );
  return rows.every(({ well }) => well);
}

interface Row {
  well: boolean;
  /** Name, port, process number, state. */
  cells: [string, string, string, string];
}

export function statusRows(facts: Facts, now: Date): Row[] {
  const { ports, pids } = facts;
  const row = (
    name: string,
    port: number | null,
    state: string,
    well: boolean,
    process = name,
  ): Row => {
    const pid = pids.get(process);
    return {
      well: well && (pid !== undefined || process === ""),
      cells: [
        name,
        port === null ? "-" : String(port),
        pid === undefined ? "-" : String(pid),
        state,
      ],
    };
  };
  return [
    ...AGREEMENT_MEMBERS.map((name) => {
      const healthy = facts.healthyAgreement.has(name);
      return row(name, ports.etcd[name].client, healthy ? "동의함" : "대답 없음", healthy);
    }),
    ...DATABASE_MEMBERS.map((name) => {
      const member = facts.members.find((one) => one.name === name);
      const { text, well } = stateOf(member);
      return row(name, ports.database[name].postgres, text, well, `patroni-${name}`);
    }),
    row(BALANCER, ports.product, balancerState(facts.balanced), facts.balanced.length > 0),
    ...WEB_PROCESSES.map((name) => {
      const ready = facts.readyWeb.has(name);
      const server = facts.balanced.find((one) => one.backend === "web" && one.server === name);
      return row(
        name,
        ports.web[name],
        `${ready ? "준비됨" : "준비 안 됨"} · ${server?.status ?? "?"}`,
        ready,
      );
    }),
    ...WORKER_PROCESSES.map((name) => row(name, null, pids.has(name) ? "일함" : "꺼짐", true)),
    row("백업", null, backupState(facts.backups, now), facts.backups.length > 0, ""),
  ];
}

const ROLES: Record<Member["role"], string> = {
  leader: "쓰기",
  sync_standby: "동기 복제",
  replica: "복제",
};

function stateOf(member: Member | undefined): { text: string; well: boolean } {
  if (!member) return { text: "대답 없음", well: false };
  const lag = member.lag === null ? "" : ` · ${megabytes(member.lag)} 뒤`;
  return {
    text: `${ROLES[member.role]} · ${member.state} · 타임라인 ${member.timeline ?? "?"}${lag}`,
    well: isWell(member),
  };
}

function balancerState(balanced: readonly BalancedServer[]): string {
  if (balanced.length === 0) return "대답 없음";
  const up = (backend: string) =>
    balanced
      .filter((one) => one.backend === backend && one.status.startsWith("UP"))
      .map(({ server }) => server)
      .join(", ") || "없음";
  return `쓰기 → ${up("leader")} · 읽기 → ${up("standbys")}`;
}

function backupState(backups: readonly Backup[], now: Date): string {
  const newest = backups.at(-1);
  if (!newest) return "아직 없음: npm run cluster -- backup";
  const minutes = Math.floor((now.getTime() - newest.endedAt.getTime()) / 60_000);
  return `${newest.label} · ${minutes}분 전 · ${megabytes(newest.stored)} · 모두 ${backups.length}개`;
}

async function lookAt(cluster: Cluster): Promise<Facts> {
  const names = [
    ...AGREEMENT_MEMBERS,
    ...DATABASE_MEMBERS.map((name) => `patroni-${name}`),
    BALANCER,
    ...WEB_PROCESSES,
    ...WORKER_PROCESSES,
  ];
  const pids = new Map(
    names.flatMap((name) => {
      const pid = pidOf(cluster.folders, name);
      return pid === null ? [] : [[name, pid] as const];
    }),
  );
  const [healthy, members, balanced, ready, backups] = await Promise.all([
    Promise.all(AGREEMENT_MEMBERS.map((name) => isHealthy(cluster, name))),
    membersOf(cluster),
    balancedServers(cluster).catch(() => []),
    Promise.all(WEB_PROCESSES.map((name) => isReady(cluster, name))),
    backupsOf(cluster).catch(() => []),
  ]);
  return {
    ports: cluster.ports,
    pids,
    healthyAgreement: new Set(AGREEMENT_MEMBERS.filter((_, index) => healthy[index])),
    members: members ?? [],
    balanced,
    readyWeb: new Set(WEB_PROCESSES.filter((_, index) => ready[index])),
    backups,
  };
}
