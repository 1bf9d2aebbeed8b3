/** Text kept on this device. Never throws: a full, blocked or missing storage keeps nothing. */
export interface DeviceStorage {
  read(key: string): string | null;
  /** False when nothing could be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Keys that begin so, in alphabetical order. */
  keys(beginning: string): string[];
  readJson(key: string): unknown;
  writeJson(key: string, value: unknown): boolean;
}

const PREFIX = "somssi.";

function storageOver(open: () => Storage): DeviceStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string) => attempt((storage) => storage.getItem(PREFIX + key), null);
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(PREFIX + key, value);
      return true;
    }, false);
  return {
    read,
    write,
    remove: (key) => attempt((storage) => storage.removeItem(PREFIX + key), undefined),
    keys: (beginning) =>
      attempt((storage) => {
        const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
        const those = all.filter((key) => key.startsWith(PREFIX + beginning));
        return those.map((key) => key.slice(PREFIX.length)).toSorted();
      }, []),
    readJson: (key) => {
      const text = read(key);
      return attempt(() => (text === null ? null : (JSON.parse(text) as unknown)), null);
    },
    writeJson: (key, value) => write(key, JSON.stringify(value)),
  };
}

/** Outlives the tab: drafts. Read it after the first paint only; the server's page knows nothing of it. */
export const deviceStorage = storageOver(() => window.localStorage);

/** Ends with the tab. */
export const tabStorage = storageOver(() => window.sessionStorage);
