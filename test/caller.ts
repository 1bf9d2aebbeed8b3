import { endpointCall } from "#contract/endpoint-call.ts";
import type { EndpointName } from "#contract/registry.ts";
import type { ErrorBody } from "#contract/errors.ts";

/** What came back; `unknown` when the link broke before an answer: it may have been done or not. */
export type CallOutcome =
  | { kind: "answer"; status: number; body: unknown; code: string | null }
  | { kind: "unknown" };

/** Calls the running product over real HTTP, as a browser with these cookies would. */
export class Caller {
  readonly #origin: () => string;
  /** By name; a browser that is given them is signed in as this caller. */
  readonly cookies: Readonly<Record<string, string>>;

  constructor(origin: () => string, cookies: Record<string, string>) {
    this.#origin = origin;
    this.cookies = cookies;
  }

  async call(
    name: EndpointName,
    input: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<CallOutcome> {
    const { method, url, body } = endpointCall(name, input);
    try {
      const response = await fetch(this.#origin() + url, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...this.#ownHeaders(),
          ...headers,
        },
      });
      const answer: unknown = await response.json();
      const code = (answer as Partial<ErrorBody>).error?.code ?? null;
      return { kind: "answer", status: response.status, body: answer, code };
    } catch {
      return { kind: "unknown" };
    }
  }

  /** Sends a file with its form; answers the status. */
  async upload(form: FormData): Promise<number> {
    const { method, url } = endpointCall("uploads.create");
    const headers = this.#ownHeaders();
    const response = await fetch(this.#origin() + url, { method, body: form, headers });
    await response.body?.cancel();
    return response.status;
  }

  #ownHeaders(): Record<string, string> {
    return {
      "x-csrftoken": this.cookies["csrftoken"] ?? "",
      cookie: Object.entries(this.cookies)
        .map(([key, value]) => `${key}=${value}`)
        .join("; "),
    };
  }
}
