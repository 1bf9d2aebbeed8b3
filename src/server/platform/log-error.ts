/** Classes of SQLSTATE whose messages quote the offending value: bad data, broken constraint. */
const QUOTES_VALUES = /^2[23]/;

/** What may be logged of an error: never `detail` or the values of a failed statement. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const facts = error as Error & {
    code?: unknown;
    constraint_name?: unknown;
    table_name?: unknown;
  };
  const code = typeof facts.code === "string" ? facts.code : undefined;
  const silent = error.name === "PostgresError" && code !== undefined && QUOTES_VALUES.test(code);
  return {
    type: error.name,
    code,
    constraint: facts.constraint_name,
    table: facts.table_name,
    message: silent ? `SQLSTATE ${code}` : error.message,
    stack: silent ? error.stack?.replace(error.message, `SQLSTATE ${code}`) : error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
