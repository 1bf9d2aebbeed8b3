import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "../..");

export interface BundledChild {
  /** The program that `fork` is given. */
  path: string;
  remove: () => void;
}

/** The child with everything that it needs in one file: from thousands of files it took five times as long to begin. */
export async function bundleChild(): Promise<BundledChild> {
  const folder = mkdtempSync(join(tmpdir(), "somssi-faults-"));
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: "error",
    plugins: [ownPlaces()],
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "child.ts"),
      outDir: folder,
      emptyOutDir: false,
      target: "node24",
      rolldownOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  return {
    path: join(folder, "child.mjs"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a module reads beside itself lies beside where the module was. */
function ownPlaces(): Plugin {
  return {
    name: "own-places",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/node_modules/")) return null;
      return code
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
        .replaceAll("import.meta.filename", JSON.stringify(id))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
    },
  };
}
