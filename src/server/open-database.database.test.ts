import type postgres from "postgres";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { atFileEnd } from "#test/file-end.ts";
import { deleteProductData, temporaryDataDir } from "#test/product.ts";
import { openProductDatabase } from "./open-database.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded/start.ts";
import { OperatorError } from "./platform/operator-error.ts";

/** A server of this file's own: roles belong to all databases of one. */
let ruler: string;
let databases = 0;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const dataDir = temporaryDataDir();
  const { url, stop } = await startEmbeddedDatabase({ dataDir });
  atFileEnd(async () => {
    await stop();
    await deleteProductData(dataDir);
  });
  ruler = url;
});
afterEach(async () => {
  for (let close = closing.pop(); close; close = closing.pop()) await close();
});

/** A new database of the server's ruler: without any table, or as the one that the first test filled. */
async function database(template: "template0" | "somssi"): Promise<string> {
  const url = new URL(ruler);
  url.pathname = `/copy_${++databases}`;
  await ruled(at(ruler, "postgres"), `CREATE DATABASE copy_${databases} TEMPLATE ${template}`);
  return url.href;
}

function at(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens the product's database as a start does; answers who it is there, or the line for the operator. */
async function opened(urls: { databaseUrl: string; databaseOwnerUrl?: string }): Promise<string> {
  const config = { dataDir: "", role: "web", sessionSecret: "s".repeat(32) } as const;
  try {
    const database = await openProductDatabase(
      { ...config, databaseOwnerUrl: null, ...urls },
      () => undefined,
    );
    closing.push(database.close);
    const [row] = await database.sql`select session_user as login`;
    return String(row?.login);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    expect(error.message).not.toContain("\n");
    return error.message;
  }
}

/** Runs statements as the server's ruler. */
async function ruled(url: string, statements: string): Promise<void> {
  const sql = connectTo(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(statements).simple();
  await sql.end();
}

async function rows(url: string, query: string): Promise<postgres.Row[]> {
  const sql = connectTo(url, { max: 1 });
  const found = await sql.unsafe(query);
  await sql.end();
  return [...found];
}

let logins = 0;
/** A login that lasts for one test, with what it owns. */
async function login(address: string, options = "", then = ""): Promise<string> {
  const name = `login_${++logins}`;
  await ruled(address, `CREATE ROLE ${name} LOGIN PASSWORD 'secret' ${options}`);
  await ruled(address, then.replaceAll("$login", name));
  const url = new URL(address);
  url.username = name;
  url.password = "secret";
  return url.href;
}

const nameOf = (url: string) => new URL(url).username;
const nameOfDatabase = (url: string) => new URL(url).pathname.slice(1);

describe("one address", () => {
  it("of somebody who may make no role gets the statement to run", async () => {
    const line = await opened({ databaseUrl: await login(ruler) });
    expect(line).toContain("CREATE ROLE somssi_app LOGIN PASSWORD");
    expect(line).toContain("DATABASE_OWNER_URL");
  });

  it("is the owner's: the product logs in as the application beside it, twice at once", async () => {
    const start = () => opened({ databaseUrl: ruler });
    expect(await Promise.all([start(), start()])).toEqual(["somssi_app", "somssi_app"]);
  });

  it("lets the application's role log in where it could not until now", async () => {
    await ruled(ruler, "ALTER ROLE somssi_app NOLOGIN PASSWORD NULL");
    expect(await opened({ databaseUrl: ruler })).toBe("somssi_app");
  });

  it("changes nobody else's password while they are in", async () => {
    const other = await login(ruler, "SUPERUSER");
    expect(await opened({ databaseUrl: ruler })).toBe("somssi_app");
    expect(await opened({ databaseUrl: other })).toContain("다른 비밀번호로 쓰고 있어요");
    await closing.pop()?.();
    expect(await opened({ databaseUrl: other })).toBe("somssi_app");
  });
});

describe("what a server gives to everybody", () => {
  it("is taken from the database by its owner: tables of a session's own, and tables among ours", async () => {
    const url = await database("somssi");
    await ruled(url, "GRANT CREATE ON SCHEMA public TO PUBLIC");
    expect(await opened({ databaseUrl: url })).toBe("somssi_app");
    const [open] = await rows(
      url,
      `
      SELECT has_database_privilege('somssi_app', current_database(), 'TEMPORARY') AS temporary,
             has_schema_privilege('somssi_app', 'public', 'CREATE') AS tables`,
    );
    expect(open).toEqual({ temporary: false, tables: false });
  });

  it("stops the start with the statement to run where the owner may not take it", async () => {
    const empty = await database("template0");
    const databaseOwnerUrl = await login(
      empty,
      "",
      `GRANT CREATE ON DATABASE ${nameOfDatabase(empty)} TO $login; GRANT CREATE ON SCHEMA public TO PUBLIC`,
    );
    const databaseUrl = await login(empty, "", "GRANT somssi_app TO $login");
    expect(await opened({ databaseUrl, databaseOwnerUrl })).toContain(
      "REVOKE CREATE ON SCHEMA public FROM PUBLIC;",
    );
  });
});

describe("two addresses", () => {
  it("need no right to make roles: the owner makes the tables, the other one serves", async () => {
    const empty = await database("template0");
    const owner = await login(empty, "", `ALTER DATABASE ${nameOfDatabase(empty)} OWNER TO $login`);
    const app = await login(empty, "", "GRANT somssi_app TO $login");
    expect(await opened({ databaseUrl: app, databaseOwnerUrl: owner })).toBe(nameOf(app));
  });

  it("that are one stop the start before anything is given or made", async () => {
    const empty = await database("template0");
    const owner = await login(empty, "", `ALTER DATABASE ${nameOfDatabase(empty)} OWNER TO $login`);
    const line = await opened({ databaseUrl: owner, databaseOwnerUrl: owner });
    expect(line).toContain("표를 만들거나 바꿀");
    expect(await rows(empty, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toHaveLength(0);
  });

  it("get the statement to run when the second may not use the tables", async () => {
    const empty = await database("template0");
    const owner = await login(empty, "", `ALTER DATABASE ${nameOfDatabase(empty)} OWNER TO $login`);
    const app = await login(empty);
    expect(await opened({ databaseUrl: app, databaseOwnerUrl: owner })).toContain(
      `GRANT somssi_app TO "${nameOf(app)}";`,
    );
    // Somebody who may give it, does.
    expect(await opened({ databaseUrl: app, databaseOwnerUrl: empty })).toBe(nameOf(app));
  });

  it.each([
    ["rules the server", "SUPERUSER", "", "서버를 다스릴"],
    ["makes roles", "CREATEROLE", "", "서버를 다스릴"],
    ["makes tables", "", "GRANT CREATE ON SCHEMA public TO $login", "표를 만들거나 바꿀"],
    ["rewrites the ledger", "", "GRANT DELETE ON credit_entries TO $login", "원장(credit_entries)"],
    ["changes one column of it", "", "GRANT UPDATE (vat) ON receipts TO $login", "원장(receipts)"],
    [
      "can become somebody who does",
      "NOINHERIT",
      "CREATE ROLE $login_x; GRANT UPDATE ON receipts TO $login_x; GRANT $login_x TO $login",
      "_x 역할로 원장(receipts)",
    ],
  ])("stop the start when the second one %s", async (_what, options, then, named) => {
    const databaseOwnerUrl = await database("somssi");
    const databaseUrl = await login(databaseOwnerUrl, options, then);
    const line = await opened({ databaseUrl, databaseOwnerUrl });
    expect(line).toMatch(/^DATABASE_URL: /);
    expect(line).toContain(named);
  });

  it("stop the start when they lead to different databases", async () => {
    const databaseOwnerUrl = await database("somssi");
    const elsewhere = await database("template0");
    const databaseUrl = await login(elsewhere, "", "GRANT somssi_app TO $login");
    expect(await opened({ databaseUrl, databaseOwnerUrl })).toMatch(
      /^DATABASE_URL: .*DATABASE_OWNER_URL/,
    );
  });
});
