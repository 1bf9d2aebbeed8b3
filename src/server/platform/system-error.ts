/** The system's code of a failed call (`ENOENT`, `EADDRINUSE`, …) or PostgreSQL's SQLSTATE. */
export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" ? code : null;
}
