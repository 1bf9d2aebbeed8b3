import type { FastifyInstance, InjectOptions } from "fastify";
import { routeOf } from "#contract/routes.ts";
import { registry, type EndpointName, type Input, type Output } from "#contract/registry.ts";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

export interface TestAnswer<N extends EndpointName> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The endpoint's output; a test that expects a refusal reads `error` instead. */
  body: Output<N>;
  error: ErrorBody["error"];
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Sent as it is instead of the JSON of the input. */
  payload?: InjectOptions["payload"];
}

/** One answer of the application, as a test file may record it. */
interface Answered {
  method: string;
  path: string;
  status: number;
}

/** A browser-like caller: keeps cookies, sends the token, fills placeholders. */
export class TestClient {
  /** Told of each answer of every client, before its caller has it. */
  static observe: ((answered: Answered) => Promise<void>) | null = null;
  readonly #app: FastifyInstance;
  readonly cookies: Map<string, string>;
  /** Sent with every request. */
  readonly #headers: Record<string, string>;
  /** What the worker does for people who wait for it, after each call that changed something. */
  readonly #work: () => Promise<void>;

  constructor(
    app: FastifyInstance,
    cookies: Record<string, string> = {},
    headers: Record<string, string> = {},
    work: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.#app = app;
    this.#work = work;
    this.#headers = headers;
    this.cookies = new Map(Object.entries(cookies));
  }

  async call<N extends EndpointName>(
    name: N,
    ...[input, options]: {} extends Input<N>
      ? [input?: Input<N>, options?: CallOptions]
      : [input: Input<N>, options?: CallOptions]
  ): Promise<TestAnswer<N>> {
    return this.send(name, input ?? {}, options);
  }

  /** Like `call`, with input the contract would not allow. */
  async send<N extends EndpointName>(
    name: N,
    input: Record<string, unknown>,
    options: CallOptions = {},
  ): Promise<TestAnswer<N>> {
    const { method, path } = routeOf(name);
    const rest = { ...input };
    const url = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => {
      const value = rest[key];
      delete rest[key];
      return encodeURIComponent(String(value));
    });
    const isBody = method !== "GET" && method !== "DELETE";
    const answered = await this.raw<N>({
      method,
      url,
      ...(isBody ? { payload: options.payload ?? rest } : { query: stringsOf(rest) }),
      headers: {
        ...(isBody ? { "content-type": "application/json" } : {}),
        ...options.headers,
      },
    });
    expectDeclared(name, answered.error.code);
    return answered;
  }

  /** One request as it is, with this client's cookies and token. */
  async raw<N extends EndpointName>(request: InjectOptions): Promise<TestAnswer<N>> {
    const token = this.cookies.get("csrftoken");
    const answer = await this.#app.inject({
      ...request,
      headers: {
        ...this.#headers,
        ...(token ? { "x-csrftoken": token } : {}),
        ...request.headers,
      },
      cookies: Object.fromEntries(this.cookies),
    });
    if (request.method !== "GET") await this.#work();
    const { method = "", url = "" } = answer.raw.req;
    const { pathname: path } = new URL(url, "http://localhost");
    await TestClient.observe?.({ method, path, status: answer.statusCode });
    for (const cookie of answer.cookies) {
      if (cookie.value === "" || cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(answer.headers["content-type"] ?? "").includes("json");
    const body: unknown = isJson ? answer.json() : answer.body;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: body as Output<N>,
      error: (body as ErrorBody | undefined)?.error ?? ({} as ErrorBody["error"]),
    };
  }
}

/** What any endpoint may answer, by its access or its body: no endpoint declares it. */
const OF_ALL: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "malformed",
  "invalid",
  "auth_required",
  "csrf_failed",
  "forbidden",
  "phone_unverified",
  "pro_required",
  "second_factor_required",
  "idempotency_key_missing",
  "idempotency_running",
  "idempotency_mismatch",
  "too_large",
  "too_many",
  "unavailable",
  "internal",
  "route_not_found",
]);

/** Whoever writes a client by the contract knows all that an endpoint may refuse with. */
function expectDeclared(name: EndpointName, code: ErrorCode | undefined): void {
  if (code === undefined || OF_ALL.has(code)) return;
  const { errors = [] }: { errors?: readonly ErrorCode[] } = registry[name];
  if (!errors.includes(code)) throw new Error(`${name} answers ${code}, which it does not declare`);
}

function stringsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
