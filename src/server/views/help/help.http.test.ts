import { beforeAll, expect, it } from "vitest";
import { QUOTE_WINDOW_TEXT } from "#domain/request/deadlines.ts";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it("lists the articles by topic, and looks for words in them", async () => {
  const all = await app.visitor().call("help.list");
  expect(all.body.found).toBeNull();
  expect(all.body.topics[0]).toMatchObject({ slug: "start", name: "처음이에요" });
  const { body } = await app.visitor().call("help.list", { q: "멤버십 해지" });
  expect(body.found?.[0]).toMatchObject({ slug: "cancel-membership" });
  const none = await app.visitor().call("help.list", { q: "쀍쀍" });
  expect(none.body.found).toEqual([]);
});

it.each([
  ["크래딧", "quote-cost"],
  ["비번", "password"],
  ["노쇼", "not-as-agreed"],
  ["고수가 안 와요", "not-as-agreed"],
  ["전화번호 변경", "change-phone"],
  ["핸드폰 번호 바꾸고 싶어요", "change-phone"],
])("finds by what people say or mistype, %s, among the first two", async (q, slug) => {
  const { body } = await app.visitor().call("help.list", { q });
  expect(body.found?.slice(0, 2).map((one) => one.slug)).toContain(slug);
});

it("answers one with the figures that hold, and the others of its topic", async () => {
  const { body } = await app.visitor().call("help.get", { slug: "how-many-quotes" });
  expect(JSON.stringify(body.blocks)).toContain(QUOTE_WINDOW_TEXT);
  expect(body.topic.slug).toBe("requests");
  expect(body.others.map(({ slug }) => slug)).not.toContain("how-many-quotes");
});

it("has none that was never written", async () => {
  const refused = await app.visitor().call("help.get", { slug: "never-written" });
  expect([refused.status, refused.error.code]).toEqual([404, "not_found"]);
});
