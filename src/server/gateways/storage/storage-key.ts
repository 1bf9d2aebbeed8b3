// Flat on purpose: no separator of any system, no dot but the one before the ending, ASCII only.
const keyPattern = /^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,8}\.[a-z0-9]{1,8}$/;

/** A key that was not made by the server. Not a person's mistake: no input ever becomes a key. */
export class StorageKeyRefused extends Error {
  constructor() {
    super("storage key refused");
    this.name = "StorageKeyRefused";
  }
}

/** Whether a text may name a stored file, e.g. "0198c0de-…-thumb.webp". */
export function isStorageKey(key: unknown): key is string {
  return typeof key === "string" && key.length <= 100 && keyPattern.test(key);
}

/** Throws `StorageKeyRefused` unless the text is a storage key. */
export function assertStorageKey(key: unknown): asserts key is string {
  if (!isStorageKey(key)) throw new StorageKeyRefused();
}
