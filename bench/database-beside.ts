import { connectTo } from "#server/platform/database/connect-to.ts";

/** Makes a database on the same server, empty or a copy to which nobody else may be connected; the URL of it. */
export async function databaseBeside(
  url: string,
  name: string,
  kind: "empty" | "copy",
): Promise<string> {
  const beside = new URL(url);
  const from = kind === "copy" ? beside.pathname.slice(1) : "template1";
  const owner = connectTo(url, { max: 1, database: "postgres", onnotice: () => undefined });
  try {
    // Links that are idle would keep it from being copied; who had one opens another.
    await owner`
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = ${from}`;
    await owner`CREATE DATABASE ${owner(name)} TEMPLATE ${owner(from)}`;
  } finally {
    await owner.end();
  }
  beside.pathname = `/${name}`;
  return beside.href;
}
