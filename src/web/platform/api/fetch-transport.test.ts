import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { routeOf } from "#contract/routes.ts";
import { ApiFailure } from "./api-failure.ts";
import { fetchTransport } from "./fetch-transport.ts";
import { createCall, type Call } from "./call.ts";

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

let server: Server;
let origin: string;
let seen: Seen[];
let cookies: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  seen = [];
  cookies = "csrftoken=first";
  answer = json(200, { ok: true });
});

function json(status: number, body: unknown) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
}

function client(): Call {
  return createCall(fetchTransport(() => cookies, origin));
}

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error = await promise.then(
    () => new Error("the call succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw error;
  return error;
}

describe("the API client", () => {
  it("sends a GET with its query and resolves with the body", async () => {
    answer = json(200, { exists: true });
    await expect(client()("users.exist", { email: "a+b@c.kr" })).resolves.toEqual({ exists: true });
    expect(seen[0]).toMatchObject({
      method: "GET",
      url: `${routeOf("users.exist").path}?email=a%2Bb%40c.kr`,
      body: "",
    });
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });

  it("sends a POST as JSON in UTF-8", async () => {
    await client()("quotes.messages.create", { quoteId: "q1", body: "안녕하세요" });
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: routeOf("quotes.messages.create").path.replace("{quoteId}", "q1"),
      body: '{"body":"안녕하세요"}',
    });
    expect(seen[0]?.headers["content-type"]).toBe("application/json; charset=UTF-8");
  });

  it("sends PUT and PATCH as JSON", async () => {
    await client()("users.me.mode", { mode: "pro" });
    const review = {
      rating: 5,
      quality: 5,
      communication: 5,
      punctuality: 5,
      body: "좋아요",
      photo_ids: [],
    };
    await client()("reviews.edit", { reviewId: "r1", ...review });
    expect(seen.map((one) => one.method)).toEqual(["PUT", "PATCH"]);
    const types = seen.map(({ headers }) => headers["content-type"]);
    expect(types).toEqual(Array(2).fill("application/json; charset=UTF-8"));
    expect(JSON.parse(seen[1]?.body ?? "")).toEqual(review);
  });

  it("sends DELETE without a body", async () => {
    await client()("reviews.delete", { reviewId: "r1" });
    expect(seen[0]).toMatchObject({
      method: "DELETE",
      url: routeOf("reviews.delete").path.replace("{reviewId}", "r1"),
      body: "",
    });
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });

  it("reads the token anew for each request, safe ones too", async () => {
    const call = client();
    await call("categories.list");
    cookies = "other=1; csrftoken=second";
    await call("auth.logout");
    expect(seen.map((one) => one.headers["x-csrftoken"])).toEqual(["first", "second"]);
  });

  it("sends no token header without a token cookie", async () => {
    cookies = "xcsrftoken=nope";
    await client()("categories.list");
    expect(seen[0]?.headers).not.toHaveProperty("x-csrftoken");
  });

  it("sends the idempotency key only when given", async () => {
    const call = client();
    await call("auth.logout", {}, { idempotencyKey: "key-12345678" });
    await call("auth.logout");
    expect(seen.map((one) => one.headers["idempotency-key"])).toEqual(["key-12345678", undefined]);
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503])(
    "rejects with status %i",
    async (status) => {
      const body = { error: { code: "conflict", message: "그 사이에 바뀌었어요.", trace_id: "t" } };
      answer = json(status, body);
      const failure = await failureOf(client()("categories.list"));
      expect(failure.message).toBe(`Request failed with status code ${status}`);
      expect(failure.status).toBe(status);
      expect(failure.body).toEqual(body);
      expect(failure.error).toEqual(body.error);
    },
  );

  it("keeps the text of a body that is not JSON", async () => {
    answer = (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>");
    const failure = await failureOf(client()("categories.list"));
    expect(failure.body).toBe("<h1>Bad gateway</h1>");
    expect(failure.error).toBeNull();
  });

  it("resolves with null for an empty body", async () => {
    answer = (_, response) => response.writeHead(204).end();
    await expect(client()("auth.logout")).resolves.toBeNull();
  });

  it("rejects with status 0 when the link breaks", async () => {
    answer = (request) => request.socket.destroy();
    const failure = await failureOf(client()("categories.list"));
    expect(failure.status).toBe(0);
    expect(failure.body).toBeNull();
  });

  it("stops when the caller gives up, with the caller's reason", async () => {
    const giving = new AbortController();
    answer = () => giving.abort(new Error("left the page"));
    await expect(client()("categories.list", {}, { signal: giving.signal })).rejects.toThrow(
      "left the page",
    );
  });

  it("rejects an unknown endpoint before asking anybody", async () => {
    const call = client() as (name: string) => Promise<unknown>;
    await expect(call("quotes.nope")).rejects.toThrow("API address must be a string");
    expect(seen).toEqual([]);
  });
});
