import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { tabStorage, type DeviceStorage } from "./device-storage.ts";
import { changedValues, keptValues } from "./kept-values.ts";

interface KeptFormOptions<V> {
  storage?: DeviceStorage;
  /** What must not lie in a browser, as a password. The same list each time. */
  except?: readonly (keyof V)[];
  /** Files that were sent already: the server keeps them for a day, so they stay no longer than the tab. The same list each time. */
  files?: readonly (keyof V)[];
}

const NOTHING: readonly never[] = [];
const FILES = ".files";

/**
 * Keeps what is changed in a form for as long as the tab lives, so that neither a reload nor signing in again loses it.
 * What was left as it came is not kept: it may be newer by then.
 * In the device's storage it outlives the tab, under a key that names whose it is. Give `forget` a call when the form has
 * done its work.
 */
export function useKeptForm<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "reset" | "subscribe" | "getValues">,
  key: string,
  { storage = tabStorage, except = NOTHING, files = NOTHING }: KeptFormOptions<V> = {},
): { forget: () => void } {
  const { reset, subscribe, getValues } = form;
  const done = useRef(false);
  const asOpened = useRef<V | null>(null);
  useEffect(() => {
    // A copy, as the form goes on with the same lists; and once: later the form holds what was kept.
    const opened = (asOpened.current ??= structuredClone(getValues()));
    for (const kept of [storage.readJson(key), tabStorage.readJson(key + FILES)]) {
      if (kept !== null) reset(keptValues(getValues(), kept), { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (done.current) return;
        const changed = changedValues(values, opened);
        for (const name of except) delete changed[name];
        const sent: Partial<V> = {};
        for (const name of files) {
          if (name in changed) sent[name] = changed[name];
          delete changed[name];
        }
        storage.writeJson(key, changed);
        if (files.length > 0) tabStorage.writeJson(key + FILES, sent);
      },
    });
  }, [key, storage, except, files, reset, subscribe, getValues]);
  return {
    forget: () => {
      done.current = true;
      storage.remove(key);
      tabStorage.remove(key + FILES);
    },
  };
}
