import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";

const folder = new URL("../../../../data/catalogue/everyday-words/", import.meta.url);

const wordsFile = z.record(z.string(), z.array(z.string().trim().min(1)));

/**
 * What people say for each service beside its name and aliases, by slug: misspellings, complaints, colloquial names. One
 * file per category of level 1. Only search reads words against them, in memory; no page shows them.
 */
export function readEverydayWords(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readdirSync(folder).flatMap((name) =>
      Object.entries(wordsFile.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8")))),
    ),
  );
}
