import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "#test/temporary-folder.ts";
import { readPs, runningProcess, waitUntilGone } from "./running-process.ts";

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

// Where there is no /proc, as on a Mac.
describe("what ps says of a process", () => {
  const BEGAN = "Tue Nov 24 13:25:41 2026";
  const EARLY = "Sun Nov  1 03:05:09 2026";

  it.each([
    ["that runs", `S    ${BEGAN} postgres\n`, "postgres", BEGAN],
    ["by its path", `Ss   ${BEGAN} /usr/lib/postgresql/bin/postgres\n`, "postgres", BEGAN],
    ["that began on a day of one digit", `Ss+  ${EARLY} /bin/postgres\n`, "postgres", EARLY],
    ["whose name has spaces", `R+   ${BEGAN} /Apps/My Tools/Z tool (b)\n`, "Z tool (b)", BEGAN],
    ["whose name begins like a zombie's state", `S    ${BEGAN} Zed\n`, "Zed", BEGAN],
    ["after spaces", `  S    ${BEGAN} postgres  \n`, "postgres", BEGAN],
    ["that is stopped", `T    ${BEGAN} postgres\n`, "postgres", BEGAN],
  ])("is read of one %s", (_, said, name, startedAt) => {
    expect(readPs(said)).toEqual({ name, startedAt });
  });

  it.each([
    ["nothing", ""],
    ["an empty line", "\n"],
    ["a zombie", `Z    ${BEGAN} (postgres)\n`],
    ["a zombie by its name", `Z+   ${BEGAN} /usr/lib/postgresql/bin/postgres\n`],
    ["a process without a name", `S    ${BEGAN}\n`],
  ])("is that none runs: %s", (_, said) => {
    expect(readPs(said)).toBeNull();
  });
});
