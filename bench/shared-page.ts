import { deleteProductData, startProduct } from "#test/product.ts";
import { answerOf, startBare } from "./bare/start.ts";
import { asker, rateOf } from "./load.ts";
import { inTurn, type Measurement } from "./measurement.ts";

const SECONDS = 4;
const ROUNDS = 3;
const PEOPLE = 20;
const WARM_UP = 2_000;
/** Of what the bare server sends. */
const LEAST = 0.8;

/** The anonymous front page of the running product against the same bytes from a bare process, in turn. */
export async function sharedPage(): Promise<Measurement[]> {
  const product = await startProduct({ env: { SEED: "demo", LOG_LEVEL: "info" } });
  try {
    return [
      await besideBytes(product.origin, "anonymous front page", {}),
      await besideBytes(product.origin, "anonymous front page, gzip", {
        "accept-encoding": "gzip, br",
      }),
    ];
  } finally {
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function besideBytes(
  origin: string,
  name: string,
  headers: Record<string, string>,
): Promise<Measurement> {
  const bare = await startBare("bytes", await answerOf(origin, headers));
  const ours = asker(origin, () => headers);
  const theirs = asker(bare.origin, () => headers);
  try {
    for (const { ask } of [ours, theirs]) {
      for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
    }
    const measured = await inTurn(ROUNDS, {
      ours: async () => Math.round(await rateOf(ours.ask, PEOPLE, SECONDS)),
      reference: async () => Math.round(await rateOf(theirs.ask, PEOPLE, SECONDS)),
    });
    return { name, ...measured, unit: "requests/s", better: "higher", bound: LEAST };
  } finally {
    ours.close();
    theirs.close();
    bare.stop();
  }
}
