import { V7Generator } from "uuidv7";
import type { Clock } from "./clock.ts";
import type { Random } from "./random.ts";

/** Makes ids: UUIDv7, so that they sort by the product's time. */
export interface Ids {
  next(): string;
}

export function createIds(clock: Clock, random: Random): Ids {
  const generator = new V7Generator({
    nextUint32: () => new DataView(random.bytes(4).slice().buffer).getUint32(0),
  });
  return {
    next: () => generator.generateOrResetWithTs(clock.now().getTime()).toString(),
  };
}
