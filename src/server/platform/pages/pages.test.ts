import { copyFile, mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RenderedPage, PageContext } from "#contract/page-rendering.ts";
import { isCsrfTokenFor } from "../csrf/token.ts";
import { answerError } from "../http/error-answers.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";
import { systemRandom } from "../random.ts";
import type { Viewer } from "../viewer.ts";
import { refuse } from "../refusal.ts";
import { ANSWER_LIMITS, SharedAnswers } from "../shared/shared-answers.ts";
import { addPages } from "./pages.ts";

const SECRET = "s".repeat(40);
const NOW = new Date("2027-02-01T09:00:00+09:00");
let now = NOW;

// The renderer of this build asks the test what to render.
const RENDERER = "export const render = (context) => globalThis.renderForTest(context);";
const hooks = globalThis as { renderForTest?: (context: PageContext) => Promise<RenderedPage> };

let publishChange: (id: string) => void;

const facts = {
  followChanges: async (onChange: (id: string) => void) => {
    publishChange = onChange;
    return async () => {};
  },
  findKeptFile: async () => null,
  answers: new SharedAnswers(() => now.getTime(), ANSWER_LIMITS),
  clock: { now: () => now },
  random: systemRandom,
  http: {
    sessionSecret: SECRET,
    secureCookies: false,
    publicOrigin: null,
    developmentTools: false,
    metricsToken: null,
    paymentOrigins: [],
  },
};

let folder: string;
let app: FastifyInstance;
let viewer: Viewer;
let contexts: PageContext[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "somssi-pages-"));
  await mkdir(join(folder, "client/.vite"), { recursive: true });
  await mkdir(join(folder, "client/assets"));
  await mkdir(join(folder, "server"));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write("package.json", '{"type":"module"}');
  await write("server/entry-server.js", RENDERER);
  await write(
    "client/.vite/manifest.json",
    JSON.stringify({
      "src/web/entry-client.tsx": {
        file: "assets/entry-1.js",
        css: ["assets/base-1.css"],
        imports: ["_a.js"],
      },
      "_a.js": { file: "assets/a-1.js", imports: ["src/web/entry-client.tsx"] },
      "_later.js": { file: "assets/later-1.js" },
    }),
  );

  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  addSecurityHeaders(app, facts);
  app.decorateRequest("viewer");
  app.addHook("onRequest", async (request) => {
    request.viewer = viewer;
  });
  app.get("/api/v2/pro/:proId/", async () => ({}));
  app.get("/api2/categories/", async (request) => ({
    items: [],
    cookie: request.headers.cookie ?? null,
  }));
  app.get("/api2/search/suggest", async (request) => {
    const { q } = request.query as { q: string };
    return refuse(q === "429" ? "too_many" : "unavailable", { retryAfter: 7 });
  });
  await addPages(app, { kind: "built", distDir: folder }, facts);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  viewer = { kind: "visitor" };
  contexts = [];
  now = NOW;
  render(async () => ({ status: 200, location: null, html: "<p>rendered</p>", shared: false }));
});

function render(work: (context: PageContext) => Promise<RenderedPage>) {
  hooks.renderForTest = (context) => {
    contexts.push(context);
    return work(context);
  };
}

const pro: Viewer = {
  kind: "member",
  accountId: "a",
  sessionId: "session-1",
  name: "김하늘",
  eventSeq: 7,
  mode: null,
  phoneVerified: true,
  pro: { id: "p", state: "approved" },
};

describe("a page", () => {
  it("is told its address, its visitor, the moment and the client's files", async () => {
    const answer = await app.inject({ url: "/search?q=a", headers: { host: "somssi.example" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe("<p>rendered</p>");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(contexts[0]).toMatchObject({
      url: "http://somssi.example/search?q=a",
      visitor: { authenticated: false, userType: "visitor" },
      now: NOW.getTime(),
      development: false,
      assets: {
        css: ["/assets/base-1.css"],
        preloads: ["/assets/entry-1.js", "/assets/a-1.js"],
        scripts: [{ attrs: { type: "module", src: "/assets/entry-1.js" } }],
      },
    });
  });

  it("carries the nonce of its own content security policy", async () => {
    render(async (context) => ({ status: 200, location: null, html: context.nonce, shared: true }));
    const [first, second] = [await app.inject("/nonce"), await app.inject("/nonce")];
    const policy = String(first.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'nonce-${first.body}'`);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
    expect(contexts).toHaveLength(1);
    expect(second.body).not.toBe(first.body);
    expect(second.headers["content-security-policy"]).toContain(`'nonce-${second.body}'`);
  });

  it("stays as it was last for two minutes while what it needs is away", async () => {
    render(async () => ({ status: 200, location: null, html: "before", shared: true }));
    expect((await app.inject("/lasting")).body).toBe("before");
    render(() => Promise.reject(refuse("unavailable")));
    now = new Date(NOW.getTime() + 119_000);
    expect(await app.inject("/lasting")).toMatchObject({ statusCode: 200, body: "before" });
    now = new Date(NOW.getTime() + 120_000);
    expect((await app.inject("/lasting")).statusCode).toBe(503);
  });

  it("is rendered once for all until something that it shows changes", async () => {
    const id = "019b7600-0000-7000-8000-0000000000b1";
    render(async (context) => {
      await context.call("pro.get", { proId: id });
      return { status: 200, location: null, html: `rendered ${contexts.length}`, shared: true };
    });
    const text = async () => (await app.inject(`/pros/${id}`)).body;
    expect([await text(), await text()]).toEqual(["rendered 1", "rendered 1"]);
    publishChange("019b7600-0000-7000-8000-0000000000b2");
    expect(await text()).toBe("rendered 1");
    publishChange(id);
    expect(await text()).toBe("rendered 2");
  });

  it.each([
    ["gzip, deflate, br", "gzip"],
    ["br;q=1.0, gzip;q=0.5", "gzip"],
    ["gzip;q=0, *", undefined],
    ["identity", undefined],
  ])("for all is packed beforehand for who accepts %s", async (accepted, encoding) => {
    render(async (context) => ({ status: 200, location: null, html: context.nonce, shared: true }));
    const headers = { "accept-encoding": accepted };
    const answer = await app.inject({ url: `/packed?${encoding}`, headers });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    const bytes = encoding ? gunzipSync(answer.rawPayload) : answer.rawPayload;
    expect(answer.headers["content-security-policy"]).toContain(`'nonce-${bytes.toString()}'`);
  });

  it("tells its length without its text when only the head is asked for", async () => {
    render(async () => ({ status: 200, location: null, html: "<p>all</p>", shared: true }));
    const answer = await app.inject({ method: "HEAD", url: "/head" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-length"]).toBe("10");
    expect(answer.body).toBe("");
  });

  it.each([404, 500])("keeps the renderer's status %i", async (status) => {
    render(async () => ({ status, location: null, html: "<p>no</p>", shared: false }));
    expect((await app.inject("/nope")).statusCode).toBe(status);
  });

  it("tells its own code under which request it came, a shared page too", async () => {
    render(async () => ({ status: 200, location: null, html: "<p>all</p>", shared: true }));
    const headers = await Promise.all(
      ["/told", "/told"].map(async (url) => (await app.inject(url)).headers["server-timing"]),
    );
    for (const header of headers) expect(header).toMatch(/^request;desc="[\w-]+"$/);
    expect(new Set(headers).size).toBe(2);
  });

  it("becomes a redirect when the renderer says so", async () => {
    render(async () => ({ status: 307, location: "/login?next=%2Fme", html: "", shared: false }));
    const answer = await app.inject("/me");
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe("/login?next=%2Fme");
  });

  it("is never kept when it belongs to a person", async () => {
    viewer = pro;
    const answer = await app.inject("/me");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(contexts[0]?.visitor).toEqual({ authenticated: true, userType: "pro" });
  });

  it("falls back to a plain Korean page when rendering fails, telling nothing of the inside", async () => {
    render(async () => {
      throw new Error("connect ECONNREFUSED 10.0.0.7");
    });
    const answer = await app.inject("/");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<html lang="ko"');
    expect(answer.body).toContain("화면을 보여 드리지 못했어요");
    expect(answer.body).not.toContain("ECONNREFUSED");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each([429, 503])("says with %i after how long it may be asked for again", async (status) => {
    render(async (context) => {
      await context.call("search.suggest", { q: String(status) });
      return { status, location: null, html: "<p>later</p>", shared: true };
    });
    const answer = await app.inject(`/later/${status}`);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([status, "7"]);
    render(async () => ({ status, location: null, html: "<p>later</p>", shared: true }));
    expect((await app.inject(`/unknown/${status}`)).headers["retry-after"]).toBe("1");
  });

  it("says nothing of another time when it was rendered without what was refused", async () => {
    render(async (context) => {
      await context.call("search.suggest", { q: "429" });
      return { status: 200, location: null, html: "<p>now</p>", shared: false };
    });
    expect((await app.inject("/now")).headers["retry-after"]).toBeUndefined();
  });

  it("is not rendered for a network that asks for too many, until a moment later", async () => {
    const from = (address: string, url: string) => app.inject({ url, remoteAddress: address });
    render(async () => ({ status: 200, location: null, html: "<p>all</p>", shared: true }));
    await from("192.0.2.1", "/rendered-before");
    render(async () => ({ status: 200, location: null, html: "<p>one</p>", shared: false }));
    for (let count = 1; count < 1_000; count += 1) {
      expect((await from("192.0.2.1", "/one")).statusCode).toBe(200);
    }
    const refused = await from("192.0.2.1", "/one");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
    expect(refused.body).toContain("<h1>잠시 뒤에 다시 열어 주세요</h1>");
    expect(contexts).toHaveLength(1_000);
    expect((await from("192.0.2.1", "/rendered-before")).statusCode).toBe(200);
    expect((await from("192.0.2.2", "/one")).statusCode).toBe(200);
    now = new Date(NOW.getTime() + 100);
    expect((await from("192.0.2.1", "/one")).statusCode).toBe(200);
    expect((await from("192.0.2.1", "/one")).statusCode).toBe(429);
  });

  it("calls the API in process as its person", async () => {
    viewer = pro;
    let answered: unknown;
    render(async (context) => {
      answered = await context.call("categories.list", {});
      return { status: 200, location: null, html: "", shared: false };
    });
    await app.inject({ url: "/", headers: { cookie: "sessionid=abc" } });
    expect(answered).toEqual({ status: 200, body: { items: [], cookie: "sessionid=abc" } });
  });

  it("is rendered without cookies for an anonymous visitor, who may share it", async () => {
    let answered: unknown;
    render(async (context) => {
      answered = await context.call("categories.list", {});
      return { status: 200, location: null, html: "", shared: true };
    });
    await app.inject({ url: "/without-cookies", headers: { cookie: "sessionid=abc" } });
    expect(answered).toEqual({ status: 200, body: { items: [], cookie: null } });
  });

  it("for all is rendered from kept answers, and dropped by what they show", async () => {
    const proId = "019b7600-0000-7000-8000-0000000000d1";
    const shown = "019b7600-0000-7000-8000-0000000000d2";
    await facts.answers.get({ name: "pro.get", params: { proId }, query: {} }, async () => ({
      shown,
    }));
    const answered: unknown[] = [];
    render(async (context) => {
      answered.push(await context.call("pro.get", { proId }));
      return { status: 200, location: null, html: "", shared: true };
    });
    await app.inject("/from-kept");
    await app.inject("/from-kept");
    expect(answered).toEqual([{ status: 200, body: { shown } }]);
    for (const id of [proId, shown]) {
      publishChange(id);
      await app.inject("/from-kept");
    }
    expect(answered).toHaveLength(3);
    // Whoever is signed in may be answered otherwise.
    viewer = pro;
    await app.inject("/from-kept");
    expect(answered.at(-1)).toEqual({ status: 200, body: {} });
  });

  it("cannot change anything while it is rendered", async () => {
    render(async (context) => {
      await context.call("auth.logout", {});
      return { status: 200, location: null, html: "", shared: false };
    });
    expect((await app.inject("/")).statusCode).toBe(500);
  });

  it("brings a token that fits the session, and keeps one that does", async () => {
    viewer = pro;
    const token = (await app.inject("/")).cookies.find((one) => one.name === "csrftoken")?.value;
    expect(isCsrfTokenFor(token ?? "", SECRET, "session-1")).toBe(true);
    const again = await app.inject({ url: "/", headers: { cookie: `csrftoken=${token}` } });
    expect(again.cookies).toEqual([]);
    viewer = { kind: "visitor" };
    const other = await app.inject({ url: "/", headers: { cookie: `csrftoken=${token}` } });
    expect(other.cookies.map((one) => one.name)).toEqual(["csrftoken"]);
  });
});

it("tells the operator when there is no build", async () => {
  const empty = fastify();
  const mode = { kind: "built" as const, distDir: join(folder, "nowhere") };
  await expect(addPages(empty, mode, facts)).rejects.toThrow("npm run build");
});

it("does not start when only the browser's half was built", async () => {
  const half = join(folder, "half");
  await mkdir(join(half, "client/.vite"), { recursive: true });
  await copyFile(
    join(folder, "client/.vite/manifest.json"),
    join(half, "client/.vite/manifest.json"),
  );
  const mode = { kind: "built" as const, distDir: half };
  await expect(addPages(fastify(), mode, facts)).rejects.toThrow("entry-server.js");
});

describe("what is no page", () => {
  it.each([
    "/api2/nope",
    "/api/v2/nope/",
    "/webhooks/nope",
    "/assets/nope.js",
    "/api2/categories/a/b",
  ])("answers in JSON at %s", async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: "route_not_found" } });
    expect(contexts).toEqual([]);
  });

  it("answers other methods in JSON", async () => {
    const answer = await app.inject({ method: "POST", url: "/search" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: "route_not_found" } });
  });
});
