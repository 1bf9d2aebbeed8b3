import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageAssets, RenderPage } from "#contract/page-rendering.ts";
import { OperatorError } from "../operator-error.ts";
import type { PageSource } from "./page-source.ts";

const CLIENT_ENTRY = "src/web/entry-client.tsx";

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** Pages out of dist/, read once. Throws an OperatorError when there is no build. */
export async function builtSource(distDir: string): Promise<PageSource> {
  const assets = assetsOf(await readManifest(join(distDir, "client/.vite/manifest.json")));
  const renderer = pathToFileURL(join(distDir, "server/entry-server.js")).href;
  const { render } = (await import(renderer)) as { render: RenderPage };
  return { load: () => Promise.resolve({ render, assets }) };
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new OperatorError("만들어 둔 화면이 없어요. npm run build를 먼저 실행해 주세요.");
  }
}

/** The entry with all it imports at once, so that the browser asks for everything in one go. */
export function assetsOf(manifest: Manifest): PageAssets {
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`the client's build has no ${CLIENT_ENTRY}`);
  const chunks = new Map<string, ManifestChunk>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(name)) return;
    chunks.set(name, chunk);
    chunk.imports?.forEach(collect);
  };
  collect(CLIENT_ENTRY);
  const all = [...chunks.values()];
  return {
    css: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: all.map((chunk) => `/${chunk.file}`),
    scripts: [{ attrs: { type: "module", src: `/${entry.file}` } }],
  };
}
