import {
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { OperatorError } from "../../operator-error.ts";
import { ownerCanWrite, type DatabaseOwner } from "./owner.ts";
import { sharedFolder } from "./shared-folder.ts";

/** Remembers, inside DATA_DIR, a database that had to be put elsewhere. */
const locationFile = (dataDir: string): string => join(dataDir, "database-location");

/**
 * The folder of this DATA_DIR's database: the one in use already, or null before the first start.
 * Throws when it should be elsewhere and is gone, since starting empty would hide lost data.
 */
export function existingHome(dataDir: string): string | null {
  const here = join(dataDir, "database");
  if (exists(here)) return here;
  if (!exists(locationFile(dataDir))) return null;
  const elsewhere = readFileSync(locationFile(dataDir), "utf8").trim();
  if (exists(elsewhere)) return elsewhere;
  throw new OperatorError(
    `데이터베이스 폴더 ${elsewhere}가 없어졌어요. 처음부터 다시 시작하려면 ${locationFile(dataDir)} 파일을 지워 주세요.`,
  );
}

/** Where a first start should put the database: in DATA_DIR if its user can enter, else outside. */
export function chosenHome(dataDir: string, owner: DatabaseOwner | null): string {
  const trial = join(dataDir, `database.trial-${process.pid}`);
  mkdirSync(trial, { recursive: true, mode: 0o700 });
  if (owner) chownSync(trial, owner.uid, owner.gid);
  const reachable = ownerCanWrite(owner, trial);
  rmSync(trial, { recursive: true });
  if (reachable) return join(dataDir, "database");
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return join(sharedFolder(), `data-${key}-${randomBytes(4).toString("hex")}`);
}

/** Writes down a home outside DATA_DIR; a no-op for one inside. */
export function rememberHome(dataDir: string, home: string): void {
  if (home === join(dataDir, "database")) return;
  const draft = `${locationFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${home}\n`);
  linkSync(draft, locationFile(dataDir));
  rmSync(draft);
}

/** Deletes a stopped database wherever it lies. Tests make many. */
export function deleteHome(dataDir: string): void {
  const home = existingHome(dataDir);
  if (home) rmSync(home, { recursive: true, force: true });
  rmSync(locationFile(dataDir), { force: true });
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
