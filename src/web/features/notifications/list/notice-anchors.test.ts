import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NOTICE_ANCHORS } from "#domain/notice/notice-link.ts";

const FEATURES = join(import.meta.dirname, "../..");

it("some page has each section that a notice leads to", () => {
  const pages = globSync("**/*.tsx", { cwd: FEATURES })
    .map((file) => readFileSync(join(FEATURES, file), "utf8"))
    .join("\n");
  const isThere = (anchor: string) =>
    pages.includes(`anchor="${anchor}"`) || pages.includes(`id="${anchor}"`);
  expect(NOTICE_ANCHORS.filter((anchor) => !isThere(anchor))).toEqual([]);
});
