import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { tabStorage } from "./device-storage.ts";
import { keptValues } from "./kept-values.ts";

/**
 * Keeps what is typed into a form for as long as the tab lives, so that neither a reload nor signing in again
 * loses it. Give `forget` a call when the form has done its work.
 */
export function useKeptForm<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "reset" | "subscribe" | "getValues">,
  key: string,
): { forget: () => void } {
  const { reset, subscribe, getValues } = form;
  const done = useRef(false);
  useEffect(() => {
    const kept = tabStorage.readJson(key);
    if (kept !== null) reset(keptValues(getValues(), kept), { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!done.current) tabStorage.writeJson(key, values);
      },
    });
  }, [key, reset, subscribe, getValues]);
  return {
    forget: () => {
      done.current = true;
      tabStorage.remove(key);
    },
  };
}
