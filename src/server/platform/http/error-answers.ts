import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  messageOf,
  statusOf,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
} from "#contract/errors.ts";
import { Refusal } from "../refusal.ts";

/** Writes one error answer in the shape of the contract. */
export function errorBody(
  code: ErrorCode,
  traceId: string,
  details: { message?: string; fields?: FieldErrors } = {},
): ErrorBody {
  return {
    error: {
      code,
      message: details.message ?? messageOf(code),
      ...(details.fields ? { fields: details.fields } : {}),
      trace_id: traceId,
    },
  };
}

/** Error codes of Fastify and Node that are the caller's doing. */
const callersDoing: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_BAD_URL: "route_not_found",
  FST_ERR_MAX_PARAM_LENGTH: "route_not_found",
  FST_ERR_NOT_FOUND: "route_not_found",
  FST_REQ_FILE_TOO_LARGE: "too_large",
  FST_FILES_LIMIT: "too_large",
  FST_PARTS_LIMIT: "too_large",
  FST_FIELDS_LIMIT: "too_large",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media",
  FST_PROTO_VIOLATION: "malformed",
};

/**
 * PostgreSQL and socket failures during which the product is unavailable rather than wrong: links that are lost (08, 57P0),
 * a server that lacks means (53, ENOSPC: a full disk, memory, connections) or may not write (25006), a disk that fails (58030), a
 * lock or an answer that took too long (55P03, 57014), transactions that were ended for the sake of others each time
 * (40001, 40P01).
 */
const unavailable =
  /^(08|53|57P0|25006|58030|55P03|57014|40001|40P01)|ECONN|CONNECT|EPIPE|CONNECTION_|ENOSPC/;

export function codeOf(
  error: Error & { code?: unknown; statusCode?: number; syscall?: unknown },
): ErrorCode {
  if (error instanceof Refusal) return error.code;
  const { code } = error;
  const known = typeof code === "string" ? callersDoing[code] : undefined;
  if (known) return known;
  if (typeof code === "string" && unavailable.test(code)) return "unavailable";
  // A server that has ended itself has taken its socket file with it.
  if (error.syscall === "connect") return "unavailable";
  if (error instanceof SyntaxError && error.statusCode === 400) return "malformed";
  if (error.statusCode === 413) return "too_large";
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return "malformed";
  return "internal";
}

/** Who was refused what, and why; the time and the request's id are the log's own. */
function logRefusal(request: FastifyRequest, code: ErrorCode): void {
  const { viewer, method, routeOptions } = request;
  const accountId = viewer && viewer.kind !== "visitor" ? viewer.accountId : null;
  request.log.warn({ code, account_id: accountId, method, route: routeOptions.url }, "refused");
}

/** Whether the caller left before all of its request was here. Nobody receives the answer, and no fault is ours. */
function hungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Seconds after which what is unavailable may be there again, when nobody knows better. */
export const UNAVAILABLE_SECONDS = 5;

/** The error handler of the whole application. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const code = hungUp(request) ? "malformed" : codeOf(error);
  const status = statusOf(code);
  if (status >= 500) request.log.error({ err: error, code }, "answered with a server error");
  else if (status === 403) logRefusal(request, code);
  const refusal = error instanceof Refusal ? error : null;
  const retryAfter =
    refusal?.retryAfter ?? (code === "unavailable" ? UNAVAILABLE_SECONDS : undefined);
  if (retryAfter !== undefined) void reply.header("retry-after", String(retryAfter));
  // What the answer would have been kept by says nothing of this one.
  void reply
    .status(status)
    .removeHeader("etag")
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(
      errorBody(code, request.id, {
        ...(refusal ? { message: refusal.message } : {}),
        ...(refusal?.fields ? { fields: refusal.fields } : {}),
      }),
    );
}
