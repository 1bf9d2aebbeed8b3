import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

it.each([
  [["up"], { act: "up", port: null }],
  [["up", "--port", "15400"], { act: "up", port: 15_400 }],
  [["status"], { act: "status" }],
  [["failover"], { act: "failover", way: "killed", rounds: 1, perSecond: 10 }],
  [
    ["failover", "--planned", "--rounds", "5", "--rate", "3"],
    { act: "failover", way: "planned", rounds: 5, perSecond: 3 },
  ],
  [["failover", "--frozen"], { act: "failover", way: "frozen", rounds: 1, perSecond: 10 }],
  [["deploy"], { act: "deploy", release: null, perSecond: 10 }],
  [["backup", "--kind", "diff"], { act: "backup", kind: "diff" }],
  [["restore"], { act: "restore", to: null }],
  [
    ["restore", "--to", "2027-01-31T15:00:00+09:00"],
    { act: "restore", to: new Date("2027-01-31T06:00:00Z") },
  ],
  [["down", "--delete"], { act: "down", deleting: true }],
])("reads %j", (args, options) => expect(readOptions(args)).toEqual(options));

it.each([
  [],
  ["explode"],
  ["up", "--port", "80"],
  ["up", "--port", "70000"],
  ["up", "--delete"],
  ["status", "--rounds", "2"],
  ["failover", "--rounds", "0"],
  ["failover", "--rounds", "many"],
  ["failover", "extra"],
  ["failover", "--planned", "--frozen"],
  ["backup", "--kind", "half"],
  ["restore", "--to", "2027-01-31T15:00:00"],
  ["restore", "--to", "2027-13-31T15:00:00Z"],
  ["down", "--force"],
])("makes nothing of %j %j %j", (...args) => expect(readOptions(args)).toBeNull());
