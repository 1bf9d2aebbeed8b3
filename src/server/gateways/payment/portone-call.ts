/** What a call to PortOne needs. */
export interface PortOneAccess {
  /** "https://api.portone.io", or the emulator. */
  apiUrl: string;
  apiSecret: string;
  storeId: string;
  /** How long one call may take, its answer included. */
  timeoutMs?: number;
}

interface PortOneRequest {
  method: "GET" | "POST" | "DELETE";
  /** Its parts are data: each is encoded. */
  path: readonly string[];
  query?: Record<string, string>;
  body?: object;
}

/** PortOne's own words for why it did not do something. */
export class PortOneError extends Error {
  readonly type: string;
  /** Of the payment company behind PortOne; null when that was not asked, or said nothing. */
  readonly pgCode: string | null;

  constructor(type: string, pgCode: string | null) {
    super(type);
    this.type = type;
    this.pgCode = pgCode;
  }
}

const TIMEOUT_MS = 10_000;

/**
 * Calls PortOne and answers its JSON as `T`, a type of its SDK; throws `PortOneError` for a refusal in its own words.
 * Not the SDK's client: that cannot be told to stop, so a call given up would go on and hold its connection. Here the
 * time limit ends the call itself, and the connection is closed.
 */
export async function callPortOne<T>(
  address: PortOneAccess,
  { method, path, query, body }: PortOneRequest,
): Promise<T> {
  // Dots are not encoded, and lead to another address.
  if (path.some((part) => /^\.{0,2}$/.test(part))) throw new PortOneError("INVALID_REQUEST", null);
  const url = new URL(`/${path.map(encodeURIComponent).join("/")}`, address.apiUrl);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `PortOne ${address.apiSecret}`,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    // A charge must not be carried on to a URL that is not the gateway's.
    redirect: "error",
    signal: AbortSignal.timeout(address.timeoutMs ?? TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw readError(answer);
  return answer as T;
}

function readError(answer: unknown): PortOneError {
  const { type, pgCode } = (answer ?? {}) as { type?: unknown; pgCode?: unknown };
  return new PortOneError(
    typeof type === "string" ? type : "UNKNOWN",
    typeof pgCode === "string" ? pgCode : null,
  );
}
