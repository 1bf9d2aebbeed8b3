import { deleteProductData, startProduct } from "#test/product.ts";
import { strangers } from "#test/strangers.ts";
import { answerOf, startBare } from "./bare/start.ts";
import { rateOf } from "./load.ts";
import { inTurn, type Measurement } from "./measurement.ts";
import { firstPageAddresses } from "./phone.ts";

const SECONDS = 4;
const ROUNDS = 3;
const PEOPLE = 8;
const WARM_UP_SECONDS = 3;
const LEAST = 0.8;

/**
 * Pages that are rendered anew for each who asks, with all that the product does for them (their data from the database,
 * routes, checks, head, the data sent along), against a process in which React renders the same markup and nothing else.
 */
export async function freshPages(): Promise<Measurement[]> {
  // Behind a proxy: people come from addresses of their own, and none is refused for what all of them ask.
  const env = { SEED: "demo", LOG_LEVEL: "info", TRUST_PROXY: "1" };
  const product = await startProduct({ env });
  try {
    const { home, service, pro } = await firstPageAddresses(product.origin);
    const rows: Measurement[] = [];
    for (const [name, url] of Object.entries({ home, service, pro })) {
      if (url) rows.push(await besideReact(`${name}, rendered anew`, url));
    }
    return rows;
  } finally {
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function besideReact(name: string, url: string): Promise<Measurement> {
  const headers = strangers();
  let asked = 0;
  // What a page does not know in its query is never rendered for others.
  const ours = { url: () => `${url}?bench=${(asked += 1)}`, headers };
  const bare = await startBare("react", await answerOf(`${url}?bench=0`, headers()));
  const theirs = { url: () => bare.origin, headers };
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
