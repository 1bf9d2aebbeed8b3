import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makePro } from "#test/factories/pros.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await makePro(app, { name: "새봄 청소", services: ["move-in-cleaning"], regions: ["11680"] });
  await makePro(app, { name: "이사랑", services: ["piano-lesson"], regions: ["11650"] });
  await makePro(app, { name: "번개이사", services: ["home-moving"], regions: ["11680"] });
  await app.sweep();
});

describe("search.pro", () => {
  it.each([
    [{}, ["새봄 청소", "이사랑", "번개이사"]],
    [{ q: "이사" }, ["번개이사", "이사랑"]],
    [{ q: "강남 입주청소" }, ["새봄 청소"]],
    [{ q: "dltk" }, ["번개이사", "이사랑"]],
    [{ q: "ㅂㄱㅇㅅ" }, ["번개이사"]],
    [{ q: "번갱" }, ["번개이사"]],
    [{ q: "새봄청소" }, ["새봄 청소"]],
  ])("%j", async (query, names) => {
    const answer = await app.visitor().call("search.pro", query);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(new Set(answer.body.items.map(({ pro }) => pro.display_name))).toEqual(new Set(names));
  });
  it.each(["이", "이사", "ㅇㅅ", "강", "dltk", "번개ㅇ"])("suggest %s", async (q) => {
    const answer = await app.visitor().call("search.suggest", { q });
    expect(answer.status).toBe(200);
  });
});
