import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LEGAL_DOCUMENTS } from "#domain/legal/documents.ts";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import { FIGURES } from "#domain/written-text/figures.ts";
import { figuresIn } from "#domain/written-text/fill-figures.ts";
import { legalSource, readLegalText } from "./read-legal-text.ts";

const DATA = join(import.meta.dirname, "../../../../data/legal");
const published = LEGAL_DOCUMENTS.flatMap((document) =>
  LEGAL_VERSIONS[document].map((version) => ({ document, ...version })),
);

describe.each(published)("$document $version", ({ document, version, sha256 }) => {
  it("is what was published; a change is a new version beside it", () => {
    const text = legalSource(document, version);
    expect(createHash("sha256").update(text).digest("hex")).toBe(sha256);
  });

  it("names each figure as it was published", () => {
    expect(
      figuresIn(legalSource(document, version)).filter((one) => one.published === null),
    ).toEqual([]);
    expect(readLegalText(document, version).blocks.length).toBeGreaterThan(3);
  });
});

it.each(LEGAL_DOCUMENTS)(
  "the newest %s tells the figures that the product keeps today",
  (document) => {
    const newest = LEGAL_VERSIONS[document].at(-1)?.version ?? "";
    const told = figuresIn(legalSource(document, newest));
    expect(told).toEqual(told.map(({ name }) => ({ name, published: FIGURES[name] })));
  },
);

it("has no text beside those that were published", () => {
  const files = LEGAL_DOCUMENTS.flatMap((document) =>
    readdirSync(join(DATA, document)).map((file) => `${document}/${file}`),
  );
  expect(files.toSorted()).toEqual(
    published.map(({ document, version }) => `${document}/${version}.md`).toSorted(),
  );
});
