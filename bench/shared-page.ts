import { deleteProductData, startProduct } from "#test/product.ts";
import { answerOf, startBare } from "./bare/start.ts";
import { rateOf } from "./load.ts";
import { inTurn, type Measurement } from "./measurement.ts";

const SECONDS = 4;
const ROUNDS = 3;
const PEOPLE = 20;
const WARM_UP_SECONDS = 2;
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
  const ours = { url: () => origin, headers: () => headers };
  const theirs = { ...ours, url: () => bare.origin };
  try {
    for (const target of [ours, theirs]) await rateOf(target, PEOPLE, WARM_UP_SECONDS);
    const measured = await inTurn(ROUNDS, {
      ours: () => rateOf(ours, PEOPLE, SECONDS),
      reference: () => rateOf(theirs, PEOPLE, SECONDS),
    });
    return { name, ...measured, unit: "requests/s", better: "higher", bound: LEAST };
  } finally {
    bare.stop();
  }
}
