import { expect, it } from "vitest";
import { portsFrom } from "./layout.ts";
import { statusRows, type Facts } from "./status.ts";
import { tableOf } from "./table.ts";

const NOW = new Date("2027-03-10T03:00:00Z");
const names = ["etcd1", "etcd2", "etcd3", "patroni-pg1", "patroni-pg2", "patroni-pg3", "haproxy"];
const well: Facts = {
  ports: portsFrom(20_000),
  pids: new Map(
    [...names, "web1", "web2", "worker1", "worker2"].map((name, at) => [name, at + 100]),
  ),
  healthyAgreement: new Set(["etcd1", "etcd2", "etcd3"]),
  members: [
    { name: "pg1", role: "leader", state: "running", timeline: 2, lag: null },
    { name: "pg2", role: "sync_standby", state: "running", timeline: 2, lag: 0 },
    { name: "pg3", role: "replica", state: "running", timeline: 2, lag: 2_097_152 },
  ],
  balanced: [
    { backend: "web", server: "web1", status: "UP", sessions: 0 },
    { backend: "web", server: "web2", status: "UP", sessions: 0 },
    { backend: "leader", server: "pg1", status: "UP", sessions: 5 },
    { backend: "leader", server: "pg2", status: "DOWN", sessions: 0 },
    { backend: "standbys", server: "pg2", status: "UP", sessions: 1 },
  ],
  readyWeb: new Set(["web1", "web2"]),
  backups: [
    {
      label: "20270310F",
      kind: "full",
      endedAt: new Date("2027-03-10T02:18:30Z"),
      size: 9,
      stored: 1_048_576,
    },
  ],
};
const rowOf = (facts: Facts, name: string) =>
  statusRows(facts, NOW).find(({ cells }) => cells[0] === name);
const without = (name: string) => new Map([...well.pids].filter(([process]) => process !== name));

it("is well when every part does its work", () => {
  expect(statusRows(well, NOW).filter((row) => !row.well)).toEqual([]);
  expect(rowOf(well, "pg3")?.cells).toEqual([
    "pg3",
    "20033",
    "105",
    "복제 · running · 타임라인 2 · 2.0MB 뒤",
  ]);
  expect(rowOf(well, "haproxy")?.cells[3]).toBe("쓰기 → pg1 · 읽기 → pg2");
  expect(rowOf(well, "백업")?.cells[3]).toBe("20270310F · 41분 전 · 1.0MB · 모두 1개");
});

it.each<[string, Facts, string]>([
  ["a member of etcd does not agree", { ...well, healthyAgreement: new Set(["etcd1"]) }, "etcd2"],
  ["a database member is gone", { ...well, members: well.members.slice(0, 2) }, "pg3"],
  ["its Patroni was killed", { ...well, pids: without("patroni-pg1") }, "pg1"],
  ["HAProxy says nothing", { ...well, balanced: [] }, "haproxy"],
  ["a web process cannot work", { ...well, readyWeb: new Set(["web1"]) }, "web2"],
  ["a worker has ended", { ...well, pids: without("worker2") }, "worker2"],
  ["nothing was ever backed up", { ...well, backups: [] }, "백업"],
])("says which row is not well when %s", (_, facts, name) => {
  const bad = statusRows(facts, NOW).filter((row) => !row.well);
  expect(bad.map(({ cells }) => cells[0])).toContain(name);
});

it("lines columns up by what a terminal shows, where Hangul takes two places", () => {
  expect(
    tableOf([
      ["이름", "x"],
      ["abcdef", "y"],
    ]),
  ).toBe("이름    x\nabcdef  y");
});
