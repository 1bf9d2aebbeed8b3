import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findPostmaster, removeLeftover, spawnPostmaster } from "./postmaster.ts";

let cluster: string;
const pidFile = () => join(cluster, "postmaster.pid");

beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), "somssi-postmaster-"));
});
afterEach(() => rmSync(cluster, { recursive: true }));

describe("the file of a server", () => {
  it("is left to a server that has made it and writes into it next", () => {
    writeFileSync(pidFile(), "");
    expect(findPostmaster(cluster)).toBeNull();
    expect(existsSync(pidFile())).toBe(true);
  });

  it.each([
    ["a number that another program has now", `${process.pid}\n${tmpdir()}\n`],
    ["a number that nothing has", "2147483647\n"],
    ["nothing, since the server was killed before it wrote", ""],
  ])("is removed before a start when it holds %s", async (_, text) => {
    writeFileSync(pidFile(), text);
    expect(findPostmaster(cluster)).toBeNull();
    await removeLeftover(cluster);
    expect(existsSync(pidFile())).toBe(false);
  });
});

it("writes its log into no file that a link leads to: as root it would empty somebody else's", () => {
  const theirs = join(cluster, "theirs");
  writeFileSync(theirs, "kept");
  const log = join(cluster, "postgres.log");
  symlinkSync(theirs, log);
  expect(() => spawnPostmaster("/bin/true", cluster, {}, null, log)).toThrow("ELOOP");
  expect(readFileSync(theirs, "utf8")).toBe("kept");
});
