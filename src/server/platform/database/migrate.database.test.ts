import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectTo } from "./connect-to.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "#test/database.ts";
import { migrate } from "./migrate.ts";

const product = join(import.meta.dirname, "../../../../migrations");
let folder: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "somssi-migrations-"));
  url = await emptyDatabase();
  add("0001-people.sql", "create table people (name text)");
  add(
    "0002-names.sql",
    "create unique index people_name on people (name); insert into people values ('가')",
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (file: string, statements: string) => writeFileSync(join(folder, file), statements);

async function rows(statement: string): Promise<unknown[]> {
  const sql = connectTo(url, { max: 1 });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

describe("migrate", () => {
  it("applies each file once, in order", async () => {
    const said: string[] = [];
    await migrate({ url, folder, say: (line) => said.push(line) });
    await migrate({ url, folder, say: (line) => said.push(line) });
    expect(said).toHaveLength(2);
    expect(await rows("select version, name from schema_migrations order by 1")).toEqual([
      { version: 1, name: "0001-people" },
      { version: 2, name: "0002-names" },
    ]);
  });

  it("undoes a file that fails half-way and names it", async () => {
    add("0003-half.sql", "create table half (id int); select no_such_function()");
    await expect(migrate({ url, folder })).rejects.toThrow(/0003-half.*no_such_function/);
    expect(await rows("select to_regclass('half') as half")).toEqual([{ half: null }]);
    add("0003-half.sql", "create table half (id int)");
    await migrate({ url, folder });
    expect(await rows("select count(*)::int as n from schema_migrations")).toEqual([{ n: 3 }]);
  });

  it("refuses a file that changed after it ran", async () => {
    await migrate({ url, folder });
    add("0001-people.sql", "create table people (name text, age int)");
    await expect(migrate({ url, folder })).rejects.toThrow(/0001-people/);
  });

  it("lets an older program start on what leaves it alone, and refuses it on what does not", async () => {
    add("0003-notes.sql", "create table notes (body text)");
    await migrate({ url, folder });
    rmSync(join(folder, "0003-notes.sql"));
    await migrate({ url, folder });
    add("0003-notes.sql", "create table notes (body text)");
    add("0004-no-names.sql", "-- breaks older code\nalter table people drop column name");
    await migrate({ url, folder });
    rmSync(join(folder, "0004-no-names.sql"));
    await expect(migrate({ url, folder })).rejects.toThrow(/0004-no-names/);
  });

  it("refuses an older program where nobody wrote down what newer ones do to it", async () => {
    await migrate({ url, folder });
    await rows("alter table schema_migrations drop column breaks_older_code");
    rmSync(join(folder, "0002-names.sql"));
    await expect(migrate({ url, folder })).rejects.toThrow(/0002-names/);
  });

  it("gives way to whoever waits behind it for a table that somebody holds", async () => {
    await migrate({ url, folder });
    const holder = connectTo(url, { max: 1 });
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = holder.begin(async (tx) => {
      await tx`select from people`;
      held.resolve();
      await release.promise;
    });
    await held.promise;
    add("0003-ages.sql", "alter table people add column age int");
    let gaveWay = 0;
    const pause = async () => {
      gaveWay += 1;
      // Nobody waits for it any more: others read.
      expect(await rows("select name from people")).toEqual([{ name: "가" }]);
      release.resolve();
      await holding;
    };
    const said: string[] = [];
    await migrate({ url, folder, pause, say: (line) => said.push(line) });
    await holder.end();
    expect(gaveWay).toBe(1);
    expect(said.at(-1)).toMatch(/0003-ages: 바꿀 표를 누가 쓰고 있어요/);
    expect(await rows("select age from people")).toEqual([{ age: null }]);
  });

  it("builds an index while others wait for their turn, statement by statement", async () => {
    add(
      "0003-index.sql",
      `-- outside a transaction
       drop index concurrently if exists people_again;
       create index concurrently people_again on people (name);`,
    );
    await Promise.all([1, 2, 3].map(() => migrate({ url, folder })));
    expect(
      await rows(
        "select indisvalid as valid from pg_index where indexrelid = 'people_again'::regclass",
      ),
    ).toEqual([{ valid: true }]);
  });

  it("refuses a gap in the numbers", async () => {
    add("0004-late.sql", "select 1");
    await expect(migrate({ url, folder })).rejects.toThrow(/expected number 0003/);
  });

  it("lets four processes start at once", async () => {
    cpSync(product, folder, { recursive: true, force: true });
    rmSync(join(folder, "0001-people.sql"));
    rmSync(join(folder, "0002-names.sql"));
    const script = `
      const { migrate } = await import(${JSON.stringify(join(import.meta.dirname, "migrate.ts"))});
      await migrate({ url: process.argv[1], folder: process.argv[2] });`;
    const codes = await Promise.all(
      [1, 2, 3, 4].map(
        () =>
          new Promise((resolve, reject) => {
            const args = ["--input-type=module", "-e", script, url, folder];
            const child = spawn(process.execPath, args, { stdio: "inherit" });
            child.once("exit", resolve).once("error", reject);
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    const [count] = await rows(
      "select count(*)::int as n, max(version) as last from schema_migrations",
    );
    expect(count).toMatchObject({ n: (count as { last: number }).last });
  });
});
