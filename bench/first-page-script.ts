import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildFloor } from "./floor.ts";
import type { Measurement } from "./measurement.ts";

const client = join(import.meta.dirname, "../dist/client");

/** How many times the script of the bare libraries a page may load. */
const MOST_SCRIPT = 1.2;

/** The pages on which people arrive, by the module that each begins with beyond the entry, if any. */
const firstPages: Record<string, string | null> = {
  home: "src/web/app/pages/home-route-page.tsx",
  // They live from the first use, or stay as the server wrote them (src/web/app/arrival/late-page.tsx).
  search: null,
  service: null,
  price: null,
  pro: null,
};

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What a page loads as script before it works, against the libraries it stands on with nothing of ours around them. */
export async function firstPageScripts(): Promise<Measurement[]> {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const reference = kilobytes(await buildFloor("hydrated"));
  return Object.entries(firstPages).map(([name, part]) => ({
    name: `script of the ${name} page, gzip`,
    ours: kilobytes(chunksOf(manifest, part)),
    reference,
    unit: "KB",
    better: "lower",
    bound: MOST_SCRIPT,
    swing: 0,
  }));
}

/** The entry and what the page begins with, each with everything it imports statically. */
function chunksOf(manifest: Record<string, ManifestChunk>, part: string | null): string[] {
  if (part !== null && !manifest[part]) throw new Error(`the build has no ${part}`);
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  [...entries, ...(part === null ? [] : [part])].forEach(add);
  return [...files].map((file) => readFileSync(join(client, file), "utf8"));
}

function kilobytes(sources: string[]): number {
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0);
  return Math.round(bytes / 102.4) / 10;
}
