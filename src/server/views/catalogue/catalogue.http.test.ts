import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSignedInPro } from "#test/factories/market.ts";

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
    expect(items[0]?.services).toContainEqual({ slug: "move-in-cleaning", name: "입주청소" });
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
    await app.sweep();
    const { body } = await app.visitor().call("services.get", { slug: "home-moving" });
    expect(body).toMatchObject({ pro_count: 1, review_count: 0, rating: null });
    expect(body.first_quote_minutes).toBeNull();
    expect(body.top_pros).toMatchObject([
      {
        id: pro.proId,
        rating: null,
        review_count: 0,
        regions: ["서울특별시 강남구"],
        region_count: 1,
      },
    ]);
  });

  it("says what it will ask, answers what is often asked, and leads to the trade beside it", async () => {
    const { body } = await app.visitor().call("services.get", { slug: "full-interior" });
    expect(body.asked).toContain("언제 결정하나요?");
    expect(body.questions.length).toBeGreaterThanOrEqual(4);
    expect(body.questions.map(({ question }) => question)).toEqual(
      expect.arrayContaining(["종합 인테리어는 보통 얼마인가요?", "고수의 자격을 확인하나요?"]),
    );
    expect(body.related[0]).toEqual({ slug: "bathroom-remodel", name: "욕실" });
    expect(body.related.map(({ slug }) => slug)).not.toContain("full-interior");
  });

  it("has a form of questions with a version", async () => {
    const { body } = await app.visitor().call("services.form", { slug: "move-in-cleaning" });
    expect(body.version).toBeGreaterThan(0);
    expect(body.questions.map(({ id }) => id)).toContain("decision");
    expect(body.service).toEqual({ slug: "move-in-cleaning", name: "입주청소" });
  });

  it("has the lines that most quotes for it have", async () => {
    const { body } = await app
      .visitor()
      .call("services.standardLines", { slug: "move-in-cleaning" });
    expect(body.items).toContainEqual({ id: "whole", name: "전체 청소" });
  });

  it("that is none has neither page nor form", async () => {
    const visitor = app.visitor();
    expect((await visitor.call("services.get", { slug: "none" })).status).toBe(404);
    expect((await visitor.call("services.form", { slug: "none" })).status).toBe(404);
    expect((await visitor.call("services.standardLines", { slug: "none" })).status).toBe(404);
  });
});
