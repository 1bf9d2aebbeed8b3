import { beforeEach, describe, expect, it } from "vitest";
import type { Query } from "#contract/registry.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeWish } from "#test/factories/service-wishes.ts";

let app: TestApp;
let staff: TestClient;

beforeEach(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
  await app.sql`DELETE FROM service_wishes`;
  await app.sql`DELETE FROM rate_limit_hits`;
  staff = await app.as(await makeAccount(app, { role: "staff", staffLevel: "moderator" }));
});

const wish = (words: string) => app.visitor().call("serviceWishes.create", { words });
const list = async (query: Query<"staff.wishes"> = {}) =>
  (await staff.call("staff.wishes", query)).body;

describe("serviceWishes.create", () => {
  it("takes the words of a guest and of a member, and keeps nothing of who said them", async () => {
    const member = await app.as(await makeAccount(app));
    expect((await wish("드론 방제")).status).toBe(201);
    expect((await member.call("serviceWishes.create", { words: "말 산책" })).status).toBe(201);
    const rows = await app.sql`SELECT * FROM service_wishes`;
    expect(rows).toHaveLength(2);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "count",
      "first_at",
      "id",
      "keys",
      "last_at",
      "state",
      "words",
    ]);
  });
  it.each([
    [{}],
    [{ words: "" }],
    [{ words: " " }],
    [{ words: "가" }],
    [{ words: "가".repeat(61) }],
    [{ words: "두\n줄" }],
  ])("refuses %j", async (body) => {
    expect((await app.visitor().send("serviceWishes.create", body)).status).toBe(422);
  });
  it("has a limit by network, which a day later is over", async () => {
    for (let at = 0; at < 20; at += 1) expect((await wish(`서비스 ${at}`)).status).toBe(201);
    expect((await wish("하나 더")).error.code).toBe("too_many");
    app.clock.advance(DAY_MS);
    expect((await wish("하나 더")).status).toBe(201);
  });
});

describe("what staff see of wishes", () => {
  it("is the same words together, as written last and counted, the newest wish first", async () => {
    await makeWish(app, "드론 방제");
    app.clock.advance(1_000);
    await makeWish(app, "말 산책");
    app.clock.advance(1_000);
    await makeWish(app, "드론방제!");
    const { items, next } = await list();
    expect([items.map(({ words, count }) => [words, count]), next]).toEqual([
      [
        ["드론방제!", 2],
        ["말 산책", 1],
      ],
      null,
    ]);
    expect(items[0]).toMatchObject({
      state: "open",
      first_at: "2027-01-15T12:00:00+09:00",
      last_at: "2027-01-15T12:00:02+09:00",
    });
    const first = await list({ limit: 1 });
    const second = await staff.call("staff.wishes", { limit: 1, cursor: first.next ?? "" });
    expect(second.body.items.map(({ words }) => words)).toEqual(["말 산책"]);
    expect((await staff.call("staff.queue")).body.wishes).toBe(2);
  });
  it("is, while it waits, what was wished first before the rest, page by page", async () => {
    for (const words of ["가마 타기", "말 산책", "가마 타기"]) {
      await makeWish(app, words);
      app.clock.advance(1_000);
    }
    const words = async (more: Query<"staff.wishes">) => {
      const { items, next } = await list({ state: "open", ...more });
      return { words: items.map((one) => one.words), next };
    };
    expect((await words({})).words).toEqual(["가마 타기", "말 산책"]);
    const { next } = await words({ limit: 1 });
    expect((await words({ limit: 1, cursor: next ?? "" })).words).toEqual(["말 산책"]);
  });
  it("is marked as seen, then as added, once each, and the log says so", async () => {
    const wishId = await makeWish(app, "드론 방제");
    const mark = (as: "seen" | "added") => staff.call("staff.wishes.mark", { wishId, mark: as });
    expect((await mark("seen")).status).toBe(200);
    expect((await mark("seen")).error.code).toBe("state_forbids");
    expect((await staff.call("staff.queue")).body.wishes).toBe(0);
    await makeWish(app, "드론 방제");
    expect((await list({ state: "seen" })).items).toMatchObject([{ count: 2, state: "seen" }]);
    expect((await mark("added")).status).toBe(200);
    expect((await mark("added")).error.code).toBe("state_forbids");
    expect([
      (await list({ state: "open" })).items,
      (await list({ state: "added" })).items,
    ]).toMatchObject([[], [{ id: wishId }]]);
    const { items } = (await staff.call("staff.log", {})).body;
    expect(items.filter(({ action }) => action === "wish.mark")).toHaveLength(2);
  });
  it("is for staff alone", async () => {
    const member = await app.as(await makeAccount(app));
    expect((await app.visitor().call("staff.wishes")).status).toBe(401);
    expect((await member.call("staff.wishes")).status).toBe(403);
    const mark = { wishId: await makeWish(app, "드론 방제"), mark: "seen" as const };
    expect((await member.call("staff.wishes.mark", mark)).status).toBe(403);
  });
});
