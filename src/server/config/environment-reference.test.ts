import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { environmentReference } from "./environment-reference.ts";

const FILE = join(import.meta.dirname, "../../../deploy/environment.md");

it("is what stands in deploy/environment.md; npm run environment writes it anew", () => {
  expect(readFileSync(FILE, "utf8")).toBe(environmentReference());
});

it("says of each variable what it is when nobody sets it", () => {
  const text = environmentReference();
  expect(text).toMatch(/\| `PORT` +\| `3000` +\|/);
  expect(text).toMatch(/\| `DATABASE_URL` +\| none +\|/);
  expect(text).toMatch(/\| `S3_BUCKET` +\| required +\|/);
});
