import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildFloor } from "./floor.ts";
import type { Measurement } from "./measurement.ts";

const client = join(import.meta.dirname, "../dist/client");

/** How many times the script of the bare libraries a page may load. */
const MOST_SCRIPT = 1.2;

/** The pages on which people arrive, by the module that is their own part. */
const firstPages: Record<string, string> = {
  home: "src/web/app/pages/home-route-page.tsx",
  search: "src/web/app/pages/search-route-page.tsx",
  service: "src/web/app/pages/service-route-page.tsx",
  price: "src/web/features/price-guides/price-page.tsx",
  pro: "src/web/app/pages/pro-route-page.tsx",
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

/** The entry and the page's own part, each with everything it imports statically. */
function chunksOf(manifest: Record<string, ManifestChunk>, part: string): string[] {
  if (!manifest[part]) throw new Error(`the build has no ${part}`);
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  [...entries, part].forEach(add);
  return [...files].map((file) => readFileSync(join(client, file), "utf8"));
}

function kilobytes(sources: string[]): number {
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0);
  return Math.round(bytes / 102.4) / 10;
}
