import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { deleteProductData, startProduct } from "./product.ts";

/** The product with its demo market, for all journeys of one run. */
export default async function startProductServer(): Promise<() => Promise<void>> {
  const build = join(import.meta.dirname, "../scripts/build.mjs");
  const { status } = spawnSync(process.execPath, [build], { stdio: "inherit" });
  if (status !== 0) throw new Error("the pages could not be built");
  // Some journeys say which network they come from.
  const env = { SEED: "demo", LOG_LEVEL: "info", TRUST_PROXY: "1" };
  const product = await startProduct({ env });
  // Workers start after this and read the address in the configuration.
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_DATA_DIR = product.dataDir;
  return async () => {
    const code = await product.stop();
    await deleteProductData(product.dataDir);
    if (code !== 0) throw new Error(`the product did not stop cleanly: ${code}`);
  };
}
