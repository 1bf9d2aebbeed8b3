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

  it("refuses a database newer than the program", async () => {
    await migrate({ url, folder });
    rmSync(join(folder, "0002-names.sql"));
    await expect(migrate({ url, folder })).rejects.toThrow(/0002-names/);
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
