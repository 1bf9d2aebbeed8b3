import type * as z from "zod";
import { type EndpointName, registry } from "#contract/registry.ts";
import { fieldRules } from "#contract/ruled.ts";
import type { FieldRule } from "#domain/validation/field-rule.ts";
import { boundaryValues } from "./boundary-values.ts";

/** A field of an endpoint's body that has a rule. */
export interface DeclaredField {
  endpoint: EndpointName;
  /** Where it stands, an item of a list at 0. */
  path: readonly string[];
  rule: FieldRule;
  /** The body with this value in the field, and with what tells its form from the other forms of the body. */
  bodyWith: (value: unknown) => unknown;
  values: readonly unknown[];
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  format?: string;
}

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** Every field with a rule in every body that the contract declares. */
export function declaredFields(): DeclaredField[] {
  return Object.entries(registry).flatMap(([name, { body }]) =>
    body
      ? fieldsOf(body as z.ZodType, name as EndpointName, { path: [], bodyWith: (value) => value })
      : [],
  );
}

type Place = Pick<DeclaredField, "path" | "bodyWith"> & { mayBeNull?: boolean };

function fieldsOf(schema: z.ZodType, endpoint: EndpointName, place: Place): DeclaredField[] {
  const def = defOf(schema);
  const rule = fieldRules.get(schema);
  const { path, bodyWith, mayBeNull = def.type === "nullable" } = place;
  const inner = def.innerType ?? def.in;
  const within = (of: z.ZodType, step: string, around: (value: unknown) => unknown) =>
    fieldsOf(of, endpoint, {
      path: [...path, step],
      bodyWith: (value) => bodyWith(around(value)),
    });
  const isNumber = def.type === "number" || def.type === "int";
  const values = (line: string) => [
    ...new Set(
      boundaryValues(line, itemsOf(def.element)).filter(
        (one) => (one !== null || !mayBeNull) && !(isNumber && typeof one === "string"),
      ),
    ),
  ];
  return [
    ...(rule ? [{ endpoint, path, bodyWith, rule, values: values(rule.line) }] : []),
    ...Object.entries(def.shape ?? {}).flatMap(([name, one]) =>
      within(one, name, (value) => ({ ...literals(def.shape), [name]: value })),
    ),
    ...(def.element ? within(def.element, "0", (value) => [value]) : []),
    ...(def.options ?? []).flatMap((one) => fieldsOf(one, endpoint, place)),
    ...(inner ? fieldsOf(inner, endpoint, { ...place, mayBeNull }) : []),
  ];
}

/** What of a body tells its form from its other forms: fields that have one of few values. */
function literals(shape: Def["shape"] = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, one]) => {
      const { type, values, entries } = defOf(one);
      if (type === "literal") return [[name, values?.[0]]];
      return type === "enum" ? [[name, Object.values(entries ?? {})[0]]] : [];
    }),
  );
}

function itemsOf(element: z.ZodType | undefined) {
  return (count: number) => Array.from({ length: count }, (_, at) => sampleOf(element, at));
}

/** A value that a schema takes, another one for each number. */
export function sampleOf(schema: z.ZodType | undefined, at: number): unknown {
  if (!schema) return null;
  const def = defOf(schema);
  const rule = fieldRules.get(schema);
  if (rule) {
    const right = boundaryValues(rule.line, itemsOf(def.element)).filter((one) => !rule(one));
    return right.at(0);
  }
  switch (def.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, one]) => [name, sampleOf(one, at)]),
      );
    case "enum":
      return Object.values(def.entries ?? {})[0];
    case "nullable":
      return null;
    case "boolean":
      return true;
    case "optional":
    case "default":
    case "prefault":
    case "readonly":
      return sampleOf(def.innerType, at);
    case "pipe":
      return sampleOf(def.in, at);
    case "union":
      return sampleOf(def.options?.[0], at);
    case "literal":
      return def.values?.[0];
    case "array":
      return [sampleOf(def.element, at)];
    case "number":
    case "int":
      return 1;
    default:
      return def.format === "uuid"
        ? `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`
        : `2027-04-${String((at % 28) + 1).padStart(2, "0")}`;
  }
}
