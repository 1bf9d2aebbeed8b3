import { expect, it } from "vitest";
import { DATA_RULES } from "#domain/personal-data/data-table.ts";
import { testDatabase } from "#test/database.ts";
import { owned } from "./owned-rows.ts";

const whose = {
  accountId: "0191b52e-5c00-7c61-8e91-56f5ad468ba8",
  contacts: ["somebody@example.com"],
};

/** Those of which a page asks what would be kept: as many rows as there are people, deals and messages. */
const askedByPages = Object.entries(DATA_RULES).filter(([, rule]) => rule.archived);

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** What is read from one end to the other. */
function readWhole(node: PlanNode): string[] {
  const { "Node Type": type, "Relation Name": table, "Index Name": index, Plans = [] } = node;
  const isWhole = type === "Seq Scan" || (index !== undefined && node["Index Cond"] === undefined);
  return [...(isWhole ? [index ?? table ?? type] : []), ...Plans.flatMap(readWhole)];
}

it("finds what the law wants kept of somebody by an index, whatever else the table holds", async () => {
  const sql = await testDatabase();
  const whole: string[] = [];
  await sql.begin(async (tx) => {
    await tx`SET LOCAL enable_seqscan = off`;
    for (const [table, rule] of askedByPages) {
      const [row] = await tx<{ "QUERY PLAN": [{ Plan: PlanNode }] }[]>`
        EXPLAIN (FORMAT JSON) SELECT FROM ${tx(table)} t WHERE ${owned(tx, rule, whose)}`;
      if (!row) throw new Error(`no plan for ${table}`);
      whole.push(...readWhole(row["QUERY PLAN"][0].Plan).map((read) => `${table}: ${read}`));
    }
  });
  expect(askedByPages.length).toBeGreaterThan(5);
  expect(whole).toEqual([]);
});
