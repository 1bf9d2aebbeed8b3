import { expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { KeptRows } from "./kept-rows.ts";

const sql = await testDatabase();

function scene() {
  const rows = new KeptRows<string>();
  const asked: string[][] = [];
  const there = new Map([["a", "가"]]);
  const load = (keys: string[]) => {
    asked.push(keys);
    return Promise.resolve(
      new Map([...there].filter(([key]) => keys.includes(key))) as ReadonlyMap<string, string>,
    );
  };
  return { rows, asked, there, load };
}

it("asks for each row once, and for what was not there again", async () => {
  const { rows, asked, there, load } = scene();
  expect([...(await rows.get(sql, ["a", "b", "a"], load))]).toEqual([["a", "가"]]);
  there.set("b", "나");
  expect([...(await rows.get(sql, ["b", "a"], load))]).toEqual([
    ["b", "나"],
    ["a", "가"],
  ]);
  expect([...(await rows.get(sql, ["b"], load))]).toEqual([["b", "나"]]);
  expect(asked).toEqual([["a", "b"], ["b"]]);
});

it("asks for nothing when nobody names a key", async () => {
  const { rows, asked, load } = scene();
  expect((await rows.get(sql, [], load)).size).toBe(0);
  expect(asked).toEqual([]);
});

it("keeps nothing of one pool for another, and lets a transaction read its own", async () => {
  const { rows, asked, load } = scene();
  await rows.get(sql, ["a"], load);
  await sql.begin((tx) => rows.get(tx, ["a"], load));
  expect(asked).toEqual([["a"], ["a"]]);
});
