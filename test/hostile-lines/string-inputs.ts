import type * as z from "zod";
import { type EndpointName, registry } from "#contract/registry.ts";
import { routeOf } from "#contract/routes.ts";
import { sampleOf } from "../validation/declared-fields.ts";

/** A place of an endpoint's input where a text goes: a placeholder of its path, a parameter, a field of its body. */
export interface StringInput {
  endpoint: EndpointName;
  /** Steps to it; a list's at "0". */
  path: readonly string[];
  /** The input with this text there. */
  inputWith: (text: string, base: Record<string, unknown>) => Record<string, unknown>;
}

/** A right input as far as schemas tell: with every field that may be left out. */
export function sampleInputOf(name: EndpointName): Record<string, unknown> {
  const { body, query } = registry[name] as { body?: z.ZodType; query?: z.ZodType };
  return Object.assign({}, ...[query, body].map((schema) => (schema ? sampleOf(schema, 1) : {})));
}

/** Every text of an endpoint's input; `base`: a right input of it. */
export function stringInputs(endpoint: EndpointName, base: Record<string, unknown>): StringInput[] {
  const placeholders = [...routeOf(endpoint).path.matchAll(/\{(\w+)\}/g)].map(
    ([, one = ""]) => one,
  );
  const found = [
    ...placeholders.map((one) => [one]),
    ...pathsIn({ ...sampleInputOf(endpoint), ...base }),
  ];
  const distinct = new Map(found.map((path) => [path.join("."), path]));
  return [...distinct.values()].map((path) => ({
    endpoint,
    path,
    inputWith: (text, input) => placed(input, path, text) as Record<string, unknown>,
  }));
}

function pathsIn(value: unknown): string[][] {
  if (typeof value === "string") return [[]];
  if (Array.isArray(value)) {
    // One item of a list stands for all of it.
    return value.length > 0 ? pathsIn(value[0]).map((path) => ["0", ...path]) : [["0"]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => pathsIn(one).map((path) => [key, ...path]));
}

function placed(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return [placed(value[0], rest, text), ...value.slice(1)];
  const object =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [step]: placed(object[step], rest, text) };
}
