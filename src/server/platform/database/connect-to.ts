import postgres from "postgres";

type Options<T extends Record<string, postgres.PostgresType>> = postgres.Options<T>;

/**
 * A pool for a PostgreSQL URL. Besides what the driver itself reads it takes libpq's `?host=/folder`: the folder of the
 * server's socket file, which spares each statement the way through TCP. The port then names the file.
 */
export function connectTo<T extends Record<string, postgres.PostgresType>>(
  url: string,
  options: Options<T>,
) {
  const target = new URL(url);
  const folder = target.searchParams.get("host");
  if (!folder?.startsWith("/")) return postgres<T>(url, options);
  target.searchParams.delete("host");
  return postgres<T>(target.href, {
    ...options,
    path: socketFile(folder, Number(target.port || STANDARD_PORT)),
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
