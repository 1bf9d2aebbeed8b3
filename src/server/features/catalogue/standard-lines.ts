import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { itemName } from "#domain/quote/quote-rules.ts";
import { STANDARD_LINES_LEAST, type StandardLine } from "#domain/quote/standard-line.ts";

const folder = new URL("../../../../data/catalogue/standard-lines/", import.meta.url);

/** Of each service of a trade its lines, name by id, in the order in which they are offered. */
const linesFile = z.record(
  z.string(),
  z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    z.string().refine((name) => itemName(name) === null),
  ),
);

/** The standard lines of each service by its slug; one file per category of level 2. */
export function readStandardLines(): ReadonlyMap<string, readonly StandardLine[]> {
  return new Map(
    readdirSync(folder).flatMap((file) =>
      Object.entries(linesFile.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")))).map(
        ([slug, lines]) => [slug, Object.entries(lines).map(([id, name]) => ({ id, name }))],
      ),
    ),
  );
}

/** What does not fit between the standard lines and the services of the catalogue. */
export function standardLineFaults(services: readonly { slug: string }[]): string[] {
  const standardLines = readStandardLines();
  const slugs = new Set(services.map(({ slug }) => slug));
  const strays = [...standardLines.keys()].filter((slug) => !slugs.has(slug));
  const few = [...slugs].filter(
    (slug) => (standardLines.get(slug)?.length ?? 0) < STANDARD_LINES_LEAST,
  );
  const repeated = [...standardLines].filter(
    ([, lines]) => new Set(lines.map(({ name }) => name)).size < lines.length,
  );
  return [
    ...strays.map((slug) => `standard-lines: no service "${slug}"`),
    ...few.map((slug) => `standard-lines: fewer than ${STANDARD_LINES_LEAST} for "${slug}"`),
    ...repeated.map(([slug]) => `standard-lines: a name twice for "${slug}"`),
  ];
}
