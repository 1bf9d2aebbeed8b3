import { beforeAll, describe, expect, it } from "vitest";
import { userType } from "#domain/account/user-type.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { builtSource } from "#server/platform/pages/built-source.ts";
import { ANSWER_LIMITS } from "#server/platform/shared/shared-answers.ts";
import { composeTestApp, testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import { testApplicationUrl } from "../database.ts";
import { makeSignedInPro, type SignedInPro } from "../factories/market.ts";
import { makeReview } from "../factories/reviews.ts";
import { makeSearchedPro } from "../factories/search.ts";
import { atFileEnd } from "../file-end.ts";
import { startTcpProxy, throughProxy, type TcpProxy } from "../tcp-proxy.ts";

let app: TestApp;
/** Another process on the same database, over a link that can break. */
let other: TestApp;
let link: TcpProxy;

beforeAll(async () => {
  const pages = { kind: "built", distDir: buildPages() } as const;
  // As the product has it: pages are made of answers that are kept themselves.
  const kept = { pages, answerLimits: ANSWER_LIMITS };
  app = await testApp(undefined, kept);
  const direct = await testApplicationUrl();
  link = await startTcpProxy(Number(new URL(direct).port));
  const url = throughProxy(direct, link);
  const sql = openDatabase({ url, max: 4, applicationName: "other process" });
  const composed = await composeTestApp(sql, undefined, kept);
  other = composed;
  atFileEnd(async () => {
    await composed.close();
    await sql.end();
    await link.close();
  });
}, 60_000);

const page = (of: TestApp, path: string) => of.app.inject(path);
/** When the page was rendered, which tells one rendering from another. */
const drawnAt = (html: string) => /data-now="(\d+)"/.exec(html)?.[1];

function allowPublicRead(pro: SignedInPro, allowed: boolean) {
  return pro.client.call("users.me.allowPublicRead.set", { allow_public_read: allowed });
}

// Asked until the notice has arrived, which the database sends with the commit. The product's clock stands still: no
// page grows old meanwhile.
const statusOf = async (of: TestApp, path: string) => (await page(of, path)).statusCode;
const textOf = async (of: TestApp, path: string) => (await page(of, path)).body;

describe("a pro who hides", () => {
  it("is gone from all processes, and back again", async () => {
    const pro = await makeSignedInPro(app, { name: "숨는 고수" });
    const path = `/pros/${pro.proId}`;
    for (let round = 0; round < 3; round += 1) {
      expect(await statusOf(app, path)).toBe(200);
      expect(await statusOf(other, path)).toBe(200);
      await allowPublicRead(pro, false);
      await expect.poll(() => statusOf(app, path)).toBe(404);
      await expect.poll(() => statusOf(other, path)).toBe(404);
      await allowPublicRead(pro, true);
    }
  });

  it("is gone from the pages that list them", async () => {
    const pro = await makeSignedInPro(app, { name: "목록에서 숨는 고수" });
    const path = "/services/move-in-cleaning";
    expect(await textOf(app, path)).toContain("목록에서 숨는 고수");
    await allowPublicRead(pro, false);
    await expect.poll(() => textOf(app, path)).not.toContain("목록에서 숨는 고수");
  });
});

it("shows what is new of a pro: their profile and a review", async () => {
  const pro = await makeSignedInPro(app, { name: "바뀌는 고수" });
  const path = `/pros/${pro.proId}`;
  await page(app, path);
  await app.sql`UPDATE pro_profiles SET headline = '새로 쓴 한 줄 소개' WHERE id = ${pro.proId}`;
  await expect.poll(() => textOf(app, path)).toContain("새로 쓴 한 줄 소개");
  const body = "방금 남긴 후기예요. 시간 약속을 잘 지켜 주셨어요.";
  const { asAuthor, reviewId } = await makeReview(app, { proId: pro.proId, body });
  await expect.poll(() => textOf(app, path)).toContain(body);
  await asAuthor.call("reviews.delete", { reviewId });
  await expect.poll(() => textOf(app, path)).not.toContain(body);
});

it("says what a pro typically costs in one way, on their page and among those found", async () => {
  const pro = await makeSearchedPro(app, {
    name: "한결같은 고수",
    services: ["move-in-cleaning"],
    prices: [["move-in-cleaning", 361_000]],
  });
  const found = `/search?q=${encodeURIComponent("한결같은")}`;
  for (const path of [`/pros/${pro.proId}`, found]) {
    const text = await textOf(app, path);
    // Large sums have their unit in an element of its own.
    expect([path, /361,000(?:<[^>]*>)*원/.test(text)]).toEqual([path, true]);
    expect(text).not.toContain("36만");
  }
});

it("keeps the pages that a change does not concern", async () => {
  const [one, another] = [await makeSignedInPro(app), await makeSignedInPro(app)];
  const first = drawnAt((await page(app, `/pros/${one.proId}`)).body);
  app.clock.advance(1_000);
  await allowPublicRead(another, false);
  expect(drawnAt((await page(app, `/pros/${one.proId}`)).body)).toBe(first);
});

it("never keeps what a person saw, nor shows it to another", async () => {
  const pro = await makeSignedInPro(app, { name: "나만의 고수" });
  const path = `/pros/${pro.proId}`;
  const own = await pro.client.raw({ method: "GET", url: path });
  expect(own.headers["cache-control"]).toBe("no-store");
  const anonymous = await page(app, path);
  expect(anonymous.body).toContain('data-authenticated="false"');
  expect(anonymous.body).not.toContain(pro.account.id);
  const again = await pro.client.raw({ method: "GET", url: path });
  expect(again.headers["cache-control"]).toBe("no-store");
});

it("does not keep an address with more in its query than its page knows", async () => {
  const path = "/services/move-in-cleaning";
  const at = async (query: string) => drawnAt(await textOf(app, `${path}?${query}`));
  const known = await at("");
  const unknown = await at("utm=1");
  app.clock.advance(1_000);
  expect(await at("")).toBe(known);
  expect(await at("utm=1")).not.toBe(unknown);
});

it("answers a search whose address says more than it knows with that search, at that address", async () => {
  const { statusCode, headers, body } = await page(app, "/search?q=%EC%9D%B4%EC%82%AC&utm=1");
  expect([statusCode, headers["location"]]).toEqual([200, undefined]);
  expect(body).toContain("이사");
});

it("forgets everything once a lost link to the database is back", async () => {
  const pro = await makeSignedInPro(app);
  const path = `/pros/${pro.proId}`;
  expect((await page(other, path)).statusCode).toBe(200);
  link.cut();
  await allowPublicRead(pro, false);
  link.mend();
  await expect.poll(async () => (await page(other, path)).statusCode).toBe(404);
});

it.each([
  [429, 429],
  [503, 503],
  [404, 404],
  [500, 500],
])("answers a page whose data is refused with %i by %i", async (refused, expected) => {
  const { render, assets } = await (await builtSource(buildPages())).load();
  const { status } = await render({
    url: "http://localhost/pros/01a2000e-8fbe-7e9e-8f2d-dc8374be81da",
    call: async () => ({ status: refused, body: null }),
    visitor: { authenticated: false, userType: userType(null) },
    seenEvent: null,
    nonce: "nonce",
    assets,
    now: 0,
    development: false,
  });
  expect(status).toBe(expected);
});
