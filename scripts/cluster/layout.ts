import { join } from "node:path";

/** All on this machine: the rehearsal shows that the parts work together, not that machines may burn. */
export const HOST = "127.0.0.1";

export const DATABASE_MEMBERS = ["pg1", "pg2", "pg3"] as const;
export const AGREEMENT_MEMBERS = ["etcd1", "etcd2", "etcd3"] as const;
export const WEB_PROCESSES = ["web1", "web2"] as const;
export const WORKER_PROCESSES = ["worker1", "worker2"] as const;
export const BALANCER = "haproxy";

export type DatabaseMember = (typeof DATABASE_MEMBERS)[number];
export type AgreementMember = (typeof AGREEMENT_MEMBERS)[number];
type WebProcess = (typeof WEB_PROCESSES)[number];

/** Where everything listens; from one number, so that two clusters on a machine need only differ in it. */
export interface Ports {
  product: number;
  write: number;
  read: number;
  figures: number;
  /** Of the database that a restore is looked at in. */
  restored: number;
  etcd: Record<AgreementMember, { client: number; peer: number }>;
  database: Record<DatabaseMember, { postgres: number; api: number }>;
  web: Record<WebProcess, number>;
}

export function portsFrom(first: number): Ports {
  return {
    product: first,
    write: first + 1,
    read: first + 2,
    figures: first + 3,
    restored: first + 4,
    etcd: {
      etcd1: { client: first + 11, peer: first + 21 },
      etcd2: { client: first + 12, peer: first + 22 },
      etcd3: { client: first + 13, peer: first + 23 },
    },
    database: {
      pg1: { postgres: first + 31, api: first + 41 },
      pg2: { postgres: first + 32, api: first + 42 },
      pg3: { postgres: first + 33, api: first + 43 },
    },
    web: { web1: first + 51, web2: first + 52 },
  };
}

/** The folders of a cluster, all under one. */
export interface Folders {
  /** What each engine is told; has passwords in it. */
  settings: string;
  /** What the engines keep. */
  engines: string;
  backups: string;
  /** Socket files. */
  run: string;
  log: string;
  /** Of the product: files, the emulator's record. */
  product: string;
  /** Which processes were started from here. */
  processes: string;
  restored: string;
}

export function foldersIn(home: string): Folders {
  return {
    settings: join(home, "settings"),
    engines: join(home, "engines"),
    backups: join(home, "backups"),
    run: join(home, "run"),
    log: join(home, "log"),
    product: join(home, "product"),
    processes: join(home, "processes"),
    restored: join(home, "restored"),
  };
}
