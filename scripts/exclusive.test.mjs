import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { exclusively } from "./exclusive.mjs";

let folder;
let name;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "somssi-exclusive-"));
  name = `test ${folder}`;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that takes the lock, says so and keeps it until its input ends. */
async function holder() {
  const script = `
    const { exclusively } = await import(${JSON.stringify(join(import.meta.dirname, "exclusive.mjs"))});
    await exclusively(${JSON.stringify(name)}, async () => {
      console.log("held");
      for await (const chunk of process.stdin);
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

it("runs one work at a time", async () => {
  const file = join(folder, "log");
  const work = async () => {
    appendFileSync(file, "begin ");
    await new Promise((resolve) => setImmediate(resolve));
    appendFileSync(file, "end ");
  };
  await Promise.all([1, 2, 3].map(() => exclusively(name, work)));
  expect(readFileSync(file, "utf8")).toBe("begin end ".repeat(3));
});

it("waits for another process and says so once", async () => {
  const child = await holder();
  let waits = 0;
  const result = await exclusively(
    name,
    async () => "mine",
    () => {
      waits += 1;
      child.stdin.end();
    },
  );
  expect(result).toBe("mine");
  expect(waits).toBe(1);
});

it("takes over from a killed process", async () => {
  const child = await holder();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await exclusively(name, async () => "mine")).toBe("mine");
});

it("is free again after work that failed", async () => {
  await expect(exclusively(name, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await exclusively(name, async () => "mine")).toBe("mine");
});
