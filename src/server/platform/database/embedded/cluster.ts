import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { OperatorError } from "../../operator-error.ts";
import type { DatabaseOwner } from "./owner.ts";

/**
 * Makes an empty cluster and its password under `home`. It is built beside and renamed when
 * whole, so a kill in between never leaves half a cluster under the final name.
 */
export function createCluster(initdb: string, home: string, owner: DatabaseOwner | null): void {
  removeDrafts(home);
  const fresh = `${home}.new-${process.pid}`;
  mkdirSync(fresh, { mode: 0o700 });
  const passwordFile = join(fresh, "password");
  writeFileSync(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (owner) {
    chownSync(fresh, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const made = spawnSync(
    initdb,
    [
      `--pgdata=${join(fresh, "cluster")}`,
      "--username=somssi",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // With plain C, pg_trgm silently drops Hangul.
      "--locale=C.UTF-8",
      "--data-checksums",
    ],
    {
      ...owner,
      cwd: fresh,
      encoding: "utf8",
      env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
      timeout: 120_000,
    },
  );
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const reason = made.error?.message ?? made.stderr.trim().split("\n").at(-1);
    throw new OperatorError(`데이터베이스를 만들지 못했어요: ${reason}`);
  }
  renameSync(fresh, home);
}

/** What a killed first start left. Its initdb may still run, hence a new name each time. */
function removeDrafts(home: string): void {
  const prefix = `${basename(home)}.new-`;
  for (const name of readdirSync(dirname(home))) {
    if (name.startsWith(prefix))
      rmSync(join(dirname(home), name), { recursive: true, force: true });
  }
}
