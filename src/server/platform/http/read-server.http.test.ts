import { beforeAll, beforeEach, expect, it } from "vitest";
import { applicationUrl } from "../database/application-role.ts";
import { openDatabase } from "../database/connect.ts";
import { MOST_LAG_MS, type Replica } from "../database/replica.ts";
import type { Sql } from "../database/sql.ts";
import { ANSWER_LIMITS } from "../shared/shared-answers.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { copiedDatabase } from "#test/database.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import { atFileEnd } from "#test/file-end.ts";

/** A service is called otherwise on the replica, so that an answer tells where it comes from. */
const SLUG = "move-in-cleaning";
const THERE = "복제본의 입주청소";

let app: TestApp;
let pro: SignedInPro;
let replica: Replica;
let renameOnReplica: (to: string) => Promise<void>;
let isFresh = true;
let failures: unknown[] = [];

beforeAll(async () => {
  const url = await copiedDatabase();
  const owner = openDatabase({ url, max: 1, applicationName: "test" });
  atFileEnd(() => owner.end());
  renameOnReplica = async (to) => {
    await owner`UPDATE services SET name = ${to} WHERE slug = ${SLUG}`;
  };
  await renameOnReplica(THERE);
  const sql: Sql = openDatabase({ url: applicationUrl(url), max: 2, applicationName: "test" });
  atFileEnd(() => sql.end({ timeout: 5 }));
  replica = {
    sql,
    isFresh: () => isFresh,
    failed: (error) => failures.push(error),
    stop: () => Promise.resolve(),
  };
  app = await testApp(undefined, { replica });
  pro = await makeSignedInPro(app);
});

beforeEach(() => {
  isFresh = true;
  failures = [];
});

async function nameFor(client = app.visitor()): Promise<string> {
  const { status, body } = await client.call("services.get", { slug: SLUG });
  expect(status).toBe(200);
  return body.name;
}

it("answers what may be a moment old from the replica, to visitors and signed-in people", async () => {
  expect(await nameFor()).toBe(THERE);
  expect(await nameFor(await app.as(pro.account))).toBe(THERE);
});

it("answers from the primary while the replica lies behind", async () => {
  isFresh = false;
  expect(await nameFor()).toBe("입주청소");
});

it("answers from the primary what only visitors may get a moment late", async () => {
  const get = (client = app.visitor()) => client.call("pro.get", { proId: pro.proId });
  // The replica has never heard of them.
  expect((await get()).status).toBe(404);
  expect((await get(await app.as(pro.account))).status).toBe(200);
});

it("answers from the primary whoever has just changed something", async () => {
  const visitor = app.visitor();
  const { status, headers } = await visitor.call("serviceWishes.create", { words: "드론 촬영" });
  expect(status).toBe(201);
  expect(String(headers["set-cookie"])).toMatch(
    /wrote=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Lax/,
  );
  expect(await nameFor(visitor)).toBe("입주청소");
  visitor.cookies.delete("wrote");
  expect(await nameFor(visitor)).toBe(THERE);
});

it("answers from the primary when the replica cannot, and says so", async () => {
  const gone = openDatabase({
    url: "postgres://nobody@127.0.0.1:1/none",
    max: 1,
    applicationName: "test",
  });
  const { sql } = replica;
  replica.sql = gone;
  expect(await nameFor()).toBe("입주청소");
  expect(failures).toEqual([expect.objectContaining({ code: "ECONNREFUSED" })]);
  replica.sql = sql;
  await gone.end();
});

it("leaves the replica in use after a fault that is none of its own", async () => {
  const { sql } = replica;
  replica.sql = (() => {
    throw new TypeError("a fault of ours");
  }) as never;
  const { status } = await app.visitor().call("services.get", { slug: SLUG });
  replica.sql = sql;
  expect([status, failures]).toEqual([500, []]);
});

it("keeps an answer for everybody no longer than the replica may lie behind after a change", async () => {
  // It has just begun to listen: before that, anything may have changed.
  const keeping = await testApp(undefined, { replica, answerLimits: ANSWER_LIMITS });
  const name = () => nameFor(keeping.visitor());
  expect(await name()).toBe(THERE);
  await renameOnReplica("뒤늦은 입주청소");
  keeping.clock.advance(MOST_LAG_MS - 1);
  expect(await name()).toBe(THERE);
  keeping.clock.advance(1);
  expect(await name()).toBe("뒤늦은 입주청소");
  await renameOnReplica(THERE);
  keeping.clock.advance(ANSWER_LIMITS.life - 1);
  expect(await name()).toBe("뒤늦은 입주청소");
});

it("what is missing there is missing, without a second question", async () => {
  const { status } = await app.visitor().call("services.get", { slug: "none" });
  expect([status, failures]).toEqual([404, []]);
});
