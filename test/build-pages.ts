import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Builds the pages unless they are built already; answers the folder. */
export function buildPages(): string {
  const { status } = spawnSync(process.execPath, [join(root, "scripts/build.mjs")], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the pages could not be built");
  return join(root, "dist");
}
