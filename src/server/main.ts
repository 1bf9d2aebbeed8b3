import { join } from "node:path";
import { serve } from "./serve.ts";

await serve({ kind: "built", distDir: join(import.meta.dirname, "../../dist") });
