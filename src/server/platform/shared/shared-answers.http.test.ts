import { beforeAll, expect, it } from "vitest";
import { ANSWER_LIMITS } from "./shared-answers.ts";
import { composeTestApp, type TestApp } from "#test/app.ts";
import { testDatabase } from "#test/database.ts";
import { makeSignedInPro } from "#test/factories/market.ts";
import { makeReview } from "#test/factories/reviews.ts";
import { atFileEnd } from "#test/file-end.ts";

const LIST = "/api2/search/pro?service=move-in-cleaning";

let app: TestApp;
let statements = 0;

beforeAll(async () => {
  const sql = await testDatabase();
  const counted = new Proxy(sql, {
    apply(target, self, given) {
      statements += 1;
      return Reflect.apply(target, self, given) as unknown;
    },
  });
  const { close, ...composed } = await composeTestApp(counted, undefined, {
    answerLimits: ANSWER_LIMITS,
  });
  app = composed;
  atFileEnd(close);
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") =>
  app.app.inject({ url, headers, remoteAddress });

/** How many pieces of statements were made for it. */
async function statementsFor(work: () => Promise<unknown>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}

it("asks the database once for all visitors, whoever and wherever they are", async () => {
  await makeSignedInPro(app, { name: "함께 보는 고수" });
  // What is read once for all searches is none of what they share.
  await get(LIST);
  app.clock.advance(ANSWER_LIMITS.life);
  expect(await statementsFor(() => Promise.all([get(LIST), get(LIST)]))).toBeLessThan(
    2 * (await statementsFor(async () => (app.clock.advance(ANSWER_LIMITS.life), get(LIST)))),
  );
  const first = await get(LIST);
  expect(first.json()).toMatchObject({ items: [{ pro: { display_name: "함께 보는 고수" } }] });
  const others = [
    () => get(LIST, { "accept-language": "en", cookie: "csrftoken=x; device=y" }, "198.51.100.7"),
    () => get("/api2/search/pro/?service=move-in-cleaning"),
  ];
  for (const other of others) {
    let answer = first;
    expect(await statementsFor(async () => (answer = await other()))).toBe(0);
    expect(answer.body).toBe(first.body);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers["content-length"]).toBe(first.headers["content-length"]);
  }
});

it("is not for whoever is signed in, nor for a head alone", async () => {
  const { client } = await makeSignedInPro(app);
  await get(LIST);
  expect(await statementsFor(() => client.raw({ method: "GET", url: LIST }))).toBeGreaterThan(3);
  expect(await statementsFor(() => app.app.inject({ method: "HEAD", url: LIST }))).toBeGreaterThan(
    3,
  );
});

it("is not for whoever has changed something a moment ago", async () => {
  await get(LIST);
  expect(await statementsFor(() => get(LIST, { cookie: "wrote=1" }))).toBeGreaterThan(3);
});

it("tells a person what they changed at once, and everybody else as soon as it is announced", async () => {
  const pro = await makeSignedInPro(app, { name: "바꾸는 고수" });
  const path = `/api/v2/pro/${pro.proId}/`;
  const status = async () => (await get(path)).statusCode;
  expect(await status()).toBe(200);
  await pro.client.call("users.me.allowPublicRead.set", { allow_public_read: false });
  expect((await pro.client.call("pro.get", { proId: pro.proId })).status).toBe(200);
  await expect.poll(status).toBe(404);
});

it("tells of a review, and of its end", async () => {
  const pro = await makeSignedInPro(app);
  const path = `/api/v2/pro/${pro.proId}/reviews/`;
  const count = async () => (await get(path)).json<{ summary: { count: number } }>().summary.count;
  expect(await count()).toBe(0);
  const { asAuthor, reviewId } = await makeReview(app, { proId: pro.proId });
  await expect.poll(count).toBe(1);
  await asAuthor.call("reviews.delete", { reviewId });
  await expect.poll(count).toBe(0);
});

it("shows what no change announces after its life", async () => {
  const figures = async () =>
    (await get("/api2/market/figures/")).json<{ pro_count: number }>().pro_count;
  const before = await figures();
  await app.sql`UPDATE market_figures SET pro_count = pro_count + 7`;
  app.clock.advance(ANSWER_LIMITS.life - 1);
  expect(await figures()).toBe(before);
  app.clock.advance(1);
  expect(await figures()).toBe(before + 7);
});

it("keeps one answer of what means the same, and none of what is refused", async () => {
  await get(`${LIST}&limit=5`);
  expect(await statementsFor(() => get(`/api2/search/pro?limit=05&service=move-in-cleaning`))).toBe(
    0,
  );
  for (const [url, status] of [
    [`${LIST}&junk=1`, 422],
    ["/api2/services/nothing-here", 404],
  ] as const) {
    for (let time = 0; time < 2; time += 1) expect((await get(url)).statusCode).toBe(status);
  }
  const missing = () => get("/api2/services/nothing-here");
  expect(await statementsFor(missing)).toBeGreaterThan(0);
});

it("is made for each of an endpoint that is not shared", async () => {
  const list = () => get("/api2/services/?q=%EC%9D%B4%EC%82%AC");
  await list();
  expect(await statementsFor(list)).toBeGreaterThan(0);
});
