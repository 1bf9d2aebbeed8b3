import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { Measurement } from "./run-bench.ts";

const root = join(import.meta.dirname, "..");

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What the first page loads as script, against the libraries it stands on with nothing of ours around them. */
export async function firstPageScript(): Promise<Measurement> {
  return {
    name: "script of the first page, gzip",
    ours: kilobytes(entryChunks()),
    reference: kilobytes(await floorChunks()),
    unit: "KB",
  };
}

/** The entry with everything it imports statically; the home page's own part is loaded with it. */
function entryChunks(): string[] {
  const client = join(root, "dist/client");
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const home = Object.keys(manifest).filter((name) => name.endsWith("catalogue/home-page.tsx"));
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  [...entries, ...home].forEach(add);
  return [...files].map((file) => readFileSync(join(client, file), "utf8"));
}

const floorEntry = `
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
const router = createRouter({ routeTree: createRootRoute({ component: () => createElement("p", null, "floor") }) });
createRoot(document.body).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router })),
);
`;

/** The same versions of React, router and query, built the same way, drawing one paragraph. */
async function floorChunks(): Promise<string[]> {
  mkdirSync(join(root, "bench/out"), { recursive: true });
  const folder = mkdtempSync(join(root, "bench/out/floor-"));
  try {
    const input = join(folder, "floor.js");
    writeFileSync(input, floorEntry);
    const built = (await build({
      configFile: false,
      root: folder,
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"production"' },
      build: { write: false, target: "baseline-widely-available", rolldownOptions: { input } },
    })) as Rolldown.RolldownOutput;
    return built.output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function kilobytes(sources: string[]): number {
  const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0);
  return Math.round(bytes / 102.4) / 10;
}
