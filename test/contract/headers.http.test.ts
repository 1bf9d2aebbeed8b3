import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import type { TestClient } from "../client.ts";
import { TestEventStream } from "../event-stream.ts";
import { makePro } from "../factories/pros.ts";
import { sendUpload, uploadPicture } from "../factories/uploads.ts";
import { pdf } from "../hostile-files.ts";
import { sendRaw } from "../raw-http.ts";
import { missingThings } from "./sample-input.ts";

type Headers = Record<string, string | string[] | number | undefined>;

const HOST = "somssi.example";
let dist: string;

beforeAll(() => {
  dist = buildPages();
}, 60_000);

describe.each([
  ["HTTP", { secureCookies: false, publicOrigin: null }],
  ["HTTPS", { secureCookies: true, publicOrigin: `https://${HOST}` }],
])("over %s", (scheme, http) => {
  let app: TestApp;
  let origin: string;
  let visitor: TestClient;
  let pro: TestClient;

  beforeAll(async () => {
    const pages = { kind: "built", distDir: dist } as const;
    app = await testApp(undefined, { http: { ...http, developmentTools: false }, pages });
    origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
    visitor = app.visitor();
    pro = await app.as((await makePro(app)).account);
  });

  /** What no answer may lack, whatever it is. */
  function expectSafe(headers: Headers): void {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]),
    );
    expect(policy.join()).not.toMatch(/script-src[^,]*'unsafe|\*/);
    expect(headers["cache-control"]).toBeTruthy();
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    const strict = /max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1];
    if (scheme === "HTTPS") expect(Number(strict)).toBeGreaterThanOrEqual(31_536_000);
    else expect(headers["strict-transport-security"]).toBeUndefined();
    const type = headers["content-type"];
    if (type === undefined) expect(Number(headers["content-length"] ?? 0)).toBe(0);
    else if (/json|^text\//.test(String(type))) expect(type).toMatch(/; charset=utf-8$/);
  }

  function expectPrivate(headers: Headers): void {
    expectSafe(headers);
    expect(headers["cache-control"]).toBe("no-store");
  }

  const get = (client: TestClient, url: string) => client.raw({ method: "GET", url });

  it("every endpoint, whoever calls and however it ends", async () => {
    for (const client of [visitor, pro]) {
      for (const name of endpointNames) {
        if (name === "events.stream" || name === "auth.logout") continue;
        const { headers } = await client.send(name, missingThings(name));
        expectPrivate(headers);
      }
      for (const method of new Set(endpointNames.map((name) => routeOf(name).method))) {
        const plain = await client.raw({ method, url: "/api2/none", headers: { origin: "null" } });
        expectPrivate(plain.headers);
      }
    }
  });

  it.each([
    ["/", 200],
    ["/search?q=%EC%9D%B4%EC%82%AC", 200],
    ["/login", 200],
    ["/nothing-here", 404],
    ["/pros/01900000-0000-7000-8000-00000000ffff", 404],
  ])("the page %s for a visitor and a person", async (url, status) => {
    const drawn = await get(visitor, url);
    expect(drawn.status).toBe(status);
    expectSafe(drawn.headers);
    expect(drawn.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(drawn.headers["cache-control"])).not.toMatch(/public|max-age/);
    expectPrivate((await get(pro, url)).headers);
  });

  it("a page that sends a visitor to sign in", async () => {
    const answer = await get(visitor, "/requests");
    expect(answer.status).toBe(302);
    expectSafe(answer.headers);
  });

  it("a page under a new nonce each time, which its scripts carry", async () => {
    const nonces = new Set<string>();
    for (let drawn = 0; drawn < 3; drawn += 1) {
      const { headers, body } = await get(visitor, "/");
      const policy = String(headers["content-security-policy"]);
      const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? "";
      const scripts = String(body).match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it("the client's files, kept for ever when their name tells their content", async () => {
    const files = readdirSync(join(dist, "client/assets")).filter(
      (file) => !/\.(br|gz)$/.test(file),
    );
    const kinds = [".js", ".css", ".woff2"].map((end) => files.find((file) => file.endsWith(end)));
    for (const file of kinds) {
      const { status, headers } = await get(visitor, `/assets/${file}`);
      expect(status).toBe(200);
      expectSafe(headers);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    for (const url of ["/robots.txt", "/favicon.svg", "/favicon.ico"]) {
      const { status, headers } = await get(visitor, url);
      expect(status).toBe(200);
      expectSafe(headers);
      expect(headers["cache-control"]).toBe("public, max-age=86400");
    }
    expectPrivate((await get(visitor, "/assets/missing.js")).headers);
  });

  it("what runs beside the product", async () => {
    for (const url of ["/healthz", "/readyz", "/metrics", "/api/docs", "/api/docs/json"]) {
      const { status, headers } = await get(visitor, url);
      expect(status).toBe(200);
      expectPrivate(headers);
    }
  });

  it("files, kept by nobody while they are somebody's own", async () => {
    const picture = await uploadPicture(pro, "profile_photo");
    const document = await sendUpload(pro, [
      { name: "purpose", value: "quote_attachment" },
      { name: "file", fileName: "견적.pdf", bytes: pdf("") },
    ]);
    for (const uploadId of [picture, document.body.id]) {
      const file = await pro.call("uploads.file", { uploadId });
      expect(file.status).toBe(200);
      expectPrivate(file.headers);
      expectPrivate((await visitor.call("uploads.file", { uploadId })).headers);
    }
  });

  it("an open stream of events", async () => {
    const stream = await TestEventStream.open({ origin, cookies: pro.cookies });
    expect(stream.status).toBe(200);
    expectPrivate(stream.response.headers);
    stream.close();
    const refused = await TestEventStream.open({ origin });
    expect(refused.status).toBe(401);
    expectPrivate(refused.response.headers);
  });

  const close = `Host: ${HOST}\r\nConnection: close\r\n`;
  it.each([
    ["no HTTP at all", "\u0016\u0003\u0001 hello\r\n\r\n", 400, "malformed"],
    ["an unknown method", `BREW / HTTP/1.1\r\n${close}\r\n`, 400, "malformed"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed"],
    [
      "a host that is none",
      "GET / HTTP/1.1\r\nHost: <a>\r\nConnection: close\r\n\r\n",
      400,
      "malformed",
    ],
    ["two hosts", `GET /healthz HTTP/1.1\r\nHost: a\r\n${close}\r\n`, 400, "malformed"],
    [
      "the same host twice",
      `GET /healthz HTTP/1.1\r\nhost: ${HOST}\r\n${close}\r\n`,
      400,
      "malformed",
    ],
    [
      "a whole address of ours",
      `GET http://${HOST}/healthz HTTP/1.1\r\n${close}\r\n`,
      200,
      undefined,
    ],
    [
      "a whole address in capitals",
      `GET HTTP://${HOST}/healthz HTTP/1.1\r\n${close}\r\n`,
      200,
      undefined,
    ],
    [
      "a whole address of ours that is none",
      `GET http://${HOST}/api2/nothing?a=b HTTP/1.1\r\n${close}\r\n`,
      404,
      "route_not_found",
    ],
    [
      "a whole address elsewhere",
      `GET http://evil.example/healthz HTTP/1.1\r\n${close}\r\n`,
      400,
      "malformed",
    ],
    [
      "a whole address that is none",
      `GET http://[/healthz HTTP/1.1\r\n${close}\r\n`,
      404,
      "route_not_found",
    ],
    ["all of the server", `OPTIONS * HTTP/1.1\r\n${close}\r\n`, 404, "route_not_found"],
    [
      "a length and chunks",
      `POST /login-xhr/ HTTP/1.1\r\n${close}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      "malformed",
    ],
    [
      "two lengths",
      `POST /login-xhr/ HTTP/1.1\r\n${close}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
      400,
      "malformed",
    ],
    [
      "headers of a megabyte",
      `GET / HTTP/1.1\r\n${close}X-Large: ${"x".repeat(1_000_000)}\r\n\r\n`,
      431,
      "header_too_large",
    ],
    ["an address that is no text", `GET /%zz HTTP/1.1\r\n${close}\r\n`, 404, "route_not_found"],
    [
      "an API address that is no text",
      `GET /api2/%ff HTTP/1.1\r\n${close}\r\n`,
      404,
      "route_not_found",
    ],
    [
      "an endless name",
      `GET /api2/services/${"a".repeat(5_000)} HTTP/1.1\r\n${close}\r\n`,
      404,
      "route_not_found",
    ],
    [
      "an expectation nobody knows",
      `GET /healthz HTTP/1.1\r\n${close}Expect: wonders\r\n\r\n`,
      200,
      undefined,
    ],
    [
      "a preflight from elsewhere",
      `OPTIONS /api2/requests/ HTTP/1.1\r\n${close}Origin: https://evil.example\r\nAccess-Control-Request-Method: POST\r\n\r\n`,
      405,
      "method_not_allowed",
    ],
    ["a trace", `TRACE / HTTP/1.1\r\n${close}\r\n`, 403, "csrf_failed"],
  ])("the answer to %s", async (_case, text, status, code) => {
    const answer = await sendRaw(origin, text);
    expect(answer.status).toBe(status);
    expectPrivate(answer.headers);
    if (code) expect(JSON.parse(answer.body)).toMatchObject({ error: { code } });
  });

  it("errors of every kind", async () => {
    const json = { "content-type": "application/json" };
    const login = { method: "POST", url: "/login-xhr/" } as const;
    const answers = [
      await visitor.raw({ ...login, headers: json, payload: "{" }),
      await visitor.raw({ ...login, headers: json, payload: "{}" }),
      await visitor.raw({ ...login, headers: { "content-type": "text/csv" }, payload: "a" }),
      await visitor.raw({ ...login, headers: json, payload: `"${"x".repeat(2_000_000)}"` }),
      await visitor.raw({ ...login, headers: { ...json, "x-csrftoken": "" }, payload: "{}" }),
    ];
    for (let tries = 0; tries < 11; tries += 1) {
      answers.push(await visitor.call("users.exist", { email: "nobody@example.com" }));
    }
    expect(answers.map(({ status }) => status).slice(0, 5)).toEqual([400, 422, 415, 413, 403]);
    expect(answers.at(-1)?.status).toBe(429);
    for (const { headers } of answers) expectPrivate(headers);
  });
});
