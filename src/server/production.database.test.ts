import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import { routeOf } from "#contract/routes.ts";
import type { EndpointName } from "#contract/registry.ts";
import { buildPages } from "#test/build-pages.ts";
import { TestEventStream } from "#test/event-stream.ts";
import { signUpInput } from "#test/factories/sign-ups.ts";
import { deleteProductData, startProduct, temporaryDataDir, type Product } from "#test/product.ts";
import { rowCounts } from "#test/row-counts.ts";
import { freePort } from "./platform/database/embedded/free-port.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded/start.ts";
import { openDatabase } from "./platform/database/connect.ts";
import type { Sql } from "./platform/database/sql.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./seed/demo-accounts.ts";

const HOST = "somssi.example";
const METRICS_TOKEN = "figures-are-for-operators";

let dataDir: string;
let database: { url: string; stop: () => Promise<void> };
let sql: Sql;
let product: Product;
const started: Product[] = [];
/** Where the process listens, as its proxy would ask it. */
let inside: string;

beforeAll(async () => {
  buildPages();
  dataDir = temporaryDataDir();
  await start();
  // The product's own database, which it started beside itself.
  database = await startEmbeddedDatabase({ dataDir });
  sql = openDatabase({ url: database.url, max: 2, applicationName: "test" });
}, 120_000);
afterAll(async () => {
  // Also when a test failed half-way.
  await Promise.all(started.map((one) => one.kill()));
  await sql.end();
  await database.stop();
  await deleteProductData(dataDir);
});

/** How many rows there are of what people write: the worker counts the market anew each minute beside them. */
async function written(): Promise<Record<string, number>> {
  const { service_figures: _services, service_places: _places, ...rest } = await rowCounts(sql);
  return rest;
}

async function start(): Promise<void> {
  const port = await freePort(`${dataDir}/http`);
  inside = `http://127.0.0.1:${port}`;
  product = await startProduct({
    dataDir,
    env: {
      NODE_ENV: "production",
      SESSION_SECRET: "a secret of production, long enough",
      PUBLIC_ORIGIN: `https://${HOST}`,
      METRICS_TOKEN,
      PORT: String(port),
      LOG_LEVEL: "trace",
    },
  });
  started.push(product);
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  error: Partial<ErrorBody["error"]>;
}

/** What of a request is sent later. */
interface Hold {
  /** Called when the process has read what stands above the body. */
  taken: () => void;
  /** When the body follows. */
  until: Promise<void>;
}

/** A browser behind the proxy: keeps cookies, says where it comes from. */
class Browser {
  readonly cookies = new Map<string, string>();

  send(
    method: string,
    path: string,
    body?: unknown,
    others: Record<string, string> = {},
    hold?: Hold,
  ): Promise<Answer> {
    const token = this.cookies.get("csrftoken");
    const headers = {
      host: HOST,
      origin: `https://${HOST}`,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(token ? { "x-csrftoken": token } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...others,
    };
    return new Promise((resolve, reject) => {
      const sent = request(inside + path, { method, headers, agent: false }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => {
          this.#keep(response.headers["set-cookie"] ?? []);
          const isJson = response.headers["content-type"]?.startsWith("application/json");
          const error = isJson ? ((JSON.parse(text) as Partial<ErrorBody>).error ?? {}) : {};
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, error });
        });
      });
      sent.on("error", reject);
      const finish = () => sent.end(body === undefined ? undefined : JSON.stringify(body));
      if (!hold) return finish();
      sent.on("continue", hold.taken).flushHeaders();
      void hold.until.then(finish);
    });
  }

  call(name: EndpointName, body?: unknown): Promise<Answer> {
    const { method, path } = routeOf(name);
    return this.send(method, path, body);
  }

  /** A call whose body is not there yet; goes on once the process has taken it. */
  async begin(name: EndpointName, body: unknown): Promise<{ finish: () => Promise<Answer> }> {
    const { method, path } = routeOf(name);
    const taken = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    const hold = { taken: taken.resolve, until: rest.promise };
    const answer = this.send(method, path, body, { expect: "100-continue" }, hold);
    await Promise.race([taken.promise, answer]);
    return {
      finish: () => {
        rest.resolve();
        return answer;
      },
    };
  }

  #keep(lines: string[]): void {
    for (const line of lines) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      this.cookies.set(name, value);
    }
  }
}

/** Somebody who has opened the first page. */
async function visitor(): Promise<Browser> {
  const browser = new Browser();
  expect((await browser.send("GET", "/")).status).toBe(200);
  return browser;
}

async function member(): Promise<Browser> {
  const browser = await visitor();
  const { status } = await browser.call("users.signUp", signUpInput());
  expect(status).toBe(201);
  return browser;
}

describe("in production", () => {
  it("names at the start what is not known of the operator, and shows no example of it", async () => {
    const warned = product.lines.find((line) => line.includes("BUSINESS_NAME"));
    expect(warned).toContain("BUSINESS_HOSTING");
    const { text } = await (await visitor()).send("GET", "/");
    expect(text).toContain("통신판매중개자");
    expect(text).not.toContain("예시로 1");
  });

  it("nobody has an account, and the demo's least of all", async () => {
    expect(await sql`SELECT count(*)::int AS n FROM accounts`).toEqual([{ n: 0 }]);
    const browser = await visitor();
    for (const { email } of DEMO_ACCOUNTS) {
      const answer = await browser.call("auth.login", { email, password: DEMO_PASSWORD });
      expect([email, answer.status, answer.error.code]).toEqual([email, 401, "login_failed"]);
    }
    expect(product.lines.join("\n")).not.toContain(DEMO_PASSWORD);
  });

  it("the professions that may not be paid for are not offered", async () => {
    const browser = await visitor();
    expect((await browser.send("GET", "/services/tax-accounting")).status).toBe(404);
    expect((await browser.send("GET", "/services/counseling")).status).toBe(200);
  });

  it("there are no development tools, by any method", async () => {
    const browser = await visitor();
    for (const path of [
      "/dev/inbox",
      "/dev/clock",
      "/dev/ui",
      "/dev/gateway",
      "/dev/push",
      "/dev/",
    ]) {
      for (const method of ["GET", "POST", "DELETE"]) {
        const { status, error } = await browser.send(
          method,
          path,
          method === "POST" ? {} : undefined,
        );
        expect([path, status, error.code]).toEqual([path, 404, "route_not_found"]);
      }
    }
    const authorization = `Bearer ${METRICS_TOKEN}`;
    const docs = await browser.send("GET", "/api/docs/json", undefined, { authorization });
    expect(docs.text).toContain("/api2/");
    expect(docs.text).not.toContain("/dev/");
  });

  it("figures and the list of addresses are for this machine and for the token's holder", async () => {
    const browser = new Browser();
    const get = async (path: string, headers: Record<string, string>) =>
      (await browser.send("GET", path, undefined, headers)).status;
    for (const path of ["/metrics", "/api/docs", "/api/docs/json"]) {
      const refused = await browser.send("GET", path);
      expect([path, refused.status, refused.error.code]).toEqual([path, 404, "route_not_found"]);
      expect(await get(path, { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
      expect(await get(path, { authorization: `Bearer ${METRICS_TOKEN}s` })).toBe(404);
      expect(await get(path, { authorization: METRICS_TOKEN })).toBe(404);
      expect(await get(path, { host: "127.0.0.1" })).toBe(200);
      expect(await get(path, { host: "localhost", "x-forwarded-for": "203.0.113.7" })).toBe(404);
    }
  });

  it("cookies are bound to the host and go over HTTPS only", async () => {
    const page = await new Browser().send("GET", "/");
    expect(page.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(String(page.headers["set-cookie"])).toMatch(/^csrftoken=[^;]+;.*; Secure/);
    const browser = await member();
    expect(browser.cookies.has("__Host-sessionid")).toBe(true);
    expect(browser.cookies.has("sessionid")).toBe(false);
    expect((await browser.call("users.me")).status).toBe(200);
    const plain = new Browser();
    plain.cookies.set("sessionid", browser.cookies.get("__Host-sessionid") ?? "");
    expect((await plain.call("users.me")).status).toBe(401);
  });

  it("what needs a message that cannot go out says so, and nothing is written or lost", async () => {
    const browser = await member();
    const before = await written();
    const phone = { phone: "010-5550-7777", purpose: "verify" };
    const code = await browser.call("cellnum.authKey", phone);
    expect([code.status, code.error.code]).toEqual([503, "unavailable"]);
    expect(code.error.message).toContain("문자");
    const known = JSON.parse((await browser.call("users.me")).text) as { email: string };
    for (const email of [known.email, "nobody@example.com"]) {
      const reset = await browser.call("auth.requestReset", { email });
      expect([reset.status, reset.error.code]).toEqual([503, "unavailable"]);
      expect(reset.error.message).toContain("메일");
    }
    const change = { email: "moved@example.com", password: signUpInput().password };
    for (const answer of [
      await browser.call("users.me.email.change", change),
      await browser.call("users.me.email.sendVerification", {}),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([503, "unavailable"]);
      expect(answer.error.message).toContain("메일");
    }
    expect(await written()).toEqual(before);
    expect((await browser.call("users.me")).status).toBe(200);
  });

  it("the log holds no person and no secret", async () => {
    const browser = await visitor();
    const input = signUpInput({ email: "canary.process@example.com", name: "제갈카나리" });
    await browser.call("users.signUp", input);
    await browser.call("cellnum.authKey", { phone: "010-5550-8642", purpose: "verify" });
    await browser.send("GET", `/search?q=${encodeURIComponent(input.name)}`);
    const secrets = [
      input.email,
      input.name,
      input.password,
      "55508642",
      ...browser.cookies.values(),
    ];
    const log = product.lines.join("\n");
    expect(product.lines.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain("a secret of production");
  });
});

describe("asked to stop", () => {
  it("answers what is under way, ends what stays open, and ends well", async () => {
    const browser = await member();
    const stream = await TestEventStream.open({ origin: inside, cookies: browser.cookies });
    expect(stream.status).toBe(200);
    const underWay = await browser.begin("users.me.rename", { name: "한결" });
    const stopped = product.stop();
    await stream.ended;
    const refused = () =>
      new Browser().send("GET", "/healthz").then(
        () => "answered",
        () => "refused",
      );
    await expect.poll(refused).toBe("refused");
    expect((await underWay.finish()).status).toBe(200);
    expect(await stopped).toBe(0);
  });

  it("starts again on the same database", async () => {
    await start();
    expect((await new Browser().send("GET", "/readyz")).status).toBe(200);
  });
});
