import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMetrics } from "#server/platform/metrics/create-metrics.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { PRODUCT_FIGURES } from "#server/views/figures/figures.ts";
import { createTestClock } from "./clock.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesIn = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

const ALERTS = "deploy/observability/alerts.yml";
const CASES = "deploy/observability/alerts.test.yml";
const RUNBOOKS = "docs/runbooks";
const readers = [
  ALERTS,
  CASES,
  ...filesIn("deploy/observability/dashboards"),
  ...filesIn(RUNBOOKS),
];

const { registry } = createMetrics({
  // Nobody scrapes here.
  sql: null as unknown as Sql,
  clock: createTestClock(),
  figures: PRODUCT_FIGURES,
  openStreams: () => 0,
  figureFailed: () => undefined,
});
const registered = registry.getMetricsAsArray().map(({ name }) => name);

/** Figures that a text names, without what Prometheus adds to a histogram's. */
const named = (text: string) => [
  ...new Set(
    (text.match(/\b(somssi|http|event|nodejs|process)_[a-z_]+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ""),
    ),
  ),
];

const alerts = [
  ...read(ALERTS).matchAll(/- alert: (\w+)[\s\S]*?severity: (\w+)[\s\S]*?runbook_url: (\S+)/g),
].map(([, name = "", severity = "", runbook = ""]) => ({ name, severity, runbook }));
const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();

describe("what operators are given", () => {
  it.each(readers)("%s names no figure that the product does not answer", (path) => {
    expect(named(read(path)).filter((name) => !registered.includes(name))).toEqual([]);
  });

  it("shows every figure of a promise somewhere", () => {
    const shown = named(
      readers
        .filter((path) => path !== CASES)
        .map(read)
        .join("\n"),
    );
    const ours = registered.filter((name) => name.startsWith("somssi_"));
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it("has a runbook for each alert and no other", () => {
    expect(alerts).toHaveLength(read(ALERTS).match(/- alert:/g)?.length ?? 0);
    for (const { name, runbook } of alerts) expect(runbook).toBe(`${RUNBOOKS}/${kebab(name)}.md`);
    expect(filesIn(RUNBOOKS).sort()).toEqual(alerts.map(({ runbook }) => runbook).sort());
    for (const { name, runbook } of alerts) expect(read(runbook)).toMatch(`# ${name}\n`);
  });

  it("leads from a runbook to others that are there", () => {
    for (const path of filesIn(RUNBOOKS)) {
      for (const [, to = ""] of read(path).matchAll(/\]\(([^)]+)\)/g)) {
        expect(filesIn(RUNBOOKS)).toContain(`${RUNBOOKS}/${to}`);
      }
    }
  });

  it("calls somebody or waits for the next day, and tests each alert firing and quiet", () => {
    const cases = read(CASES);
    for (const { name, severity } of alerts) {
      expect(["page", "ticket"]).toContain(severity);
      expect(cases).toContain(`- name: ${name} fires\n`);
      expect(cases).toContain(`- name: ${name} stays quiet\n`);
    }
  });

  it("asks Prometheus in each panel of a dashboard", () => {
    for (const path of filesIn("deploy/observability/dashboards")) {
      const { uid, panels } = JSON.parse(read(path)) as {
        uid: string;
        panels: { id: number; type: string; targets?: { expr: string }[] }[];
      };
      expect(uid).toMatch(/^somssi-/);
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      for (const { type, targets = [] } of panels) {
        if (type !== "row")
          expect(targets.every(({ expr }) => named(expr).length > 0 || expr.includes("up{"))).toBe(
            true,
          );
      }
    }
  });
});
