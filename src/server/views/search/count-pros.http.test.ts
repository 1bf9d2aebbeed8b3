import { beforeAll, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const cleaning = { services: ["move-in-cleaning", "house-cleaning"], regions: ["11680"] };
  for (const facts of [
    { ...cleaning, name: "새봄 클린", reviews: 20, ratingSum: 98 },
    {
      ...cleaning,
      name: "으뜸 청소",
      reviews: 5,
      ratingSum: 20,
      certificates: ["business" as const],
    },
    { name: "번개이사", services: ["home-moving"], regions: ["11680", "11650"] },
    { name: "이사랑", services: ["piano-lesson"], regions: ["11650"], reviews: 2, ratingSum: 10 },
    { name: "김민지", services: ["piano-lesson"], regions: ["26350"] },
  ]) {
    await makeSearchedPro(app, facts);
  }
});

type Asked = Input<"search.proCounts">;

async function counts(query: Asked) {
  const answer = await app.visitor().call("search.proCounts", query);
  expect([answer.status, answer.error]).toEqual([200, {}]);
  return answer.body;
}

async function found(query: Asked): Promise<number> {
  const { body } = await app.visitor().call("search.pro", { ...query, limit: 100 });
  return body.items.length;
}

describe("figures beside the filters of a search", () => {
  it.each<Asked>([
    {},
    { q: "청소" },
    { q: "cjdth" },
    { region: "11680" },
    { category: "moving-cleaning" },
    { category: "moving-cleaning", service: "move-in-cleaning", min_rating: 4.5 },
    { category: "lessons", region: "11650", certificate: "business" },
    { q: "이사", min_rating: 3, available: "true" },
    { q: "없는이름이에요" },
  ])("of %j say what choosing finds", async (query) => {
    const body = await counts(query);
    expect([body.total, body.is_more]).toEqual([await found(query), false]);
    for (const { value, count } of body.categories ?? []) {
      const { service: _service, ...others } = query;
      expect([value, count]).toEqual([value, await found({ ...others, category: value })]);
    }
    for (const { value, count } of body.services ?? []) {
      if (count > 0 || value.includes("cleaning")) {
        expect([value, count]).toEqual([value, await found({ ...query, service: value })]);
      }
    }
    for (const { value, count } of body.ratings ?? []) {
      expect([value, count]).toEqual([value, await found({ ...query, min_rating: Number(value) })]);
    }
    for (const { value, count } of body.certificates ?? []) {
      const certificate = value as NonNullable<Asked["certificate"]>;
      expect([value, count]).toEqual([value, await found({ ...query, certificate })]);
    }
    expect(body.available).toBe(await found({ ...query, available: "true" }));
  });

  it("name the services of the category that is asked for, and none without one", async () => {
    expect((await counts({})).services).toEqual([]);
    const { services } = await counts({ category: "moving-cleaning" });
    expect(services).toContainEqual({ value: "house-cleaning", count: 2 });
    expect(services?.map(({ value }) => value)).not.toContain("piano-lesson");
  });

  it("find nobody by signs alone", async () => {
    expect(await counts({ q: "!!!" })).toMatchObject({ total: 0, is_more: false, available: 0 });
  });

  it("refuse what is not in the catalogue, and no order", async () => {
    const missing = await app.visitor().call("search.proCounts", { service: "nothing-here" });
    expect([missing.status, missing.error.code]).toEqual([404, "not_found"]);
    const ordered = await app
      .visitor()
      .call("search.proCounts", { sort: "price" } as unknown as Asked);
    expect([ordered.status, ordered.error.code]).toEqual([422, "invalid"]);
  });
});
