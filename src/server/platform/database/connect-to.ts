import type { NetConnectOpts } from "node:net";
import postgres from "postgres";
import { dial } from "./dial.ts";

type Options<T extends Record<string, postgres.PostgresType>> = postgres.Options<T>;

/** Longest wait for a server that takes the link and then says nothing; seconds. */
const CONNECT_TIMEOUT = 5;
/** After so long without a word the kernel asks whether the other side still lives; seconds. */
const KEEP_ALIVE = 10;
/** Pause before a lost link is tried again; seconds. The driver's own grows to twenty, long after the server is back. */
const BACKOFF = { least: 0.1, most: 0.5 };

/**
 * A pool for a PostgreSQL URL. Besides what the driver itself reads it takes libpq's `?host=/folder`: the folder of the
 * server's socket file, which spares each statement the way through TCP. The port then names the file.
 */
export function connectTo<T extends Record<string, postgres.PostgresType>>(
  url: string,
  options: Options<T>,
) {
  const target = new URL(url);
  const port = Number(target.port || STANDARD_PORT);
  const folder = target.searchParams.get("host");
  const path = folder?.startsWith("/") ? socketFile(folder, port) : null;
  if (path) target.searchParams.delete("host");
  const host = target.hostname.replace(/^\[(.+)\]$/, "$1");
  const reach: NetConnectOpts = path ? { path } : { host, port };
  return postgres<T>(target.href, {
    connect_timeout: CONNECT_TIMEOUT,
    keep_alive: KEEP_ALIVE,
    backoff: () => BACKOFF.least + Math.random() * (BACKOFF.most - BACKOFF.least),
    ...options,
    ...(path ? { path } : {}),
    // Several servers in one URL are the driver's to choose from.
    ...(host.includes(",") ? {} : { socket: () => dial(reach) }),
  });
}

/** One connection for a few statements, of the owner's mostly. */
export function connectOnce(url: string) {
  return connectTo(url, { max: 1, onnotice: () => undefined, fetch_types: false });
}

/** As PostgreSQL names it. */
export function socketFile(folder: string, port: number): string {
  return `${folder}/.s.PGSQL.${port}`;
}

const STANDARD_PORT = 5432;
