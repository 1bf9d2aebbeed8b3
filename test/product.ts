import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { deleteHome, existingHome } from "#server/platform/database/embedded/home.ts";
import { findPostmaster } from "#server/platform/database/embedded/postmaster.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";

/** The real product as its own process, with its own database and files. */
export interface Product {
  origin: string;
  dataDir: string;
  pid: number;
  /** What it has written so far, line by line. */
  lines: readonly string[];
  /** Asks it to end, as Ctrl-C does; its data stays. Answers its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it at once, as a power cut does; its database goes on by itself. */
  kill: () => Promise<void>;
}

interface ProductOptions {
  dataDir?: string;
  env?: Record<string, string>;
}

const entry = join(import.meta.dirname, "../src/server/main.ts");

/** A data folder that the database's own user may enter, also when we are root. */
export function temporaryDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "somssi-product-"));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Starts the product on a free port and resolves once it listens. */
export async function startProduct({
  dataDir = temporaryDataDir(),
  env = {},
}: ProductOptions = {}): Promise<Product> {
  const child = spawn(process.execPath, [entry], {
    // Not the environment of whoever runs the tests: it may name a real database.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const listening = Promise.withResolvers<string>();
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line);
    // Why it ends by itself: whoever waits for it sees refused links only.
    if (line.includes('"level":60')) process.stderr.write(`${line}\n`);
    const origin = listenedAt(line);
    if (origin) listening.resolve(origin);
  });
  void ended.then((code) =>
    listening.reject(new Error(`the product ended with ${code}\n${lines.slice(-20).join("\n")}`)),
  );
  const origin = await listening.promise;
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    lines,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/**
 * Stops a database that a killed product left running, and deletes all data.
 * @param last what is done to the folder before it goes, too
 */
export async function deleteProductData(
  dataDir: string,
  last: (dataDir: string) => void = () => undefined,
): Promise<void> {
  const home = existingHome(dataDir);
  if (home && findPostmaster(join(home, "cluster"))) {
    const orphan = await startEmbeddedDatabase({ dataDir });
    await orphan.stop();
  }
  deleteHome(dataDir);
  last(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

function listenedAt(line: string): string | null {
  if (!line.startsWith("{")) return null;
  const said = JSON.parse(line) as { origin?: unknown };
  return typeof said.origin === "string" ? said.origin : null;
}
