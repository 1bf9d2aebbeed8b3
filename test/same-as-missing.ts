import type { ErrorBody } from "#contract/errors.ts";

/** An error answer without what differs from call to call: someone else's thing must answer like a missing one. */
export function answerOf({ status, error }: { status: number; error: ErrorBody["error"] }) {
  const { trace_id: _, ...body } = error;
  return { status, body };
}
