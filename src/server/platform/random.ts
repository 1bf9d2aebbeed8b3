import { randomBytes } from "node:crypto";

/** Source of unguessable bytes. Injected, so that a seed can build the same market twice. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };
