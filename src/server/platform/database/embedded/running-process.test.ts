import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#test/temporary-folder.ts";
import { runningProcess, waitUntilGone } from "./running-process.ts";

it("reads past the parentheses in a program's name, and knows when it is gone", async () => {
  // Reads like a zombie to whoever ends the name at its first parenthesis.
  const name = "a) Z (b";
  const program = join(temporaryFolder(), name);
  symlinkSync("/bin/sleep", program);
  const child = spawn(program, ["100"]);
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  try {
    expect(runningProcess(pid)?.name).toBe(name);
    expect(await waitUntilGone(pid, 50)).toBe(false);
  } finally {
    child.kill("SIGKILL");
  }
  expect(await waitUntilGone(pid, 5_000)).toBe(true);
  expect(runningProcess(pid)).toBeNull();
});

it("tells processes apart by when they began", () => {
  const [first, own] = [runningProcess(1), runningProcess(process.pid)];
  expect(own?.startedAt).toMatch(/\d/);
  expect(own?.startedAt).not.toBe(first?.startedAt);
});
