import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "#test/temporary-folder.ts";
import { createCluster } from "./cluster.ts";

// In the place of initdb, which takes seconds: programs that do nothing, one of them with success.
const DONE = "true";
const FAILED = "false";

let dataDir: string;
let home: string;

beforeEach(() => {
  dataDir = temporaryFolder();
  home = join(dataDir, "database");
});

/** Half a cluster, as a start that was killed in between leaves it. */
function leaveDraft(name: string): void {
  mkdirSync(join(dataDir, name, "cluster/base"), { recursive: true });
  writeFileSync(join(dataDir, name, "cluster/base/1"), "half");
  writeFileSync(join(dataDir, name, "password"), "old\n");
}

describe("a first start", () => {
  it("makes the folder with a password that only we may read", () => {
    createCluster(DONE, home, null);
    expect(readdirSync(dataDir)).toEqual(["database"]);
    expect(readFileSync(join(home, "password"), "utf8")).toMatch(/^[0-9a-f]{48}\n$/);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    expect(statSync(join(home, "password")).mode & 0o777).toBe(0o600);
  });

  it("removes what killed starts left, its own number's too", () => {
    leaveDraft("database.new-1");
    leaveDraft("database.new-22222");
    leaveDraft(`database.new-${process.pid}`);
    createCluster(DONE, home, null);
    expect(readdirSync(dataDir)).toEqual(["database"]);
    expect(readFileSync(join(home, "password"), "utf8")).not.toBe("old\n");
    expect(existsSync(join(home, "cluster"))).toBe(false);
  });

  it("leaves alone what lies beside it", () => {
    leaveDraft("other.new-1");
    leaveDraft("database.trial-1");
    writeFileSync(join(dataDir, "database-location"), "/elsewhere\n");
    createCluster(DONE, home, null);
    expect(readdirSync(dataDir).toSorted()).toEqual([
      "database",
      "database-location",
      "database.trial-1",
      "other.new-1",
    ]);
  });

  it("that fails says so, and leaves nothing", () => {
    leaveDraft("database.new-1");
    expect(() => createCluster(FAILED, home, null)).toThrow("데이터베이스를 만들지 못했어요");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("says which program is missing", () => {
    const missing = join(dataDir, "initdb");
    expect(() => createCluster(missing, home, null)).toThrow(missing);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
