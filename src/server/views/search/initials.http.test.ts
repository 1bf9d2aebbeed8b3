import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

it.each(["ㄴㅁㅂ", "ㄴㅁㅂㅋㄹ"])(
  "first letters %s that begin a name come before those inside one, however good that one is",
  async (q) => {
    const app = await testApp();
    await app.sql`UPDATE pro_profiles SET allow_public_read = false`;
    for (const [name, hires] of [
      ["큰나무별 클린", 90],
      ["나무별 클린", 0],
    ] as const) {
      await makeSearchedPro(app, { name, hires });
    }
    const { body: found } = await app.visitor().call("search.pro", { q });
    expect(found.items.map(({ pro }) => pro.display_name)).toEqual([
      "나무별 클린",
      "큰나무별 클린",
    ]);
    if (q.length <= 4) return;
    const { body: suggested } = await app.visitor().call("search.suggest", { q });
    expect(suggested.items.map(({ name }) => name)).toEqual(["나무별 클린", "큰나무별 클린"]);
  },
);
