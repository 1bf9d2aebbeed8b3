import { enableCompileCache } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

// Later starts are a second shorter. Where the folder cannot be written, nothing is kept.
enableCompileCache(join(root, "node_modules/.cache/node-compile"));
const { serve } = await import("./serve.ts");
await serve({ kind: "built", distDir: join(root, "dist") });
