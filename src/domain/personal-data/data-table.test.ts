import { describe, expect, it } from "vitest";
import { clearedBy, columnsOf, exportedBy, own, type DataRule } from "./data-rule.ts";
import { DATA_RULES } from "./data-table.ts";
import { EXPORT_LABELS } from "./export-labels.ts";

const rules = Object.entries(DATA_RULES);

describe("every table", () => {
  it.each(rules)("%s says what becomes of what was given", (_table, rule) => {
    const given = columnsOf(rule, "given", "secret");
    if (rule.fate === "keep") expect(given).toEqual([]);
    if (rule.links.length === 0) expect(rule.fate).toBe("keep");
    for (const column of Object.keys(rule.texts ?? {})) expect(given).toContain(column);
    const links = rule.links.map(({ column }) => column);
    for (const link of Object.values(rule.only ?? {})) expect(links).toContain(link);
  });

  it.each(rules.filter(([, { links }]) => links.length > 0))(
    "%s is in the copy that people get of their data, or says why not",
    (table, rule) => {
      expect(table in EXPORT_LABELS).toBe(rule.unexported === undefined);
    },
  );

  it("has a name of its own in that copy", () => {
    const labels = Object.values(EXPORT_LABELS);
    expect(new Set(labels).size).toBe(labels.length);
    expect(Object.keys(EXPORT_LABELS).filter((table) => !(table in DATA_RULES))).toEqual([]);
  });

  it("stands before the table that leads to its rows, where that loses them", () => {
    const order = rules.map(([table]) => table);
    for (const [table, { links, fate }] of rules) {
      for (const { of } of links) {
        if (DATA_RULES[of]?.fate !== "delete" || fate === "keep") continue;
        expect(order.indexOf(table), table).toBeLessThan(order.indexOf(of));
      }
    }
  });
});

describe("a row of two people", () => {
  const rule: DataRule = {
    why: "",
    links: [own("customer_id"), own("pro_id")],
    fate: "clear",
    columns: { given: "place note", secret: "token", others: "remark", code: "state" },
    only: { place: "customer_id" },
    blanks: { phone: null },
  };

  it("loses to each what is theirs, and what was blanked", () => {
    expect(clearedBy(rule, own("customer_id"))).toEqual(["place", "note", "token", "phone"]);
    expect(clearedBy(rule, own("pro_id"))).toEqual(["note", "token", "phone"]);
  });

  it("gives each what is theirs, no secret and nothing of others", () => {
    const all = ["id", "place", "note", "token", "remark", "state"];
    expect(exportedBy(rule, own("customer_id"), all)).toEqual(["id", "place", "note", "state"]);
    expect(exportedBy(rule, own("pro_id"), all)).toEqual(["id", "note", "state"]);
  });
});
