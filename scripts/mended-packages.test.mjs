import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { arePackagesMended, mendPackages } from "./mended-packages.mjs";

const OURS = join(import.meta.dirname, "..");
const DRIVER = "node_modules/postgres/src/connection.js";
const JOBS = "node_modules/graphile-worker/dist/main.js";
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "somssi-mended-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const copyPackages = () => {
  for (const path of [dirname(DRIVER), JOBS]) {
    cpSync(join(OURS, path), join(root, path), { recursive: true });
  }
};

it("finds our own packages mended", () => {
  expect(arePackagesMended(OURS)).toBe(true);
});

it("leaves alone what is mended, and asks nothing of what is not there", () => {
  expect(arePackagesMended(root)).toBe(true);
  copyPackages();
  const before = readFileSync(join(root, DRIVER), "utf8");
  mendPackages(root);
  expect(readFileSync(join(root, DRIVER), "utf8")).toBe(before);
});

it("sees that one is as its authors left it, and mends it without touching another link to the file", () => {
  copyPackages();
  const file = join(root, DRIVER);
  const mended = readFileSync(file, "utf8");
  const theirs = mended.replaceAll(
    /^ {4}chunk = nextWriteTimer = null\n(?= {4}(if \(socket\) \{|socket\.rem))/gm,
    "",
  );
  expect(theirs).not.toBe(mended);
  writeFileSync(file, theirs);
  mkdirSync(join(root, "elsewhere"));
  linkSync(file, join(root, "elsewhere/connection.js"));
  expect(arePackagesMended(root)).toBe(false);
  mendPackages(root);
  expect(readFileSync(file, "utf8")).toBe(mended);
  expect(readFileSync(join(root, "elsewhere/connection.js"), "utf8")).toBe(theirs);
});

it("mends the library of jobs as well", () => {
  copyPackages();
  const file = join(root, JOBS);
  const mended = readFileSync(file, "utf8");
  const theirs = mended
    .replaceAll(/untilTold\(\(\) => (.*)\),$/gm, "$1,")
    .replace(/^ {4}const untilTold = [\s\S]*?^ {4}\};\n/m, "");
  expect(theirs).not.toContain("untilTold");
  writeFileSync(file, theirs);
  expect(arePackagesMended(root)).toBe(false);
  mendPackages(root);
  expect(readFileSync(file, "utf8")).toBe(mended);
});

it("stops at a package that has changed", () => {
  copyPackages();
  writeFileSync(join(root, DRIVER), "export default 1\n");
  expect(() => mendPackages(root)).toThrow("달라졌어요");
});
