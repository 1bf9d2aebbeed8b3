import { randomBytes, randomFillSync } from "node:crypto";

/** Source of unguessable bytes. Injected, so that a seed can build the same market twice. */
export interface Random {
  bytes(count: number): Uint8Array;
}

// Most ask for sixteen bytes, each page for several times that: asking the system so often costs more than the bytes.
const STOCK_BYTES = 4_096;
let stock = Buffer.alloc(0);
let given = 0;

export const systemRandom: Random = {
  bytes: (count) => {
    if (count > STOCK_BYTES) return randomBytes(count);
    if (given + count > stock.length) {
      // A new one each time: what was given out is still in use.
      stock = randomFillSync(Buffer.allocUnsafeSlow(STOCK_BYTES));
      given = 0;
    }
    given += count;
    return stock.subarray(given - count, given);
  },
};
