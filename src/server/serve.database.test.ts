import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { deleteProductData, startProduct, temporaryDataDir, type Product } from "#test/product.ts";
import { freePort } from "./platform/database/embedded/free-port.ts";
import { existingHome } from "./platform/database/embedded/home.ts";
import { findPostmaster } from "./platform/database/embedded/postmaster.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded/start.ts";

const root = join(import.meta.dirname, "../..");
let dataDir: string;

beforeAll(() => {
  dataDir = temporaryDataDir();
  const build = spawnSync(process.execPath, [join(root, "scripts/build.mjs")], {
    stdio: "inherit",
  });
  expect(build.status).toBe(0);
}, 120_000);
// Whole processes start here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000 });

let started: Product[] = [];
afterEach(async () => {
  await Promise.all(started.map((product) => product.kill()));
  started = [];
});
afterAll(() => deleteProductData(dataDir));

async function start(env: Record<string, string> = {}): Promise<Product> {
  const settings = { SEED: "none", LOG_LEVEL: "info", ...env };
  const product = await startProduct({ dataDir, env: settings });
  started.push(product);
  return product;
}

/** A start that is expected to be refused: its exit code and what it told the operator. */
function refusedStart(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "src/server/main.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SEED: "none", ...env },
    encoding: "utf8",
    timeout: 80_000,
  });
  return { status, lines: stderr.trim().split("\n") };
}

function databaseRuns(): boolean {
  const home = existingHome(dataDir);
  return home !== null && findPostmaster(join(home, "cluster")) !== null;
}

async function status(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}

describe("the product as a process", () => {
  it("serves, and stops cleanly together with its database", async () => {
    const product = await start();
    expect(await status(`${product.origin}/readyz`)).toBe(200);
    expect(await status(`${product.origin}/`)).toBe(200);
    expect(databaseRuns()).toBe(true);
    expect(await product.stop()).toBe(0);
    expect(databaseRuns()).toBe(false);
  });

  it("starts after it was killed, taking over its database", async () => {
    await (await start()).kill();
    expect(databaseRuns()).toBe(true);
    const product = await start();
    expect(await status(`${product.origin}/readyz`)).toBe(200);
    await product.stop();
    expect(databaseRuns()).toBe(false);
  });

  it("answers the request that was under way when it was asked to stop", async () => {
    const product = await start();
    const database = await startEmbeddedDatabase({ dataDir });
    const sql = connectTo(database.url, { max: 1 });
    const lock = await sql.reserve();
    await lock`begin`;
    await lock`lock table categories in access exclusive mode`;
    const waiting = fetch(`${product.origin}/api2/categories/`);
    // The answer reads the table more than once.
    await expect.poll(() => blockedStatements(database.url)).toBeGreaterThan(0);
    const stopped = product.stop();
    // It no longer accepts anybody, and still answers the one it accepted.
    await expect
      .poll(() => status(`${product.origin}/healthz`).catch(() => "closed"))
      .toBe("closed");
    await lock`commit`;
    lock.release();
    expect((await waiting).status).toBe(200);
    expect(await stopped).toBe(0);
    await sql.end();
    await database.stop();
  });

  it("works as one web and one worker process on one database", async () => {
    const web = await start({ ROLE: "web" });
    const worker = await start({ ROLE: "all" });
    await worker.stop();
    expect(await status(`${web.origin}/readyz`)).toBe(200);
    expect(await web.stop()).toBe(0);
    expect(databaseRuns()).toBe(false);
  });
});

describe("a start that cannot be", () => {
  it("names the taken port in one line, before it touches a database", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const fresh = temporaryDataDir();
    const refused = refusedStart({ PORT: String(port), DATA_DIR: fresh });
    other.close();
    expect(refused).toMatchObject({ status: 1, lines: [expect.stringContaining(String(port))] });
    expect(existingHome(fresh)).toBe(null);
    rmSync(fresh, { recursive: true });
  });

  it.each([
    [{ PORT: "many" }, "PORT"],
    [{ NODE_ENV: "production" }, "SESSION_SECRET"],
    [{ NODE_ENV: "production", SESSION_SECRET: "s".repeat(32), SEED: "demo" }, "SEED"],
    [{ NODE_ENV: "production", SESSION_SECRET: "s".repeat(32), SEED: "" }, "PUBLIC_ORIGIN"],
    [{ DATABASE_URL: wrongPassword() }, "DATABASE_URL"],
  ])("with %o names the variable in one line", (env, named) => {
    const refused = refusedStart(env);
    expect(refused.status).toBe(1);
    expect(refused.lines).toHaveLength(1);
    expect(refused.lines[0]).toMatch(new RegExp(`^${named}: `));
  });
});

describe("in production", () => {
  it("has no development tools and no account", async () => {
    const port = await freePort(`${dataDir}/http`);
    const product = await start({
      NODE_ENV: "production",
      SESSION_SECRET: "s".repeat(32),
      PUBLIC_ORIGIN: "https://somssi.example",
      PORT: String(port),
      SEED: "",
    });
    const inside = `http://127.0.0.1:${port}`;
    expect(await status(`${inside}/readyz`)).toBe(200);
    expect(await status(`${inside}/dev/clock`)).toBe(404);
    expect(await status(`${inside}/dev/inbox`)).toBe(404);
    const database = await startEmbeddedDatabase({ dataDir });
    const sql = connectTo(database.url, { max: 1 });
    expect(await sql`select count(*)::int as n from accounts`).toEqual([{ n: 0 }]);
    await sql.end();
    await database.stop();
    expect(await product.stop()).toBe(0);
  });
});

function wrongPassword(): string {
  const url = new URL(inject("templateDatabaseUrl"));
  url.password = "wrong";
  return url.href;
}

async function blockedStatements(url: string): Promise<number> {
  const sql = connectTo(url, { max: 1 });
  const [row] = await sql`
    select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and application_name like 'somssi-%'`;
  await sql.end();
  return Number(row?.n);
}
