import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { inject } from "vitest";
import { connectOnce } from "#server/platform/database/connect-to.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Sql } from "#server/platform/database/sql.ts";

interface OpenTestDatabase {
  url: string;
  appUrl: string;
  sql: Sql;
}

/** Enough to meet each other; each of more would plan every statement anew, an eighth of the tests' time. */
const CONNECTIONS = 4;

let opened: Promise<OpenTestDatabase> | null = null;

/** This test file's own database, migrated and with reference data, as the application sees it. */
export async function testDatabase(): Promise<Sql> {
  return (await open()).sql;
}

/** The same with all that another database holds; for a file that has not asked for its own yet. */
export async function testDatabaseFrom(templateUrl: string): Promise<Sql> {
  opened ??= openCopyOf(templateUrl);
  return (await opened).sql;
}

/** The same if this file has asked for it. */
export async function openedDatabase(): Promise<Sql | null> {
  return opened ? (await opened).sql : null;
}

/** Its owner's address, for what the application itself may not do. */
export async function testDatabaseUrl(): Promise<string> {
  return (await open()).url;
}

/** Where the application logs in, for what opens a pool of its own. */
export async function testApplicationUrl(): Promise<string> {
  return (await open()).appUrl;
}

/** Another empty-handed copy of the template, for tests that start whole processes. */
export function copiedDatabase(): Promise<string> {
  return copyOf(inject("templateDatabaseUrl"));
}

async function copyOf(templateUrl: string): Promise<string> {
  const template = new URL(templateUrl);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(
    // Files are copied in half the time of a copy by way of the log.
    (sql) =>
      sql`create database ${sql(name)} template ${sql(template.pathname.slice(1))} strategy file_copy`,
  );
  template.pathname = `/${name}`;
  return template.href;
}

/** A database without any table, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(inject("templateDatabaseUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin((sql) => sql`create database ${sql(name)} template template0`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops what the file used; called once per file by the set-up. */
export async function closeTestDatabase(): Promise<void> {
  if (!opened) return;
  const { sql, url } = await opened;
  opened = null;
  await sql.end({ timeout: 5 });
  await asAdmin(
    (admin) => admin`drop database ${admin(new URL(url).pathname.slice(1))} with (force)`,
  );
}

function open(): Promise<OpenTestDatabase> {
  opened ??= openCopyOf(inject("templateDatabaseUrl"));
  return opened;
}

async function openCopyOf(templateUrl: string): Promise<OpenTestDatabase> {
  const url = await copyOf(templateUrl);
  const appUrl = new URL(inject("templateApplicationUrl"));
  appUrl.pathname = new URL(url).pathname;
  return {
    url,
    appUrl: appUrl.href,
    sql: openDatabase({ url: appUrl.href, max: CONNECTIONS, applicationName: "test" }),
  };
}

/** What is done to databases, from none of the tests'. */
export async function asAdmin(
  statement: (sql: postgres.Sql) => PromiseLike<unknown>,
): Promise<void> {
  const url = new URL(inject("templateDatabaseUrl"));
  url.pathname = "/postgres";
  const sql = connectOnce(url.href);
  try {
    await statement(sql);
  } finally {
    await sql.end();
  }
}
