import { beforeAll, describe, expect, it } from "vitest";
import { connectTo } from "./connect-to.ts";
import { testDatabase, testDatabaseUrl } from "#test/database.ts";
import { inTransaction } from "./in-transaction.ts";

beforeAll(async () => {
  const owner = connectTo(await testDatabaseUrl(), { max: 1 });
  await owner.unsafe(`create table counters (id int primary key, n int not null);
    insert into counters values (1, 0), (2, 0); grant select, update on counters to somssi_app`);
  await owner.end();
});

async function count(id: number): Promise<number> {
  const [row] = await (await testDatabase())`select n from counters where id = ${id}`;
  return Number(row?.n);
}

describe("inTransaction", () => {
  it("keeps what work did and answers its result", async () => {
    const sql = await testDatabase();
    const result = await inTransaction(sql, async (tx) => {
      await tx`update counters set n = n + 1 where id = 1`;
      return "done";
    });
    expect(result).toBe("done");
    expect(await count(1)).toBe(1);
  });

  it("undoes everything when work throws, and does not try again", async () => {
    const sql = await testDatabase();
    const before = await count(1);
    let runs = 0;
    const failing = inTransaction(sql, async (tx) => {
      runs += 1;
      await tx`update counters set n = n + 1 where id = 1`;
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(runs).toBe(1);
    expect(await count(1)).toBe(before);
  });

  it("runs again when two serializable transactions collide", async () => {
    const sql = await testDatabase();
    const before = await count(2);
    const barrier = Promise.withResolvers<void>();
    let arrived = 0;
    let runs = 0;
    const increment = () =>
      inTransaction(
        sql,
        async (tx) => {
          runs += 1;
          const [row] = await tx`select n from counters where id = 2`;
          arrived += 1;
          if (arrived === 2) barrier.resolve();
          await barrier.promise;
          await tx`update counters set n = ${Number(row?.n) + 1} where id = 2`;
        },
        { isolation: "serializable" },
      );
    await Promise.all([increment(), increment()]);
    expect(runs).toBe(3);
    expect(await count(2)).toBe(before + 2);
  });
});
