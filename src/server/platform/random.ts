import { randomFillSync } from "node:crypto";

/** Source of unguessable bytes. Injected, so that a seed can build the same market twice. */
export interface Random {
  bytes(count: number): Uint8Array;
}

// Most ask for sixteen bytes, each page for several times that: asking the system so often costs more than the bytes.
const STOCK_BYTES = 4_096;
let stock = new Uint8Array(0);
let given = 0;

export const systemRandom: Random = {
  bytes: (count) => {
    if (count > STOCK_BYTES) return randomFillSync(new Uint8Array(count));
    if (given + count > stock.length) {
      stock = randomFillSync(new Uint8Array(STOCK_BYTES));
      given = 0;
    }
    given += count;
    // A copy: whoever gets it may look at all of its memory.
    return stock.slice(given - count, given);
  },
};
