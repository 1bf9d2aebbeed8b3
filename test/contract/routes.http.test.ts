import { beforeAll, describe, expect, it } from "vitest";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import { missingThings } from "./sample-input.ts";

/** What answers beside the endpoints: the process itself, the API's own page, pages and their files. */
const besideEndpoints = [
  /^GET \/(healthz|readyz|metrics)$/,
  /^GET \/api\/docs(\/json)?$/,
  /^GET \/(favicon\.svg|favicon\.ico|apple-touch-icon\.png)$/,
  /^GET \/(manifest\.webmanifest|service-worker\.js)$/,
  /^GET \/icons\/[a-z]+-\d+\.png$/,
  /^GET \/(robots\.txt|sitemap\.xml|sitemaps\/\*|og\/\*)$/,
  /^GET \/assets\/([\w.-]+|:name|\{name\})$/,
  /^GET \*$/,
];

const names = endpointNames;
const open = names.filter((name) => registry[name].access !== "dev");

/** "GET /api2/requests/{requestId}", without a slash at the end. */
function routeKey(method: string, path: string): string {
  return `${method} ${path.replace(/(.)\/$/, "$1")}`;
}
const keyOf = (name: EndpointName) => routeKey(routeOf(name).method, routeOf(name).path);

let development: TestApp;
let production: TestApp;

beforeAll(async () => {
  development = await testApp();
  const pages = { kind: "built", distDir: buildPages() } as const;
  production = await testApp(undefined, { http: { developmentTools: false }, pages });
}, 60_000);

/** Every route of the application, read from the tree in which Fastify draws them. */
function registered(app: TestApp): Set<string> {
  const routes = new Set<string>();
  const above: string[] = [];
  for (const line of app.app.printRoutes({ commonPrefix: false }).split("\n")) {
    const found = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) continue;
    const [, indent = "", part = "", methods = ""] = found;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join("").replaceAll(/:(\w+)/g, "{$1}");
    for (const method of methods.split(", ")) {
      if (method !== "" && method !== "HEAD") routes.add(routeKey(method, path));
    }
  }
  return routes;
}

describe("the routes", () => {
  it("are those of the endpoint list and the platform, and no other", () => {
    for (const [app, listed] of [
      [development, names],
      [production, open],
    ] as const) {
      const routes = registered(app);
      const known = new Set(listed.map(keyOf));
      expect([...known].filter((key) => !routes.has(key))).toEqual([]);
      const others = [...routes].filter((key) => !known.has(key));
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter((key) => !besideEndpoints.some((route) => route.test(key)))).toEqual([]);
    }
  });

  it("each declare who may call, and nobody by omission", () => {
    const levels = new Set([
      "anyone",
      "member",
      "verified",
      "pro",
      "pro_at_work",
      "account",
      "signed_in",
      "staff_signed_in",
      "staff",
      "signed",
      "dev",
    ]);
    for (const name of names)
      expect([name, levels.has(registry[name].access)]).toEqual([name, true]);
  });
});

describe("the OpenAPI document", () => {
  interface Operation {
    operationId?: string;
    summary?: string;
    responses?: Record<string, unknown>;
  }

  async function operations(app: TestApp): Promise<Map<string, Operation>> {
    const { status, body } = await app.visitor().raw({ method: "GET", url: "/api/docs/json" });
    expect(status).toBe(200);
    const { paths: documented } = body as {
      paths: Record<string, Record<string, Operation>>;
    };
    return new Map(
      Object.entries(documented).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          routeKey(method.toUpperCase(), path),
          operation,
        ]),
      ),
    );
  }

  it("names every endpoint once, with what it does and answers", async () => {
    const documented = await operations(production);
    for (const name of open) {
      const operation = documented.get(keyOf(name));
      expect([name, operation?.operationId]).toEqual([name, name]);
      expect(operation?.summary).toMatch(/[가-힣]/);
      expect(Object.keys(operation?.responses ?? {})).toContain(
        String(registry[name].success ?? 200),
      );
    }
    expect(documented.size).toBe(open.length);
  });

  it("has the development tools where there are any", async () => {
    expect((await operations(development)).size).toBe(names.length);
  });
});

describe("an address", () => {
  it("of ours with a method it has not says which ones there are", async () => {
    const client = development.visitor();
    for (const name of open) {
      const path = routeOf(name).path;
      const url = path.replaceAll(
        /\{(\w+)\}/g,
        (_all, key: string) => missingThings(name)[key] ?? "",
      );
      const methods = names
        .filter((one) => routeOf(one).path === path)
        .map((one) => routeOf(one).method);
      const answer = await client.raw({ method: "OPTIONS", url });
      expect([name, answer.status, answer.error.code]).toEqual([name, 405, "method_not_allowed"]);
      for (const method of methods) expect(answer.headers["allow"]).toContain(method);
    }
  });

  it.each([
    ["GET", "/api/none"],
    ["GET", "/api2"],
    ["GET", "/api/v2/quotes/a/b/c/d"],
    ["POST", "/none"],
    ["GET", "/login-xhr-2/"],
    ["DELETE", "/"],
  ] as const)("that is none, %s %s, says so", async (method, url) => {
    const answer = await development.visitor().raw({ method, url });
    expect([answer.status, answer.error.code]).toEqual([404, "route_not_found"]);
  });

  it("of the development tools is none in production, whatever the method", async () => {
    for (const url of ["/dev/inbox", "/dev/clock", "/dev/clock/", "/dev/ui", "/dev/", "/dev?x=1"]) {
      for (const method of ["GET", "POST", "DELETE", "OPTIONS"] as const) {
        const answer = await production.visitor().raw({ method, url });
        expect([url, answer.status, answer.error.code]).toEqual([url, 404, "route_not_found"]);
      }
    }
  });
});
