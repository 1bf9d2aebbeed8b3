import { beforeAll, describe, expect, it } from "vitest";
import type { RequestForm } from "#domain/request-form/question.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createIds } from "#server/platform/ids.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createTestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro } from "#test/factories/pros.ts";
import { installReferenceData } from "./reference.ts";
import { installForms } from "./reference/form-versions.ts";

let sql: Sql;
beforeAll(async () => {
  sql = await testDatabase();
});

async function stateOfTables() {
  const [row] = await sql`
    SELECT (SELECT count(*)::int FROM categories WHERE parent_slug IS NULL) AS categories,
           (SELECT count(*)::int FROM services) AS services,
           (SELECT count(*)::int FROM service_forms) AS forms,
           (SELECT count(*)::int FROM regions WHERE level = 'si_gun_gu' AND valid_to IS NULL) AS si_gun_gu,
           (SELECT count(*)::int FROM regions WHERE level = 'eup_myeon_dong' AND valid_to IS NULL) AS dong`;
  return row;
}

async function currentForm(slug: string): Promise<RequestForm> {
  const [form] = await sql<RequestForm[]>`
    SELECT service_slug AS service, version, questions FROM service_forms
    WHERE service_slug = ${slug} ORDER BY version LIMIT 1`;
  if (!form) throw new Error(`no form of ${slug}`);
  return form;
}

const reworded = (form: RequestForm): RequestForm => ({
  ...form,
  questions: form.questions.map((question) => ({ ...question, help: "새 도움말" })),
});
const install = (...forms: RequestForm[]) => sql.begin((tx) => installForms(tx, forms));

describe("reference data", () => {
  it("fills the catalogue and the regions", async () => {
    const found = await stateOfTables();
    expect(found?.categories).toBe(10);
    expect(found?.services).toBeGreaterThan(70);
    expect(found?.forms).toBe(found?.services);
    expect(found?.si_gun_gu).toBeGreaterThan(220);
    expect(found?.dong).toBeGreaterThan(3_400);
  });

  it("changes nothing when this edition is in", async () => {
    const [before] = await sql`SELECT * FROM seeds WHERE name = 'reference'`;
    await installReferenceData(sql);
    const [after] = await sql`SELECT * FROM seeds WHERE name = 'reference'`;
    expect(after).toEqual(before);
  });

  it("mends rows of another edition, also when several processes come at once", async () => {
    const before = await stateOfTables();
    await sql`UPDATE seeds SET content_hash = 'another' WHERE name = 'reference'`;
    await sql`UPDATE regions SET name = '옛 이름' WHERE code = '11680'`;
    await sql`UPDATE services SET price_low = 1, aliases = '{}' WHERE slug = 'move-in-cleaning'`;
    await Promise.all([1, 2, 3].map(() => installReferenceData(sql)));
    expect(await stateOfTables()).toEqual(before);
    const [region] = await sql`SELECT name FROM regions WHERE code = '11680'`;
    expect(region).toEqual({ name: "강남구" });
    const [service] = await sql`
      SELECT price_low > 1 AS priced, cardinality(aliases) > 0 AS named FROM services WHERE slug = 'move-in-cleaning'`;
    expect(service).toEqual({ priced: true, named: true });
  });
});

describe("a form version", () => {
  it("may be reworded until a request has answered it", async () => {
    const form = reworded(await currentForm("aircon-cleaning"));
    await install(form);
    expect(await currentForm("aircon-cleaning")).toEqual(form);
  });

  it("is added beside the old one", async () => {
    const form = await currentForm("move-in-cleaning");
    await install({ ...reworded(form), version: form.version + 1 });
    const versions =
      await sql`SELECT version FROM service_forms WHERE service_slug = 'move-in-cleaning'`;
    expect(versions).toHaveLength(2);
    expect(await currentForm("move-in-cleaning")).toEqual(form);
  });

  it("never changes once a request has answered it", async () => {
    const clock = createTestClock();
    const app = { sql, clock, ids: createIds(clock, systemRandom) };
    const { proId } = await makePro(app);
    const customer = await makeAccount(app);
    await makeHire(app, { customerId: customer.id, proId });
    const form = await currentForm("move-in-cleaning");
    await expect(install(reworded(form))).rejects.toThrow(
      /move-in-cleaning .*version을 올려 주세요/,
    );
    expect(await currentForm("move-in-cleaning")).toEqual(form);
    await install(form);
  });
});
