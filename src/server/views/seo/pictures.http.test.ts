import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { proPicture, servicePicture } from "#contract/share-pictures.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";

const OTHER_VERSION = "000000000000.png";

let app: TestApp;
let pro: TestPro;

beforeAll(async () => {
  app = await testApp();
  pro = await makePro(app, {
    name: "아주 긴 이름을 가진 <b>든든한</b> & 꼼꼼한 우리 동네 고수 🧹",
  });
});

const fetched = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers });

async function pathOfPro(): Promise<string> {
  const { body } = await app.visitor().call("pro.get", { proId: pro.proId });
  return proPicture(body).path;
}

describe("the picture of a page", () => {
  it.each([
    `/og/home/${OTHER_VERSION}`,
    `/og/categories/moving-cleaning/${OTHER_VERSION}`,
    `/og/services/move-in-cleaning/${OTHER_VERSION}`,
  ])("is a PNG of 1200 × 630 at %s", async (url) => {
    const answer = await fetched(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  });

  it("is drawn for a pro of any name", async () => {
    const answer = await fetched(await pathOfPro());
    expect(answer.statusCode).toBe(200);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200);
  });

  it("is kept long at its present address, and not long at a former one", async () => {
    const service = await app.visitor().call("services.get", { slug: "move-in-cleaning" });
    const present = await fetched(servicePicture(service.body).path);
    expect(present.headers["cache-control"]).toBe("public, max-age=86400");
    const former = await fetched(`/og/services/move-in-cleaning/${OTHER_VERSION}`);
    expect(former.headers["cache-control"]).toBe("public, max-age=300");
    expect(former.rawPayload.equals(present.rawPayload)).toBe(true);
  });

  it("keeps no refusal on the way: too many at once are not the picture of a day", async () => {
    const drawn = async () => {
      await app.sql`UPDATE pro_profiles SET hire_count = hire_count + 1 WHERE id = ${pro.proId}`;
      const { statusCode, headers } = await fetched(await pathOfPro());
      return [statusCode, headers["cache-control"], "etag" in headers];
    };
    expect(await drawn()).toEqual([200, "public, max-age=86400", true]);
    await app.sql`
      INSERT INTO rate_limit_hits (scope, subject, at)
      SELECT scope, subject, at FROM rate_limit_hits, generate_series(1, 120) WHERE scope = 'share_picture'`;
    expect(await drawn()).toEqual([429, "no-store", false]);
    await app.sql`DELETE FROM rate_limit_hits`;
  });

  it("is not sent again to whoever has it", async () => {
    const first = await fetched(await pathOfPro());
    const etag = String(first.headers["etag"]);
    const again = await fetched(await pathOfPro(), { "if-none-match": etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it("has another address once it says something else", async () => {
    const before = await pathOfPro();
    await app.sql`UPDATE pro_profiles SET hire_count = hire_count + 1 WHERE id = ${pro.proId}`;
    expect(await pathOfPro()).not.toBe(before);
  });

  it("is not there for a pro who is not there", async () => {
    const shown = await pathOfPro();
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    const hidden = await fetched(shown);
    await app.sql`UPDATE pro_profiles SET allow_public_read = true WHERE id = ${pro.proId}`;
    const missing = await fetched(`/og/pros/${app.ids.next()}/${OTHER_VERSION}`);
    expect([hidden.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect({ ...hidden.json(), error: { ...hidden.json().error, trace_id: "" } }).toEqual({
      ...missing.json(),
      error: { ...missing.json().error, trace_id: "" },
    });
  });

  it.each([
    "/og/",
    "/og/home",
    "/og/home.png",
    `/og/nothing/${OTHER_VERSION}`,
    `/og/constructor/x/${OTHER_VERSION}`,
    `/og/services/no-such-service/${OTHER_VERSION}`,
    `/og/pros/nobody/${OTHER_VERSION}`,
    `/og/pros/${OTHER_VERSION}`,
    `/og/home/move/${OTHER_VERSION}`,
    "/og/home/..%2f000000000000.png",
    `/og/pros/..%2f..%2fhealthz/${OTHER_VERSION}`,
    `/og/services/%2e%2e/${OTHER_VERSION}`,
    `/og/services/move-in-cleaning/more/${OTHER_VERSION}`,
    `/og/places/move-in-cleaning/%2e/${OTHER_VERSION}`,
  ])("is not there at %s", async (url) => {
    const { statusCode, json } = await fetched(url);
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ error: { code: "route_not_found" } });
  });
});
