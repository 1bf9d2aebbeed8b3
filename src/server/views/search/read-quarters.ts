import { readFileSync } from "node:fs";
import * as z from "zod";

const file = new URL("../../../../data/regions/quarters.json", import.meta.url);

const quartersFile = z.record(z.string().min(2), z.array(z.string().regex(/^\d+$/)).min(1));

/**
 * What people call a part of a town that is no region of that name, with the codes of the regions in which it lies: 홍대 is
 * 서교동. Only search reads words against them, in memory.
 */
export function readQuarters(): ReadonlyMap<string, readonly string[]> {
  const named = quartersFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(Object.entries(named));
}
