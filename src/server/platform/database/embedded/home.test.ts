import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { existingHome, rememberHome } from "./home.ts";

let dataDir: string;
let elsewhere: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "somssi-home-"));
  elsewhere = mkdtempSync(join(tmpdir(), "somssi-elsewhere-"));
});
afterEach(() => {
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

describe("the database of a data folder", () => {
  it("is not there before the first start", () => {
    expect(existingHome(dataDir)).toBeNull();
  });

  it("is found inside, and outside where it was put", () => {
    rememberHome(dataDir, elsewhere);
    expect(existingHome(dataDir)).toBe(elsewhere);
    mkdirSync(join(dataDir, "database"));
    expect(existingHome(dataDir)).toBe(join(dataDir, "database"));
  });

  it("leaves no note when it lies inside", () => {
    rememberHome(dataDir, join(dataDir, "database"));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("is missed aloud when it is gone: an empty market would hide what was lost", () => {
    rememberHome(dataDir, elsewhere);
    rmSync(elsewhere, { recursive: true });
    expect(() => existingHome(dataDir)).toThrow(elsewhere);
  });
});
