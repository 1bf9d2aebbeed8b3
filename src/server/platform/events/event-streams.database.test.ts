import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#test/clock.ts";
import { testDatabase, testApplicationUrl } from "#test/database.ts";
import { TestEventStream } from "#test/event-stream.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { startTcpProxy, throughProxy } from "#test/tcp-proxy.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";
import { openDatabase } from "../database/connect.ts";
import type { Sql } from "../database/sql.ts";
import { answerError } from "../http/error-answers.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";
import { createIds, type Ids } from "../ids.ts";
import { systemRandom } from "../random.ts";
import { openSession, SESSION_IDLE_MS } from "../session/session-store.ts";
import { EventStreams } from "./event-streams.ts";
import { publishEvent } from "./publish.ts";
import { endWatching, findWatching, WATCHED_MS } from "./watched-pages.ts";

const http = {
  sessionSecret: "s".repeat(32),
  secureCookies: true,
  publicOrigin: "https://somssi.example",
  developmentTools: false,
  metricsToken: null,
  paymentOrigins: [],
};

let sql: Sql;
let clock: TestClock;
let ids: Ids;
let closing: (() => unknown)[] = [];

beforeAll(async () => {
  sql = await testDatabase();
});
beforeEach(() => {
  clock = createTestClock();
  ids = createIds(clock, systemRandom);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function signedIn() {
  const account = await makeAccount({ sql, clock, ids });
  const session = { userAgent: "test", now: clock.now(), ids, random: systemRandom };
  const { sessionId } = await openSession(sql, { accountId: account.id, ...session });
  return { accountId: account.id, sessionId };
}

/** A server with nothing but the streams of one person. */
async function serve(
  viewer: { accountId: string; sessionId: string },
  options: { sql?: Sql; heartbeatMs?: number; patienceMs?: number } = {},
) {
  const streams = new EventStreams({ sql, clock, http, ...options });
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  addSecurityHeaders(app, { random: systemRandom, http });
  app.get<{ Querystring: { page?: string; visible?: "1" } }>("/events", (request, reply) =>
    streams.open(request, reply, viewer, request.query),
  );
  await streams.start();
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  closing.push(
    () => app.close(),
    () => streams.stop(),
  );
  return {
    streams,
    follow: (lastEventId?: number) => follow(origin, lastEventId),
    watch: (name: string) => follow(origin, undefined, { name, visible: true }),
  };
}

async function follow(
  origin: string,
  lastEventId?: number,
  page?: { name: string; visible: boolean },
): Promise<TestEventStream> {
  const asked = { ...(lastEventId !== undefined && { lastEventId }), ...(page && { page }) };
  const stream = await TestEventStream.open({ origin, ...asked });
  closing.push(() => stream.close());
  return stream;
}

/** The same database over a link that breaks when the test says so. */
async function shakyDatabase() {
  const direct = await testApplicationUrl();
  const proxy = await startTcpProxy(Number(new URL(direct).port));
  const shaky = openDatabase({
    url: throughProxy(direct, proxy),
    max: 2,
    applicationName: "shaky",
  });
  closing.push(
    () => proxy.close(),
    () => shaky.end({ timeout: 1 }),
  );
  return { shaky, proxy };
}

/**
 * Nothing is being read over the shaky link, nor was a moment ago: between two readings it rests as well. A stream whose
 * reading breaks off ends, and its page comes back.
 */
async function untilAtRest(): Promise<void> {
  const reading = async () => {
    const [row] = await sql<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'shaky'
        AND (state <> 'idle' OR state_change > clock_timestamp() - interval '250 milliseconds')`;
    return row?.count;
  };
  await expect.poll(reading).toBe(0);
}

async function publish(accountId: string, payload: Record<string, string> = {}): Promise<void> {
  const event = { accountId, kind: "message" as const, payload, now: clock.now() };
  await sql.begin((tx) => publishEvent(tx, event));
}

describe("a reader who takes nothing", () => {
  it("is cut off, and may resume where it stood", async () => {
    const viewer = await signedIn();
    const { streams, follow: open } = await serve(viewer, { patienceMs: 100 });
    // More than the kernel takes on its own.
    const large = { text: "x".repeat(200_000) };
    const stalled = await open(0);
    stalled.stall();
    for (let sent = 0; sent < 100; sent += 1) await publish(viewer.accountId, large);
    await expect.poll(() => streams.count).toBe(0);
    const patient = await serve(viewer);
    const read = await patient.follow(0);
    expect((await read.take(100)).map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  it("does not keep others waiting", async () => {
    const viewer = await signedIn();
    const { follow: open } = await serve(viewer, { patienceMs: 60_000 });
    const [stalled, reading] = [await open(), await open()];
    stalled.stall();
    const large = { text: "x".repeat(200_000) };
    for (let sent = 0; sent < 60; sent += 1) await publish(viewer.accountId, large);
    expect(await reading.take(60)).toHaveLength(60);
  });
});

describe("a lost link to the database", () => {
  it("is made up for when it is back: what was missed arrives, and new events too", async () => {
    const viewer = await signedIn();
    const { shaky, proxy } = await shakyDatabase();
    const { follow: open } = await serve(viewer, { sql: shaky });
    const stream = await open();
    await publish(viewer.accountId);
    expect(await stream.take(1)).toMatchObject([{ id: 1 }]);
    await untilAtRest();
    proxy.cut();
    await publish(viewer.accountId);
    await publish(viewer.accountId);
    expect(stream.untaken).toEqual([]);
    proxy.mend();
    expect(await stream.take(2)).toMatchObject([{ id: 2 }, { id: 3 }]);
    await publish(viewer.accountId);
    expect(await stream.take(1)).toMatchObject([{ id: 4 }]);
  });

  it("ends a session's stream when the session ended meanwhile", async () => {
    const viewer = await signedIn();
    const { shaky, proxy } = await shakyDatabase();
    const { follow: open } = await serve(viewer, { sql: shaky });
    const stream = await open();
    await untilAtRest();
    proxy.cut();
    await sql`UPDATE sessions SET ended_at = ${clock.now()} WHERE id = ${viewer.sessionId}`;
    proxy.mend();
    await stream.ended;
  });
});

describe("time", () => {
  it("ends the stream of a session that was not used for too long", async () => {
    const viewer = await signedIn();
    const { streams, follow: open } = await serve(viewer, { heartbeatMs: 20 });
    const stream = await open();
    expect(streams.count).toBe(1);
    clock.advance(SESSION_IDLE_MS + 1);
    await stream.ended;
    await expect.poll(() => streams.count).toBe(0);
  });
});

describe("stopping", () => {
  it("ends open streams and opens none any more", async () => {
    const { streams, follow: open } = await serve(await signedIn());
    const stream = await open();
    await streams.stop();
    await stream.ended;
    expect((await open()).status).toBe(503);
  });
});

it("carries what HTTPS needs", async () => {
  const { follow: open } = await serve(await signedIn());
  expect((await open()).response.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
});

it("carries what comes while it is being opened", async () => {
  const viewer = await signedIn();
  const { watch } = await serve(viewer);
  const key = { account_id: viewer.accountId, page: "slow-page", watched_until: clock.now() };
  let opening: Promise<TestEventStream> | undefined;
  // It has read where it stands, and waits to be noted before it can be woken.
  await sql.begin(async (tx) => {
    await tx`INSERT INTO watched_pages ${tx(key)}`;
    opening = watch(key.page);
    await untilSomebodyWaits(sql);
    await publish(viewer.accountId);
  });
  const stream = await opening;
  expect(await stream?.take(1)).toMatchObject([{ id: 1 }]);
});

describe("a visible page", () => {
  it("counts as watched for as long as its stream is open, until it says that it is hidden", async () => {
    const viewer = await signedIn();
    const { accountId } = viewer;
    const server = await serve(viewer, { heartbeatMs: 20 });
    await server.watch("visible-page");
    const isWatching = async () =>
      (await findWatching(sql, [accountId], clock.now())).has(accountId);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(WATCHED_MS);
      await expect.poll(isWatching).toBe(true);
    }
    await endWatching(sql, { accountId, page: "visible-page" });
    clock.advance(WATCHED_MS);
    await server.follow();
    expect(await isWatching()).toBe(false);
  });

  it("that has come back is not gone when its old stream ends", async () => {
    const viewer = await signedIn();
    const { accountId } = viewer;
    const server = await serve(viewer);
    const old = await server.watch("visible-page");
    await server.watch("visible-page");
    old.close();
    await expect.poll(() => server.streams.count).toBe(1);
    expect(await findWatching(sql, [accountId], clock.now())).toContain(accountId);
  });
});
