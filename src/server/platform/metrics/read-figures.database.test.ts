import { expect, it } from "vitest";
import { createTestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import type { FigureGroup } from "./figure-group.ts";
import { createFigureReader, FIGURE_LIMITS, type FigureLimits } from "./read-figures.ts";

const sql = await testDatabase();

function readerOf(read: FigureGroup["read"], limits: Partial<FigureLimits> = {}) {
  const failures: string[] = [];
  const groups: FigureGroup[] = [
    { name: "first", figures: { first: { help: "x" } }, read },
    {
      name: "second",
      figures: { second: { help: "x" } },
      read: async () => [{ name: "second", value: 2 }],
    },
  ];
  const reader = createFigureReader({
    sql,
    clock: createTestClock(),
    groups,
    limits: { ...FIGURE_LIMITS, ...limits },
    failed: (group) => failures.push(group),
  });
  return { reader, failures };
}

const SECOND = [{ name: "second", value: 2 }];

it("looks once for all who ask within some seconds", async () => {
  let looks = 0;
  const { reader } = readerOf(async () => [{ name: "first", value: (looks += 1) }]);
  await Promise.all([reader(), reader()]);
  expect((await reader()).get("first")).toEqual([{ name: "first", value: 1 }]);
});

it("reads the others when one group throws, and tells which it was", async () => {
  const { reader, failures } = readerOf(async (tx) => {
    await tx`SELECT 1 / 0`;
    return [];
  });
  const read = await reader();
  expect(read.get("first")).toBeNull();
  expect(read.get("second")).toEqual(SECOND);
  expect(failures).toEqual(["first"]);
});

it("ends a statement that takes too long, and lets none write", async () => {
  const slow = readerOf(
    async (tx) => {
      await tx`SELECT pg_sleep(20)`;
      return [];
    },
    { statement: 50 },
  );
  expect((await slow.reader()).get("first")).toBeNull();
  const writing = readerOf(async (tx) => {
    await tx`DELETE FROM deliveries`;
    return [];
  });
  await writing.reader();
  expect(writing.failures).toEqual(["first"]);
});

it("keeps no scrape waiting, and begins no second look beside one that hangs", async () => {
  const hanging = Promise.withResolvers<void>();
  let looks = 0;
  const { reader } = readerOf(
    async () => {
      looks += 1;
      await hanging.promise;
      return [];
    },
    { scrape: 20, fresh: 0 },
  );
  expect((await reader()).get("second")).toBeNull();
  expect((await reader()).get("first")).toBeNull();
  await expect.poll(() => looks).toBe(1);
  hanging.resolve();
});
