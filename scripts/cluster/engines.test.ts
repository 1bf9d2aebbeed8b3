import { expect, it } from "vitest";
import { readBackups } from "./backups.ts";
import { idsOf } from "./engine-user.ts";
import { readStatistics } from "./haproxy.ts";
import { missingPackages, postgresPrograms } from "./packages.ts";
import { descendantsOf } from "./processes.ts";
import { restoreArguments } from "./restore.ts";

it("reads the servers that HAProxy knows, by the names of the columns", () => {
  const text = [
    "# pxname,svname,qcur,scur,status,lastchg,",
    "web,FRONTEND,,7,OPEN,,",
    "web,web1,0,3,UP,12,",
    "leader,pg1,0,0,DOWN,12,",
    "leader,BACKEND,0,0,UP,12,",
    "",
  ].join("\n");
  expect(readStatistics(text)).toEqual([
    { backend: "web", server: "web1", status: "UP", sessions: 3 },
    { backend: "leader", server: "pg1", status: "DOWN", sessions: 0 },
  ]);
});

it("reads the copies in the store, without those that failed", () => {
  const copy = (label: string, error: boolean) => ({
    label,
    type: "full",
    timestamp: { start: 1_800_000_000, stop: 1_800_000_060 },
    info: { size: 2_000, repository: { delta: 500, size: 500 } },
    error,
  });
  const json = JSON.stringify([
    { name: "other", backup: [copy("x", false)] },
    { name: "somssi", backup: [copy("a", false), copy("b", true)] },
  ]);
  expect(readBackups(json)).toEqual([
    {
      label: "a",
      kind: "full",
      endedAt: new Date(1_800_000_060_000),
      size: 2_000,
      stored: 500,
    },
  ]);
  expect(readBackups("[]")).toEqual([]);
});

it("asks for a moment with its zone, and goes on from there", () => {
  const at = new Date("2027-01-31T06:00:00.500Z");
  expect(restoreArguments("/r", at)).toEqual([
    "restore",
    "--pg1-path=/r",
    "--type=time",
    "--target=2027-01-31 06:00:00.500+00",
    "--target-action=promote",
  ]);
  expect(restoreArguments("/r", null)).toEqual(["restore", "--pg1-path=/r", "--type=default"]);
});

it("names the packages whose program is missing", () => {
  expect(missingPackages((program) => program !== "etcd" && program !== "haproxy")).toEqual([
    "etcd-server",
    "haproxy",
  ]);
});

it("takes the newest PostgreSQL from 15 on", () => {
  expect(postgresPrograms([13, 15, 17])).toBe("/usr/lib/postgresql/17/bin");
  expect(() => postgresPrograms([13, 14])).toThrow("15");
});

it("finds a process's children and theirs, and nobody else's", () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [6, 1],
  ]);
  expect(new Set(descendantsOf(2, parents))).toEqual(new Set([3, 4, 5]));
});

it("finds a user by their whole name", () => {
  const passwd = "postgresql:x:1:2::/:/bin/sh\npostgres:x:101:104:PostgreSQL:/var/lib:/bin/bash\n";
  expect(idsOf("postgres", passwd)).toEqual({ uid: 101, gid: 104 });
  expect(idsOf("nobody", passwd)).toBeNull();
});
