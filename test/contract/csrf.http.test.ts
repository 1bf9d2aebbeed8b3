import { beforeAll, describe, expect, it } from "vitest";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { systemRandom } from "#server/platform/random.ts";
import { testApp, TEST_SECRET, type TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makePro } from "../factories/pros.ts";
import { rowCounts } from "../row-counts.ts";
import { missingThings } from "./sample-input.ts";

/** What a caller sends to be believed; a case changes some of it. Undefined: not sent. */
interface Sent {
  origin: string | undefined;
  referer: string | undefined;
  cookie: string | undefined;
  header: string | undefined;
  more?: Record<string, string>;
}

type Change = Partial<Sent>;

const unsafe = endpointNames.filter(
  (name) => routeOf(name).method !== "GET" && !["dev", "signed"].includes(registry[name].access),
);

const signed = (session: string, secret = TEST_SECRET) =>
  newCsrfToken(systemRandom, secret, session);
const foreign = signed("01900000-0000-7000-8000-00000000aaaa");
const anonymous = signed("anonymous");
const forged = signed("anonymous", "another secret another secret another");
const both = (token: string | undefined) => ({ cookie: token, header: token });

/** Refused whatever the scheme; `token` is the caller's own. */
function refusedCases(token: string, ours: string): [string, Change][] {
  const { protocol, host } = new URL(ours);
  const other = protocol === "https:" ? "http:" : "https:";
  return [
    ["no token at all", both(undefined)],
    ["no header", { header: undefined }],
    ["no cookie", { cookie: undefined }],
    ["an empty header", { header: "" }],
    ["an empty cookie", both("")],
    ["a header one short", { header: token.slice(0, -1) }],
    ["a header one long", { header: `${token}A` }],
    ["the header twice", { header: `${token}, ${token}` }],
    ["a cookie of another shape", both("a".repeat(64))],
    ["half a token", both(token.slice(0, 22))],
    ["a visitor's token", both(anonymous)],
    ["a token of another session, as a planted cookie", both(foreign)],
    ["a token signed by others", both(forged)],
    ["a header of another session", { header: foreign }],
    ["a cookie of another session", { cookie: foreign }],
    ["the origin null", { origin: "null" }],
    ["an empty origin", { origin: "" }],
    ["an origin that is no address", { origin: "evil" }],
    ["another site's origin", { origin: "https://evil.example" }],
    ["another site's origin and our referrer", { origin: "https://evil.example", referer: ours }],
    ["our host by the other scheme", { origin: `${other}//${host}` }],
    ["our host by another port", { origin: `${protocol}//${new URL(ours).hostname}:4711` }],
    ["a host below ours", { origin: `${protocol}//a.${host}` }],
    ["a host that begins like ours", { origin: `${ours}.evil.example` }],
    ["our host as a user's name", { origin: `${protocol}//${host}@evil.example` }],
    ["our origin with a path", { origin: `${ours}/path` }],
    ["two origins", { origin: `${ours}, https://evil.example` }],
    [
      "a method that another header denies",
      { ...both(undefined), more: { "x-http-method-override": "GET" } },
    ],
    [
      "the token under names that others use",
      { header: undefined, more: { "x-xsrf-token": token, "csrf-token": token } },
    ],
  ];
}

/** Refused over HTTPS, where a request without an origin must name our page as its referrer. */
const refusedOverHttps: [string, Change][] = [
  ["neither origin nor referrer", { origin: undefined }],
  ["an empty referrer", { origin: undefined, referer: "" }],
  ["another site's referrer", { origin: undefined, referer: "https://evil.example/" }],
  ["a referrer without HTTPS", { origin: undefined, referer: "http://somssi.example/" }],
  ["a referrer that is no address", { origin: undefined, referer: "somssi.example" }],
  [
    "a referrer that begins like ours",
    { origin: undefined, referer: "https://somssi.example.evil.example/" },
  ],
  [
    "our host as a user's name in the referrer",
    { origin: undefined, referer: "https://somssi.example@evil.example/" },
  ],
];

describe.each([
  ["HTTP", { secureCookies: false, publicOrigin: null }, "http://localhost:80"],
  [
    "HTTPS",
    { secureCookies: true, publicOrigin: "https://somssi.example" },
    "https://somssi.example",
  ],
])("over %s", (scheme, http, ours) => {
  let app: TestApp;
  let client: TestClient;
  let token: string;

  beforeAll(async () => {
    app = await testApp(undefined, { http });
    client = await app.as((await makePro(app)).account);
    token = client.cookies.get("csrftoken") ?? "";
  });

  async function send(name: EndpointName, change: Change) {
    const sent: Sent = { origin: ours, referer: undefined, ...both(token), ...change };
    const { method, path } = routeOf(name);
    const filled = missingThings(name);
    const url = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => filled[key] ?? "");
    const cookies = new Map(client.cookies);
    if (sent.cookie === undefined) cookies.delete("csrftoken");
    else cookies.set("csrftoken", sent.cookie);
    const headers = {
      "content-type": "application/json",
      ...(sent.origin === undefined ? {} : { origin: sent.origin }),
      ...(sent.referer === undefined ? {} : { referer: sent.referer }),
      ...(sent.header === undefined ? {} : { "x-csrftoken": sent.header }),
      ...sent.more,
    };
    const answer = await app.app.inject({
      method,
      url,
      headers,
      cookies: Object.fromEntries(cookies),
      payload: method === "DELETE" ? "" : "{}",
    });
    return { status: answer.statusCode, code: answer.json().error?.code };
  }

  it(
    "refuses every unsafe route in every case, before anything is written",
    { timeout: 60_000 },
    async () => {
      const cases = refusedCases(token, ours);
      if (scheme === "HTTPS") cases.push(...refusedOverHttps);
      expect(cases.length).toBeGreaterThanOrEqual(25);
      expect(unsafe.length).toBeGreaterThanOrEqual(25);
      const before = await rowCounts(app.sql);
      const unexpected: unknown[] = [];
      for (const name of unsafe) {
        for (const [what, change] of cases) {
          const answer = await send(name, change);
          if (answer.status !== 403 || answer.code !== "csrf_failed") {
            unexpected.push([name, what, answer]);
          }
        }
      }
      expect(unexpected).toEqual([]);
      expect(await rowCounts(app.sql)).toEqual(before);
    },
  );

  it("refuses a form, a beacon and a file alike, and says so before the type", async () => {
    const types = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];
    for (const type of types) {
      for (const name of ["auth.login", "requests.create", "uploads.create"] as const) {
        const more = { "content-type": type };
        const answer = await send(name, { ...both(undefined), more });
        expect([answer.status, answer.code]).toEqual([403, "csrf_failed"]);
      }
    }
  });

  it.each([
    ["an origin", { origin: ours }],
    ["a referrer and no origin", { origin: undefined, referer: `${ours}/requests?a=b#c` }],
  ])("lets our own pages through, by %s", async (_case, change) => {
    const kept = unsafe.filter((name) => !["auth.logout"].includes(name));
    for (const name of kept) expect((await send(name, change)).code).not.toBe("csrf_failed");
  });

  it("asks nothing of who only reads", async () => {
    for (const method of ["GET", "HEAD", "OPTIONS"] as const) {
      const headers = { origin: "https://evil.example" };
      const answer = await app.app.inject({ method, url: "/api2/categories/", headers });
      expect(answer.statusCode).toBe(method === "OPTIONS" ? 405 : 200);
    }
  });
});

describe("behind a proxy that speaks HTTPS for us", () => {
  it("our origin is the one the proxy was asked for, and cookies are HTTPS's", async () => {
    const app = await testApp(undefined, { trustProxy: 1 });
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "somssi.example" };
    const visitor = app.visitor();
    const login = (more: Record<string, string>) =>
      visitor.raw<"auth.login">({
        method: "POST",
        url: "/login-xhr/",
        headers: { "content-type": "application/json", ...forwarded, ...more },
        payload: JSON.stringify({ email: "nobody@example.com", password: "a wrong one" }),
      });
    expect((await login({})).status).toBe(403);
    expect((await login({ origin: "http://somssi.example" })).status).toBe(403);
    const answer = await login({ origin: "https://somssi.example" });
    expect(answer.status).toBe(401);
    expect(answer.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  });

  it("a header that nobody vouches for changes nothing", async () => {
    const app = await testApp();
    const { status } = await app.visitor().raw({
      method: "POST",
      url: "/login-xhr/",
      headers: {
        "content-type": "application/json",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "evil.example",
        origin: "https://evil.example",
      },
      payload: "{}",
    });
    expect(status).toBe(403);
  });
});
