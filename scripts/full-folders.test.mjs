import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkFolders } from "./full-folders.mjs";

const root = mkdtempSync(join(tmpdir(), "somssi-folders-"));
const folder = join(root, "src/server/features/requests");
mkdirSync(folder, { recursive: true });
const add = (/** @type {string} */ name) => writeFileSync(join(folder, name), "");

afterAll(() => rmSync(root, { recursive: true }));

it("lets a folder hold 25 files beside its tests, and no more", () => {
  for (let n = 1; n <= 25; n++) add(`${n}.ts`);
  add("a.http.test.ts");
  add("b.test.tsx");
  expect(checkFolders(root)).toEqual({ violations: [] });
  add("26.tsx");
  expect(checkFolders(root).violations).toEqual([
    "src/server/features/requests holds 26 files: 25 at most",
  ]);
});
