import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { takeMode } from "./control-routes.ts";
import { openRecord, type GatewayRecord } from "./record.ts";

let folder: string;
let record: GatewayRecord;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "somssi-gateway-"));
  record = openRecord(join(folder, "record.jsonl"));
});
afterEach(() => {
  record.close();
  rmSync(folder, { recursive: true });
});

const kinds = (key: string, calls: number) =>
  Array.from({ length: calls }, () => takeMode(record, key).kind);

it("goes well where no mode is set", () => {
  expect(kinds("key", 1)).toEqual(["ok"]);
});

it("uses up the key's own mode, then that of all keys", () => {
  record.write({ kind: "mode", billingKey: "key", mode: { kind: "timeout" }, times: 2 });
  record.write({ kind: "mode", billingKey: "*", mode: { kind: "http500" }, times: 1 });
  expect(kinds("key", 4)).toEqual(["timeout", "timeout", "http500", "ok"]);
});

it("keeps a mode without a number of times, for its key alone", () => {
  record.write({ kind: "mode", billingKey: "key", mode: { kind: "timeout" }, times: null });
  record.write({ kind: "mode", billingKey: "*", mode: { kind: "http500" }, times: null });
  expect([...kinds("key", 2), ...kinds("another", 1)]).toEqual(["timeout", "timeout", "http500"]);
});
