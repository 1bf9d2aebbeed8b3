import { join } from "node:path";
import { serve } from "./serve.ts";

await serve({ kind: "vite-dev", projectDir: join(import.meta.dirname, "../..") });
