import { createHmac } from "node:crypto";

/** By what a person is known again: of the CI itself nothing is kept, and nobody finds it without the key. */
export function hashCi(key: string, ci: string): Buffer {
  return createHmac("sha256", key).update(`ci:${ci}`).digest();
}
