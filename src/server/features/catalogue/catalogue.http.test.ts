import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSignedInPro } from "#test/factories/market.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { publish } from "#test/factories/requests.ts";

const MONTH_MS = 30 * 86_400_000;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe("categories", () => {
  it("are ten of level 1, each with its services by level 2", async () => {
    const visitor = app.visitor();
    const { items } = (await visitor.call("categories.list")).body;
    expect(items).toHaveLength(10);
    expect(items[0]).toMatchObject({ slug: "moving-cleaning", name: "이사·청소" });
    for (const { slug, name } of items) {
      const { body } = await visitor.call("categories.get", { cat1Slug: slug });
      expect(body.name).toBe(name);
      expect(body.groups.length).toBeGreaterThan(0);
      for (const group of body.groups) expect(group.services.length).toBeGreaterThan(0);
    }
  });

  it("that are of no level 1 are missing", async () => {
    for (const cat1Slug of ["none", "cleaning", "이사"]) {
      const answer = await app.visitor().call("categories.get", { cat1Slug });
      expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
    }
  });
});

describe("a service", () => {
  it("is found by its name, whatever the spacing, and none by a word nobody uses", async () => {
    const found = async (q: string) =>
      (await app.visitor().call("services.list", { q })).body.items.map(({ slug }) => slug);
    expect(await found("입주 청소")).toContain("move-in-cleaning");
    expect(await found("입주청소")).toContain("move-in-cleaning");
    expect(await found("없는일")).toEqual([]);
  });

  it("shows its pros, the best known first, and no figure nobody earned", async () => {
    const pro = await makeSignedInPro(app, { services: ["home-moving"] });
    const { body } = await app.visitor().call("services.get", { slug: "home-moving" });
    expect(body.pro_count).toBe(1);
    expect(body.top_pros).toMatchObject([{ id: pro.proId, rating: null, review_count: 0 }]);
  });

  it("has a form of questions with a version", async () => {
    const { body } = await app.visitor().call("services.form", { slug: "move-in-cleaning" });
    expect(body.version).toBeGreaterThan(0);
    expect(body.questions.map(({ id }) => id)).toContain("decision");
    expect(body.service).toEqual({ slug: "move-in-cleaning", name: "입주청소" });
  });

  it("that is none has neither page nor form", async () => {
    const visitor = app.visitor();
    expect((await visitor.call("services.get", { slug: "none" })).status).toBe(404);
    expect((await visitor.call("services.form", { slug: "none" })).status).toBe(404);
  });
});

describe("services.popular", () => {
  const slugs = async () =>
    (await app.visitor().call("services.popular", { limit: 30 })).body.items.map(
      ({ slug }) => slug,
    );

  it("rises by what was asked for in the last thirty days, and falls back after them", async () => {
    const before = await slugs();
    const last = before.at(-1) ?? "";
    for (let people = 0; people < 3; people += 1) {
      await publish(await app.as(await makeAccount(app)));
    }
    await app.sql`UPDATE requests SET service_slug = ${last}`;
    expect((await slugs()).indexOf(last)).toBeLessThan(before.length - 1);
    app.clock.advance(MONTH_MS + 1);
    expect(await slugs()).toEqual(before);
  });

  it.each([0, 31, "x"])("refuses a limit of %s", async (limit) => {
    expect((await app.visitor().send("services.popular", { limit })).status).toBe(422);
  });
});
