import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const piano = { services: ["piano-lesson"] };
  await makeSearchedPro(app, { ...piano, name: "남산 소리방", regions: ["11140"] });
  await makeSearchedPro(app, { ...piano, name: "자갈치 소리방", regions: ["26110"] });
  await makeSearchedPro(app, { ...piano, name: "역삼 소리방", regions: ["11680"] });
});

it("a name that several places have finds who serves any of them, and nobody else", async () => {
  const { body } = await app.visitor().call("search.pro", { q: "중구 피아노" });
  expect(body.items.map(({ pro }) => pro.display_name).toSorted()).toEqual([
    "남산 소리방",
    "자갈치 소리방",
  ]);
});

it.each([
  ["중구", null],
  ["신사동", null],
  ["판교", "경기도 성남시 분당구"],
  ["역삼동", "서울특별시 강남구"],
])("%s names a region of its own only where all that are called so lie in one", async (q, name) => {
  const { body } = await app.visitor().call("search.pro", { q: `${q} 피아노` });
  expect(body.understood.region?.full_name ?? null).toBe(name);
});
