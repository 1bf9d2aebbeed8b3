import { endpointCall } from "#contract/endpoint-call.ts";
import type { EndpointName } from "#contract/registry.ts";
import type { Try } from "./journal.ts";
import type { Cookies } from "./sign-in.ts";

/** As a browser that is left waiting: a person has gone by then. */
const GIVEN_UP_AFTER_MS = 30_000;

/** A try with what was answered, null when that was nothing of ours. */
export interface Called {
  seen: Try;
  body: unknown;
}

/** Calls an endpoint as whoever holds these cookies. */
export async function callAs(
  origin: string,
  { sessionid, csrftoken }: Cookies,
  name: EndpointName,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Called> {
  const { method, url, body } = endpointCall(name, input);
  return callTo(`${origin}${url}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      "content-type": "application/json",
      "x-csrftoken": csrftoken,
      cookie: `sessionid=${sessionid}; csrftoken=${csrftoken}`,
      ...headers,
    },
  });
}

export async function callTo(url: string, init: RequestInit = {}): Promise<Called> {
  const at = Date.now();
  const seen = (outcome: Try["outcome"], status: number | null): Try => ({
    at,
    ms: Date.now() - at,
    outcome,
    status,
  });
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS) });
    const text = await response.text();
    return {
      seen: seen(response.ok ? "acknowledged" : "refused", response.status),
      body: jsonOrNull(text),
    };
  } catch {
    return { seen: seen("unknown", null), body: null };
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
