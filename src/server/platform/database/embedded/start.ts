import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { OperatorError } from "../../operator-error.ts";
import { holdingLock } from "../../process-lock.ts";
import { createCluster } from "./cluster.ts";
import { databaseOwner, type DatabaseOwner } from "./owner.ts";
import { chosenHome, existingHome, rememberHome } from "./home.ts";
import { databasePrograms } from "./programs.ts";
import { registerUser, unregisterUser } from "./users.ts";
import { freePort } from "./free-port.ts";
import {
  findPostmaster,
  removeLeftover,
  spawnPostmaster,
  stopPostmaster,
  type Postmaster,
} from "./postmaster.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { durableSettings, disposableSettings } from "./server-settings.ts";
import { freshSocketFolder } from "./socket-folder.ts";

export interface EmbeddedDatabase {
  /** Connects as the owner of everything; the application then takes a lesser role. */
  url: string;
  /** Lets go of the server; it stops when no other process of this DATA_DIR uses it. */
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Lines for the operator about steps that take a while. */
  say?: (line: string) => void;
  /** Tests only: trades safety against a power failure for speed. */
  disposable?: boolean;
}

const START_PATIENCE_MS = 90_000;

/**
 * Starts PostgreSQL for this DATA_DIR, or joins the one that runs already, be it another
 * process's or an orphan of a killed one. Creates the cluster the first time.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  return holdingLock(`database ${dataDir}`, async () => {
    registerUser(dataDir);
    try {
      const url = await runningUrl(dataDir, options);
      return { url, stop: () => leave(dataDir) };
    } catch (error) {
      unregisterUser(dataDir);
      throw error;
    }
  });
}

async function leave(dataDir: string): Promise<void> {
  await holdingLock(`database ${dataDir}`, async () => {
    const home = existingHome(dataDir);
    if (!home || !unregisterUser(dataDir).lastOne) return;
    const running = findPostmaster(join(home, "cluster"));
    if (running) await stopPostmaster(running.pid);
  });
}

async function runningUrl(dataDir: string, options: EmbeddedOptions): Promise<string> {
  const say = options.say ?? (() => undefined);
  const known = existingHome(dataDir);
  const owner = databaseOwner(join(known ?? join(dataDir, "database"), "cluster"));
  const home = known ?? (await firstHome(dataDir, owner, say));
  const password = readFileSync(join(home, "password"), "utf8").trim();
  const server = await runningServer(dataDir, home, owner, options);
  const url = new URL(`postgres://somssi:${password}@127.0.0.1:${server.port}/somssi`);
  // As libpq reads it: the folder of a socket file goes before the name of the machine.
  if (server.socketFolder) url.searchParams.set("host", server.socketFolder);
  await ensureDatabase(url.href);
  return url.href;
}

async function firstHome(
  dataDir: string,
  owner: DatabaseOwner | null,
  say: (line: string) => void,
) {
  const home = chosenHome(dataDir, owner);
  say("데이터베이스를 처음 만들고 있어요. 몇 초 걸려요.");
  createCluster(databasePrograms(owner).initdb, home, owner);
  rememberHome(dataDir, home);
  return home;
}

async function runningServer(
  dataDir: string,
  home: string,
  owner: DatabaseOwner | null,
  options: EmbeddedOptions,
): Promise<Postmaster> {
  const cluster = join(home, "cluster");
  const logFile = join(dataDir, "postgres.log");
  const deadline = Date.now() + START_PATIENCE_MS;
  let child: { exited: Promise<number | null> } | null = null;
  let warned = false;
  while (Date.now() < deadline) {
    const running = findPostmaster(cluster);
    if (running?.ready) return running;
    if (!running && !child) {
      await removeLeftover(cluster);
      const settings = options.disposable ? disposableSettings : durableSettings;
      const port = await freePort(dataDir);
      const program = databasePrograms(owner).postgres;
      child = spawnPostmaster(
        program,
        cluster,
        {
          ...settings,
          port: String(port),
          unix_socket_directories: freshSocketFolder(home, port) ?? "",
        },
        owner,
        logFile,
      );
    }
    // After a hard kill the old server's memory may still be held for a moment: a start that
    // fails is simply tried again until the deadline.
    const ended = child && (await Promise.race([child.exited.then(() => true), pause(20, false)]));
    if (ended) {
      child = null;
      await pause(250);
    }
    if (!warned && Date.now() > deadline - START_PATIENCE_MS + 3000) {
      warned = true;
      options.say?.(
        "데이터베이스가 준비되기를 기다리고 있어요. 갑자기 꺼졌다면 복구에 조금 걸려요.",
      );
    }
  }
  throw new OperatorError(`데이터베이스를 시작하지 못했어요. 까닭은 ${logFile}에 있어요.`);
}
