import { beforeAll, describe, expect, it } from "vitest";
import type { Access } from "#contract/endpoint.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { holdsPermission, STAFF_LEVELS, type StaffLevel } from "#domain/staff/permissions.ts";
import { testApp, type TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeAccount } from "../factories/accounts.ts";
import { makePro } from "../factories/pros.ts";
import { missingThings } from "./sample-input.ts";

type Role =
  | "visitor"
  | "unverified"
  | "member"
  | "pendingPro"
  | "suspendedPro"
  | "pro"
  | "openStaff"
  | "moderator"
  | "admin";

/** Which roles each declared access lets in; everybody else gets the refusal named. */
const admitted: Record<Exclude<Access, "dev">, Role[]> = {
  anyone: [
    "visitor",
    "unverified",
    "member",
    "pendingPro",
    "suspendedPro",
    "pro",
    "openStaff",
    "moderator",
    "admin",
  ],
  signed: [
    "visitor",
    "unverified",
    "member",
    "pendingPro",
    "suspendedPro",
    "pro",
    "openStaff",
    "moderator",
    "admin",
  ],
  signed_in: [
    "unverified",
    "member",
    "pendingPro",
    "suspendedPro",
    "pro",
    "openStaff",
    "moderator",
    "admin",
  ],
  account: ["unverified", "member", "pendingPro", "suspendedPro", "pro", "moderator", "admin"],
  member: ["unverified", "member", "pendingPro", "suspendedPro", "pro"],
  verified: ["member", "pendingPro", "suspendedPro", "pro"],
  pro: ["pro"],
  pro_at_work: ["suspendedPro", "pro"],
  staff_signed_in: ["openStaff", "moderator", "admin"],
  staff: ["moderator", "admin"],
};

const REFUSALS = new Set([
  "auth_required",
  "forbidden",
  "phone_unverified",
  "pro_required",
  "second_factor_required",
]);

/** Answers of these stay open or are files; they are tested where they live. */
const NOT_JSON = new Set<EndpointName>(["events.stream", "auth.logout"]);

const names = endpointNames.filter(
  (name) => registry[name].access !== "dev" && !NOT_JSON.has(name),
);

let app: TestApp;
let clients: Record<Role, TestClient>;

beforeAll(async () => {
  app = await testApp();
  const pending = await makePro(app);
  const staff = await makeAccount(app, { role: "staff" });
  await app.sql`UPDATE pro_profiles SET state = 'pending' WHERE id = ${pending.proId}`;
  const suspended = await makePro(app);
  await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${suspended.proId}`;
  clients = {
    visitor: app.visitor(),
    unverified: await app.as(await makeAccount(app, { phoneVerified: false })),
    member: await app.as(await makeAccount(app)),
    pendingPro: await app.as(pending.account),
    suspendedPro: await app.as(suspended.account),
    pro: await app.as((await makePro(app)).account),
    // Its own account: one of the others signs out everywhere else.
    openStaff: await app.as(await makeAccount(app, { role: "staff" }), { secondFactor: "open" }),
    moderator: await app.as(await makeAccount(app, { role: "staff", staffLevel: "moderator" })),
    admin: await app.as(staff),
  };
});

const isLevel = (role: Role): role is StaffLevel => STAFF_LEVELS.some((level) => level === role);

it("names what staff must be allowed, for every endpoint of the back office and no other", () => {
  const declared = names.filter((name) => registry[name].permission !== undefined);
  expect(declared).toEqual(names.filter((name) => registry[name].access === "staff"));
});

describe.each(names)("%s", (name) => {
  const access = registry[name].access as Exclude<Access, "dev">;

  it.each(
    Object.keys(admitted.anyone.reduce((all, role) => ({ ...all, [role]: 1 }), {})) as Role[],
  )("for %s answers as its declared access says", async (role) => {
    const answer = await clients[role].send(name, missingThings(name));
    const refused = REFUSALS.has(answer.error.code);
    const { permission } = registry[name];
    const admits =
      admitted[access].includes(role) &&
      (permission === undefined || !isLevel(role) || holdsPermission(role, permission));
    expect(refused, `${answer.status} ${answer.error.code}`).toBe(!admits);
    if (role === "visitor" && refused) expect(answer.status).toBe(401);
    expect(answer.status).toBeLessThan(500);
  });

  it("answers the other form of its trailing slash the same", async () => {
    const { method, path } = routeOf(name);
    const filled = path.replaceAll(
      /\{(\w+)\}/g,
      (_all, key: string) => missingThings(name)[key] ?? "",
    );
    const other = filled.endsWith("/") ? filled.slice(0, -1) : `${filled}/`;
    const [written, tolerated] = await Promise.all(
      [filled, other].map((url) =>
        app.visitor().raw({ method, url, headers: jsonType(method), ...emptyBody(method) }),
      ),
    );
    expect(tolerated?.status).toBe(written?.status);
    expect(tolerated?.error.code).toBe(written?.error.code);
  });
});

const unsafe = names.filter(
  (name) => routeOf(name).method !== "GET" && registry[name].access !== "signed",
);

describe.each(unsafe)("%s without the token", (name) => {
  it.each(["visitor", "member", "pro"] as Role[])(
    "is refused for %s before anything else",
    async (role) => {
      const client = clients[role];
      const { method, path } = routeOf(name);
      const url = path.replaceAll(
        /\{(\w+)\}/g,
        (_all, key: string) => missingThings(name)[key] ?? "",
      );
      const answer = await client.raw({
        method,
        url,
        headers: { ...jsonType(method), "x-csrftoken": "" },
        ...emptyBody(method),
      });
      expect([answer.status, answer.error.code]).toEqual([403, "csrf_failed"]);
    },
  );
});

function jsonType(method: string): Record<string, string> {
  return method === "GET" || method === "DELETE" ? {} : { "content-type": "application/json" };
}

function emptyBody(method: string): { payload?: string } {
  return method === "GET" || method === "DELETE" ? {} : { payload: "{}" };
}
