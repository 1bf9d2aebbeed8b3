import { expect, it } from "vitest";
import { readMembers } from "./patroni.ts";
import { isWhole } from "./whole.ts";

const member = (name: string, role: string, state = "running", lag: unknown = 0) => ({
  name,
  role,
  state,
  api_url: "http://127.0.0.1:20041/patroni",
  host: "127.0.0.1",
  port: 20031,
  timeline: 3,
  lag,
});

it("reads who leads, who keeps each commit with them and who follows", () => {
  const answer = {
    members: [
      { ...member("pg1", "leader"), lag: undefined },
      member("pg2", "sync_standby", "streaming", 16),
      member("pg3", "replica", "running", "unknown"),
      member("stranger", "replica"),
    ],
  };
  expect(readMembers(answer)).toEqual([
    { name: "pg1", role: "leader", state: "running", timeline: 3, lag: null },
    { name: "pg2", role: "sync_standby", state: "streaming", timeline: 3, lag: 16 },
    { name: "pg3", role: "replica", state: "running", timeline: 3, lag: null },
  ]);
});

it.each([{}, { members: [] }])("finds nobody in %j", (answer) => {
  expect(readMembers(answer)).toEqual([]);
});

it.each([
  ["all three do their part", ["leader", "sync_standby", "replica"], "running", true],
  ["nobody leads", ["replica", "sync_standby", "replica"], "running", false],
  ["a commit stands with the leader alone", ["leader", "replica", "replica"], "running", false],
  ["one is missing", ["leader", "sync_standby"], "running", false],
  ["one only starts", ["leader", "sync_standby", "replica"], "starting", false],
])("knows whether it is whole when %s", (_, roles, state, whole) => {
  const members = roles.map((role, index) =>
    member(`pg${index + 1}`, role, role === "replica" ? state : "running"),
  );
  expect(isWhole(readMembers({ members }))).toBe(whole);
});

it("is not whole while one still follows the leader before", () => {
  const members = ["leader", "sync_standby", "replica"].map((role, index) =>
    member(`pg${index + 1}`, role),
  );
  const behind = members.map((one) => (one.role === "replica" ? { ...one, timeline: 2 } : one));
  expect(isWhole(readMembers({ members }))).toBe(true);
  expect(isWhole(readMembers({ members: behind }))).toBe(false);
});
