import type { StandardRule } from "./rule-catalogue.ts";

type Passes = (value: unknown, ...params: never[]) => boolean;

/** Gives a rule its list of parameters as it stands. */
export function plain(passes: Passes, ...names: string[]): StandardRule {
  const call = passes as (value: unknown, ...params: readonly unknown[]) => boolean;
  return {
    passes: (value, params) => call(value, ...params),
    ...(names.length > 0 ? { names } : {}),
  };
}

/** On as people write it in a line: true, "true", "1". */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === "true" || value === "1";
}
