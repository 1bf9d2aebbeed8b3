import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { OperatorError } from "#server/platform/operator-error.ts";

/** Who the engines run as; PostgreSQL refuses to be root. */
export interface EngineUser {
  name: string;
  /** Null: whoever runs the command. */
  ids: { uid: number; gid: number } | null;
}

const SYSTEM_USER = "postgres";

export function engineUser(): EngineUser {
  if (process.getuid?.() !== 0) return { name: userInfo().username, ids: null };
  // Before PostgreSQL is installed there is no such user; nothing is started before either.
  return { name: SYSTEM_USER, ids: idsOf(SYSTEM_USER, readFileSync("/etc/passwd", "utf8")) };
}

/** Throws one line where root has nobody to run the engines as. */
export function assertEngineUser(user: EngineUser): void {
  if (process.getuid?.() === 0 && user.ids === null) {
    throw new OperatorError(
      `사용자 ${SYSTEM_USER}가 없어요. Debian의 postgresql 패키지가 만들어요.`,
    );
  }
}

/** @param passwd as in /etc/passwd */
export function idsOf(name: string, passwd: string): { uid: number; gid: number } | null {
  const line = passwd.split("\n").find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
