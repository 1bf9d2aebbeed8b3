import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connectTo } from "../connect-to.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteHome } from "./home.ts";
import { databaseOwner } from "./owner.ts";
import { runningProcess, waitUntilGone } from "./running-process.ts";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./start.ts";

let dataDir: string;
let opened: EmbeddedDatabase[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "somssi-embedded-"));
  chmodSync(dataDir, 0o755);
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.stop();
  deleteHome(dataDir);
  rmSync(dataDir, { recursive: true });
});

async function start(say?: (line: string) => void): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, disposable: true, ...(say && { say }) });
  opened.push(database);
  return database;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const sql = connectTo(url, { max: 1 });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

const pidFile = () => join(dataDir, "database/cluster/postmaster.pid");
const serverPid = () => Number.parseInt(readFileSync(pidFile(), "utf8"), 10);

/** Another process that opens the same database, says so and waits to be killed. */
async function otherProcess(): Promise<ChildProcess> {
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(join(import.meta.dirname, "start.ts"))});
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, disposable: true });
    console.log("open");
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("startEmbeddedDatabase", () => {
  it("makes a UTF-8 database that knows Hangul and checks its pages", async () => {
    const { url } = await start();
    expect(
      await query(
        url,
        `create extension pg_trgm;
         select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
                cardinality(show_trgm('이사')) > 0 as hangul`,
      ).then((rows) => rows.at(-1)),
    ).toEqual([{ encoding: "UTF8", checksums: "on", hangul: true }]);
  });

  it("says that the first start takes a while, and nothing of it later", async () => {
    const MAKING = expect.stringContaining("처음");
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await (await start(say)).stop();
    expect(lines[0]).toEqual(MAKING);
    lines.length = 0;
    await start(say);
    expect(lines).not.toContainEqual(MAKING);
  });

  it("asks for the password on the loopback", async () => {
    const url = new URL((await start()).url);
    url.password = "wrong";
    await expect(query(url.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("is reached by a file instead of the network", async () => {
    const { url } = await start();
    expect(await query(url, "select inet_server_addr() is null as by_file")).toEqual([
      { by_file: true },
    ]);
  });

  it("is reached over the loopback where the path of a file would be too long", async () => {
    const deep = join(dataDir, "deep".repeat(25));
    const database = await startEmbeddedDatabase({ dataDir: deep, disposable: true });
    opened.push(database);
    expect(await query(database.url, "select host(inet_server_addr()) as at")).toEqual([
      { at: "127.0.0.1" },
    ]);
  });

  it("is not misled by a socket file that a killed server left", async () => {
    const first = await start();
    const { port } = new URL(first.url);
    await first.stop();
    // Its number belongs to another program of the same user by now, which is all that PostgreSQL looks at.
    const owner = databaseOwner(join(dataDir, "database/cluster"));
    const other = spawn("sleep", ["100"], { ...owner });
    try {
      writeFileSync(join(dataDir, `database/.s.PGSQL.${port}.lock`), `${other.pid}\n`);
      const second = await start();
      expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    } finally {
      other.kill();
    }
  });

  it("keeps the data over a stop", async () => {
    const first = await start();
    await query(first.url, "create table kept (id int)");
    const pid = serverPid();
    await first.stop();
    expect(runningProcess(pid)).toBeNull();
    const second = await start();
    expect(await query(second.url, "select count(*)::int as n from kept")).toEqual([{ n: 0 }]);
  });

  it("starts after the server was killed, with what had been committed", async () => {
    const { url } = await startEmbeddedDatabase({ dataDir });
    await query(url, "create table kept (id int); insert into kept values (7)");
    const pid = serverPid();
    process.kill(pid, "SIGKILL");
    expect(await waitUntilGone(pid, 5000)).toBe(true);
    const again = await start();
    expect(await query(again.url, "select id from kept")).toEqual([{ id: 7 }]);
  });

  it("takes over the server of a killed process, and stops it at the end", async () => {
    const child = await otherProcess();
    const pid = serverPid();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(runningProcess(pid)?.name).toBe("postgres");
    const database = await start();
    expect(serverPid()).toBe(pid);
    await database.stop();
    expect(runningProcess(pid)).toBeNull();
  });

  it("leaves the server to another process that still uses it", async () => {
    const child = await otherProcess();
    const pid = serverPid();
    const database = await start();
    await database.stop();
    expect(runningProcess(pid)?.name).toBe("postgres");
    child.kill("SIGKILL");
    await once(child, "exit");
    await (await start()).stop();
    expect(runningProcess(pid)).toBeNull();
  });

  it("is not misled by a leftover number that now belongs to another program", async () => {
    const first = await start();
    const text = readFileSync(pidFile(), "utf8");
    await first.stop();
    writeFileSync(pidFile(), text.replace(/^\d+/, String(process.ppid)));
    const second = await start();
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("works in a data folder that only we may enter", async () => {
    chmodSync(dataDir, 0o700);
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("serves four starts at once with one server", async () => {
    const all = await Promise.all([start(), start(), start(), start()]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  });
});
