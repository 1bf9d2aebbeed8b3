import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function names(query: { q: string }) {
  const { body } = await app.visitor().call("search.pro", query);
  return body.items.map(({ pro }) => pro.display_name);
}

describe("a pro who hides", () => {
  it("is gone from search and suggestions at once, and comes back", async () => {
    const { proId: id } = await makeSearchedPro(app, { name: "김민지" });
    await app.sweep();
    const found = async () => [
      (await names({ q: "민지" })).length,
      (await names({ q: "ㄱㅁㅈ" })).length,
      ...(await Promise.all(
        ["김", "김민ㅈ", "ㄱㅁㅈ"].map(async (q) => {
          const { body } = await app.visitor().call("search.suggest", { q });
          return body.items.filter((item) => item.kind === "pro" && item.id === id).length;
        }),
      )),
    ];
    expect(await found()).toEqual([1, 1, 1, 1, 1]);
    for (const [hide, show] of [
      [
        app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${id}`,
        app.sql`UPDATE pro_profiles SET allow_public_read = true WHERE id = ${id}`,
      ],
      [
        app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${id}`,
        app.sql`UPDATE pro_profiles SET state = 'approved' WHERE id = ${id}`,
      ],
    ] as const) {
      await hide;
      expect(await found()).toEqual([0, 0, 0, 0, 0]);
      await show;
      await app.sweep();
      expect(await found()).toEqual([1, 1, 1, 1, 1]);
    }
    await app.sql`UPDATE pro_profiles SET display_name = '박서준' WHERE id = ${id}`;
    expect(await found()).toEqual([0, 0, 0, 0, 0]);
    expect(await names({ q: "박서준" })).toEqual(["박서준"]);
  });
});
