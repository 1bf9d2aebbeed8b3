import type { ErrorBody } from "#contract/errors.ts";

/**
 * A call that did not succeed: the HTTP status (0 when no answer came) and the body as it arrived. What it
 * means is for the caller to say.
 */
export class ApiFailure extends Error {
  override name = "ApiFailure";
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown) {
    super(`Request failed with status code ${status}`, { cause });
    this.status = status;
    this.body = body;
  }

  /** The product's own error inside the body; null when something else answered. */
  get error(): ErrorBody["error"] | null {
    return isErrorBody(this.body) ? this.body.error : null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    "message" in error &&
    typeof error.message === "string"
  );
}

/** The product's error code inside a body, or null. */
export function errorCodeOf(body: unknown): string | null {
  return isErrorBody(body) ? body.error.code : null;
}
