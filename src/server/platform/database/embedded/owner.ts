import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { OperatorError } from "../../operator-error.ts";

/** The system user PostgreSQL runs as when we are root, which PostgreSQL itself refuses to be. */
export interface DatabaseOwner {
  uid: number;
  gid: number;
}

const SYSTEM_USER = "somssi-db";

/**
 * Null when we are an ordinary user: the database then runs as ourselves. As root: whoever owns
 * the cluster already, else the machine's `postgres`, else a system user of our own.
 */
export function databaseOwner(cluster: string): DatabaseOwner | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = systemUser("postgres") ?? systemUser(SYSTEM_USER) ?? createdUser();
  if (known) return known;
  throw new OperatorError(
    "데이터베이스를 실행할 사용자를 만들지 못했어요. 관리자가 아닌 사용자로 실행하거나 DATABASE_URL을 정해 주세요.",
  );
}

/** Whether the owner can enter and write to this folder, or null-owner: we ourselves. */
export function ownerCanWrite(owner: DatabaseOwner | null, folder: string): boolean {
  return runsAs(owner, "/bin/sh", ["-c", 'cd "$0" && test -w .', folder]);
}

/** Whether the owner can start this program where it lies. */
export function ownerCanRun(owner: DatabaseOwner | null, program: string): boolean {
  return runsAs(owner, program, ["--version"]);
}

function runsAs(owner: DatabaseOwner | null, program: string, args: string[]): boolean {
  const result = spawnSync(program, args, { ...owner, cwd: "/", stdio: "ignore" });
  return result.status === 0;
}

function systemUser(name: string): DatabaseOwner | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function createdUser(): DatabaseOwner | null {
  const shell = "/usr/sbin/nologin";
  spawnSync("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    shell,
    SYSTEM_USER,
  ]);
  return systemUser(SYSTEM_USER) ?? systemUser("nobody");
}
