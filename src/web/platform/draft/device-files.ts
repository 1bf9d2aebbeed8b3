import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";

let store: UseStore | null = null;

/** Opened when first needed: the server has none. */
const files = () => (store ??= createStore("somssi", "files"));

/**
 * Files kept on this device until they can be sent: IndexedDB holds what is too large for text. Writing rejects where a
 * browser keeps nothing (a private window, a full device); reading then finds nothing.
 */
export const deviceFiles = {
  write: (key: string, file: File): Promise<void> => set(key, file, files()),
  async read(key: string): Promise<File | null> {
    try {
      return (await get<File>(key, files())) ?? null;
    } catch {
      return null;
    }
  },
  /** Removes what begins with `prefix`, but for these keys. Never rejects: what stays takes some space. */
  async keepOnly(prefix: string, keys: ReadonlySet<string>): Promise<void> {
    try {
      for (const [key] of await entries<string, File>(files())) {
        if (key.startsWith(prefix) && !keys.has(key)) await del(key, files());
      }
    } catch {
      // Nothing was kept here.
    }
  },
};
