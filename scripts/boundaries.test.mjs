import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBoundaries } from "./boundary-check.mjs";
import { dependencies, rules, tableWriters } from "./boundary-rules.mjs";
import { checkDependencies } from "./slice-dependencies.mjs";
import { checkTableWriters } from "./table-writers.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-boundaries-"));
  const imports = { "#domain/*": "./src/domain/*", "#web/*": "./src/web/*", "#test/*": "./test/*" };
  write("package.json", JSON.stringify({ imports }));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function violationsOf(file, text) {
  write(file, text);
  return checkBoundaries(root, rules).violations;
}

describe("checkBoundaries refuses", () => {
  it.each([
    ["src/domain/a.ts", 'import { z } from "zod";'],
    ["src/domain/a.ts", 'import { readFileSync } from "node:fs";'],
    ["src/domain/a.ts", 'import { readFileSync } from "fs";'],
    ["src/domain/a.ts", 'import type { X } from "../contract/x.ts";'],
    ["src/domain/a.ts", 'export * from "../contract/x.ts";'],
    ["src/domain/a.ts", 'export { x } from "../contract/x.ts";'],
    ["src/domain/a.ts", 'export const x = await import("../contract/x.ts");'],
    ["src/domain/a.ts", 'export type X = import("../contract/x.ts").X;'],
    ["src/domain/a.ts", 'export const x = require("../contract/x.ts");'],
    ["src/domain/a.ts", "export const x = (path: string) => import(path);"],
    ["src/domain/a.ts", "export const x = (path: string) => import(`./${path}.ts`);"],
    ["src/domain/a.ts", 'import { x } from "./a.test.ts";'],
    ["src/contract/a.ts", 'import { x } from "#web/app/x.ts";'],
    ["src/contract/a.ts", 'import { Fragment } from "react";'],
    ["src/ui/a.tsx", 'import { x } from "#domain/x.ts";'],
    ["src/ui/a.tsx", 'import { Link } from "@tanstack/react-router";'],
    ["src/web/platform/a.ts", 'import { x } from "../features/quotes/x.ts";'],
    ["src/web/features/quotes/a.ts", 'import { x } from "../reviews/x.ts";'],
    ["src/web/features/quotes/a.ts", 'import { x } from "../../app/x.ts";'],
    ["src/web/features/quotes/a.ts", 'export const all = import.meta.glob("../*/x.ts");'],
    ["src/web/app/a.ts", 'import { x } from "../../server/app.ts";'],
    ["src/server/platform/a.ts", 'import { x } from "../features/quotes/queries.ts";'],
    ["src/server/gateways/message/a.ts", 'import { x } from "../storage/x.ts";'],
    ["src/server/features/quotes/a.ts", 'import { x } from "../reviews/rules.ts";'],
    ["src/server/features/quotes/a.ts", 'import { x } from "#test/database.ts";'],
    ["src/server/main.ts", 'import { x } from "#web/entry-server.tsx";'],
  ])("in %s: %s", (file, text) => {
    expect(violationsOf(file, text)).toHaveLength(1);
  });

  it.each([
    "export const x = () => new Date();",
    "export const x = () => Date.now();",
    "export const x = () => Date();",
    "export const x = () => Math.random();",
    "export const x = () => crypto.randomUUID();",
  ])("a rule that asks the machine: %s", (text) => {
    expect(violationsOf("src/domain/a.ts", text)).toHaveLength(1);
    expect(violationsOf("src/server/features/quotes/b.ts", text)).toHaveLength(2);
  });

  it("a file in a folder that no rule covers", () => {
    expect(violationsOf("src/shared/a.ts", "export const x = 1;")).toEqual([
      "src/shared/a.ts: no rule covers this file",
    ]);
    expect(violationsOf("src/web/shared/a.ts", "export const x = 1;")).toHaveLength(2);
  });
});

describe("checkBoundaries allows", () => {
  it.each([
    ["src/domain/a.ts", 'import { x } from "./b/x.ts"; export const y = new Date(x);'],
    ["src/contract/a.ts", 'import * as z from "zod"; import { x } from "#domain/x.ts";'],
    ["src/ui/a.tsx", 'import { Dialog } from "@base-ui/react/dialog"; import "./a.css";'],
    ["src/ui/b.tsx", 'import { groupDigits } from "#domain/text/group-digits.ts";'],
    ["src/web/features/quotes/a.ts", 'import { x } from "../../platform/x.ts"; import "./b.ts";'],
    ["src/web/app/a.ts", 'import { x } from "#web/features/quotes/x.ts";'],
    ["src/server/features/quotes/a.ts", 'import { x } from "../reviews/queries.ts";'],
    ["src/server/main.ts", 'import { x } from "./features/reviews/rules.ts"; import "node:fs";'],
    ["src/domain/a.test.ts", 'import { x } from "#test/database.ts";'],
  ])("in %s: %s", (file, text) => {
    expect(violationsOf(file, text)).toEqual([]);
  });
});

it("counts what it read, leaving tests out", () => {
  write("src/domain/a.ts", "export const a = 1;");
  write("src/domain/a.test.ts", "export const a = 1;");
  expect(checkBoundaries(root, rules).modules).toBe(1);
});

describe("a table", () => {
  const written = () => checkTableWriters(root, tableWriters).violations;

  it("has one slice that writes it", () => {
    write("src/server/features/quotes/a.ts", "tx`INSERT INTO quotes VALUES (1)`");
    write("src/server/features/quotes/b.ts", "tx`SELECT 1 FROM hires FOR UPDATE OF hires`");
    expect(written()).toEqual([]);
    write("src/server/features/hires/a.ts", "tx`UPDATE quotes SET state = 'hired'`");
    expect(written()).toEqual(["quotes: written by hires and quotes"]);
  });

  it("is written by no view, and by nothing that follows", () => {
    write("src/server/views/quotes/a.ts", "db`DELETE FROM quotes`");
    write("src/server/consequences/a.ts", "tx`UPDATE hires SET state = 'hired'`");
    expect(written()).toEqual([
      "hires: written by consequences, which only read",
      "quotes: written by views, which only read",
    ]);
  });

  it("may be filled by the demo market, and pruned by the platform where that is said", () => {
    write("src/server/features/accounts/a.ts", "tx`INSERT INTO phone_codes VALUES (1)`");
    write("src/server/seed/demo/a.ts", "tx`INSERT INTO phone_codes VALUES (1)`");
    write("src/server/platform/prune.ts", "tx`DELETE FROM phone_codes`");
    expect(written()).toEqual([]);
    write("src/server/features/quotes/a.ts", "tx`INSERT INTO quotes VALUES (1)`");
    write("src/server/platform/prune.ts", "tx`DELETE FROM quotes`");
    expect(written()).toEqual(["quotes: written by platform and quotes"]);
  });
});

describe("a pair of slices", () => {
  const importing = (slice, other, kind = "import") =>
    write(`src/server/features/${slice}/a.ts`, `${kind} { x } from "../${other}/queries.ts";`);
  const refused = (dependencies, { publicFiles = {}, mostCrossings = 10 } = {}) =>
    checkDependencies(root, { dependencies, publicFiles, mostCrossings }).violations;

  it("is declared, and used", () => {
    importing("quotes", "requests");
    expect(refused({ quotes: ["requests"] })).toEqual([]);
    expect(refused({})).toEqual(["quotes → requests: not declared"]);
    expect(refused({ quotes: ["requests"], hires: ["quotes"] })).toEqual([
      "hires → quotes: declared, not used",
    ]);
  });

  it("goes one way", () => {
    importing("quotes", "requests");
    importing("requests", "hires", "export");
    expect(refused({ quotes: ["requests"], requests: ["hires"] })).toEqual([]);
    importing("hires", "quotes");
    const circle = { quotes: ["requests"], requests: ["hires"], hires: ["quotes"] };
    expect(refused(circle)).toEqual([
      "hires → quotes: part of a circle",
      "quotes → requests: part of a circle",
      "requests → hires: part of a circle",
    ]);
  });

  it("is crossed so often at most, types included", () => {
    importing("quotes", "requests");
    importing("hires", "requests", "import type");
    const declared = { quotes: ["requests"] };
    expect(refused(declared, { mostCrossings: 2 })).toEqual([]);
    expect(refused(declared, { mostCrossings: 1 })).toEqual([
      "2 imports cross from slice to slice, at most 1 may",
    ]);
  });

  it("is to a file that is shown because somebody imports it", () => {
    importing("quotes", "requests");
    const declared = { quotes: ["requests"] };
    expect(refused(declared, { publicFiles: { requests: ["queries"] } })).toEqual([]);
    expect(refused(declared, { publicFiles: { requests: ["price"] } })).toEqual([
      "src/server/features/requests/price.ts: public, but no other slice imports it",
    ]);
  });

  it("needs no declaration for types, nor inside a slice, nor in tests", () => {
    importing("quotes", "requests", "import type");
    importing("hires", "hires");
    write("src/server/features/quotes/a.test.ts", 'import { x } from "../hires/a.ts";');
    expect(refused({})).toEqual([]);
  });
});

describe("the rows of slices in ARCHITECTURE", () => {
  const ours = join(import.meta.dirname, "..");
  const text = readFileSync(join(ours, "ARCHITECTURE.md"), "utf8");
  const drawing = /```text\n(staff\n.*?)```/s.exec(text)?.[1] ?? "";
  const rows = drawing
    .trim()
    .split("\n")
    .map((row) => row.split(/ +/));
  const rowOf = (slice) => rows.findIndex((row) => row.includes(slice));

  it("name every slice", () => {
    const slices = readdirSync(join(ours, "src/server/features"));
    expect(rows.flat().toSorted()).toEqual(slices.toSorted());
  });

  it("stand so that each imports from rows below its own", () => {
    const upwards = Object.entries(dependencies).flatMap(([from, tos]) =>
      tos.filter((to) => rowOf(to) <= rowOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });
});
