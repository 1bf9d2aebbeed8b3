import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { installedCount, isInstalled } from "./installed.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-installed-"));
  mkdirSync(join(root, "node_modules"));
  write("package-lock.json", {
    "": {},
    "node_modules/web": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/tool": { version: "2.0.0", integrity: "sha512-b", dev: true },
    "node_modules/for-a-mac": { version: "3.0.0", integrity: "sha512-c", optional: true },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file, packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));
const installed = (packages) => write("node_modules/.package-lock.json", packages);
const web = { version: "1.0.0", integrity: "sha512-a" };
const tool = { version: "2.0.0", integrity: "sha512-b", dev: true };

it("needs the list that npm writes last", () => {
  expect(isInstalled(root, { development: true })).toBe(false);
});

it("accepts everything but packages for other systems", () => {
  installed({ "node_modules/web": web, "node_modules/tool": tool });
  expect(isInstalled(root, { development: true })).toBe(true);
});

it("misses tools only where they are needed", () => {
  installed({ "node_modules/web": web });
  expect(isInstalled(root, { development: true })).toBe(false);
  expect(isInstalled(root, { development: false })).toBe(true);
});

it("notices another version or another content", () => {
  installed({ "node_modules/web": { ...web, version: "1.0.1" }, "node_modules/tool": tool });
  expect(isInstalled(root, { development: true })).toBe(false);
  installed({ "node_modules/web": { ...web, integrity: "sha512-x" }, "node_modules/tool": tool });
  expect(isInstalled(root, { development: true })).toBe(false);
});

it("counts packages as they are filled", () => {
  mkdirSync(join(root, "node_modules/web"));
  expect(installedCount(root)).toEqual({ done: 0, all: 2 });
  writeFileSync(join(root, "node_modules/web/package.json"), "{}");
  expect(installedCount(root)).toEqual({ done: 1, all: 2 });
});
