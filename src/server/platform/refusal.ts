import { messageOf, type ErrorCode, type FieldErrors } from "#contract/errors.ts";

/** An answer other than success, thrown from anywhere in a route and written in one place. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Whole seconds after which another try may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: { message?: string; fields?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(details.message ?? messageOf(code));
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** Throws the refusal for a code; `never` lets callers write it as an expression. */
export function refuse(
  code: ErrorCode,
  details?: { message?: string; fields?: FieldErrors; retryAfter?: number },
): never {
  throw new Refusal(code, details);
}
