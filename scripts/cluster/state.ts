import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";
import { engineUser, type EngineUser } from "./engine-user.ts";
import { foldersIn, HOST, portsFrom, type Folders, type Ports } from "./layout.ts";

export const ROOT = join(import.meta.dirname, "../..");
const HOME = join(ROOT, ".cluster");

export interface Secrets {
  superuser: string;
  replication: string;
  /** Of Patroni's own interface. */
  api: string;
  /** Of the product's login that owns its database. */
  owner: string;
  session: string;
}

/** What does not change while a cluster stands. */
interface Kept {
  firstPort: number;
  secrets: Secrets;
}

export interface Cluster {
  home: string;
  folders: Folders;
  ports: Ports;
  secrets: Secrets;
  user: EngineUser;
  /** The product's owner login, over the port that leads to the leader. */
  ownerUrl: string;
}

const DATABASE = "somssi";
export const OWNER = "somssi";
const FIRST_PORT = 15_000;
const STATE = join(HOME, "cluster.json");

/** The cluster of this checkout. Throws one line when there is none. */
export function openCluster(): Cluster {
  if (!existsSync(STATE)) {
    throw new OperatorError(
      "아직 클러스터가 없어요. npm run cluster -- up으로 먼저 시작해 주세요.",
    );
  }
  return clusterOf(JSON.parse(readFileSync(STATE, "utf8")) as Kept);
}

/** The cluster of this checkout, with new passwords where there is none yet. */
export function openOrMakeCluster(firstPort: number | null): Cluster {
  if (existsSync(STATE)) {
    const cluster = openCluster();
    if (firstPort !== null && firstPort !== cluster.ports.product) {
      throw new OperatorError(
        `--port: 이 클러스터는 ${cluster.ports.product}번부터 쓰고 있어요. 바꾸려면 down --delete로 지우고 다시 만들어 주세요.`,
      );
    }
    return cluster;
  }
  const password = () => randomBytes(24).toString("hex");
  const kept: Kept = {
    firstPort: firstPort ?? FIRST_PORT,
    secrets: {
      superuser: password(),
      replication: password(),
      api: password(),
      owner: password(),
      session: password(),
    },
  };
  mkdirSync(HOME, { recursive: true });
  writeFileSync(STATE, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return clusterOf(kept);
}

function clusterOf({ firstPort, secrets }: Kept): Cluster {
  const ports = portsFrom(firstPort);
  return {
    home: HOME,
    folders: foldersIn(HOME),
    ports,
    secrets,
    user: engineUser(),
    ownerUrl: databaseUrl(OWNER, secrets.owner, ports.write),
  };
}

export function databaseUrl(login: string, password: string, port: number): string {
  return `postgres://${login}:${password}@${HOST}:${port}/${DATABASE}`;
}
