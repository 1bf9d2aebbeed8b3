import { hasProgram } from "./debian-program.mjs";
import { injections } from "./injections.mjs";
import { slowCallers } from "./slow-callers.mjs";

/** Programs of Debian that attack a site, each by the name of its package. */
const ATTACKS = { sqlmap: injections, slowhttptest: slowCallers };

/**
 * Lets them at the product with its demo market, which is started on the loopback for them and ended.
 * @returns {Promise<{ name: string, told: string, faults: string[] }[]>}
 */
export async function attack() {
  const there = Object.keys(ATTACKS).filter((name) => hasProgram(name));
  const missing = Object.keys(ATTACKS).filter((name) => !there.includes(name));
  const done = missing.map((name) => {
    const told = `NOT DONE, install it: apt-get install ${name}`;
    return { name, told, faults: [told] };
  });
  if (there.length === 0) return done;
  const { deleteProductData, startProduct } = await import("../../test/product.ts");
  // It says where it listens in a line of its log: with less of that nobody would ever know.
  const env = { SEED: "demo", LOG_LEVEL: "info", TRUST_PROXY: "1" };
  const product = await startProduct({ env });
  try {
    for (const [name, attackWith] of Object.entries(ATTACKS)) {
      if (there.includes(name)) done.push({ name, ...(await attackWith(product.origin)) });
    }
  } finally {
    await product.stop();
    await deleteProductData(product.dataDir);
  }
  return done;
}
