import { endpointCall } from "#contract/endpoint-call.ts";
import { ApiFailure } from "./api-failure.ts";
import type { Transport } from "./call.ts";
import { connection, type NetworkWatch } from "./connection.ts";
import { tokenHeader } from "./cookie.ts";
import { parseBody } from "./parse-body.ts";
import { inSession } from "../session/session-end.ts";

/**
 * Calls over fetch. There is no time-out. `cookies` is read anew for each call; `origin` is empty in a page, where
 * paths are relative to it; `network` is called with whether an answer came.
 */
export function fetchTransport(
  cookies: () => string,
  origin = "",
  network?: NetworkWatch,
): Transport {
  return async (name, input, { signal, idempotencyKey }) => {
    const call = endpointCall(name, input);
    const headers: Record<string, string> = {
      Accept: "application/json",
      ...tokenHeader(cookies()),
    };
    if (call.body !== undefined) headers["Content-Type"] = "application/json; charset=UTF-8";
    if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
    try {
      const response = await fetch(origin + call.url, {
        method: call.method,
        headers,
        body: call.body,
        credentials: "same-origin",
        signal,
      });
      network?.answered();
      return { status: response.status, body: parseBody(await response.text()) };
    } catch (error) {
      // Given up by the caller: not a failure of the call.
      if (signal?.aborted) throw error;
      network?.unanswered();
      throw new ApiFailure(0, null, error);
    }
  };
}

/** How a page's own calls travel. */
export const pageTransport = inSession(fetchTransport(() => document.cookie, "", connection));
