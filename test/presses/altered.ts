import * as z from "zod";
import { registry, type EndpointName } from "#contract/registry.ts";
import type { Schema } from "./sample-output.ts";

/** One answer in which one thing is otherwise, and what. */
export interface Altered {
  what: string;
  body: unknown;
}

/** More than states are: hours of a day, of which one stands for all. */
const isLong = (members: unknown[]) => members.length > MOST_STATES;
const MOST_STATES = 20;

type Path = readonly (string | number)[];

/** Everything that the endpoint could have answered instead: each state, each yes as a no, what is missing, no list. */
export function alteredAnswers(name: EndpointName, body: unknown): Altered[] {
  const schema = z.toJSONSchema(registry[name].output, { unrepresentable: "any" }) as Schema;
  return changes(schema, body, { defs: schema.$defs ?? {}, at: [] }).map(([at, value]) => ({
    what: `${name} ${at.join(".")}: ${JSON.stringify(value)}`,
    body: replaced(body, at, value),
  }));
}

interface Place {
  defs: Record<string, Schema>;
  at: Path;
}

function changes(schema: Schema, value: unknown, { defs, at }: Place): [Path, unknown][] {
  const inside = (one: Schema, key: string | number, part: unknown) =>
    changes(one, part, { defs, at: [...at, key] });
  if (schema.$ref) {
    return changes(defs[schema.$ref.split("/").at(-1) ?? ""] ?? {}, value, { defs, at });
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const isNull = choices.some(({ type }) => type === "null") && value !== null;
    const missing: [Path, unknown][] = isNull ? [[at, null]] : [];
    const others = choices.filter(({ type }) => type !== "null");
    // Of several kinds of thing which one it is cannot be told from here.
    if (others.length !== 1 || value === null) return missing;
    return [...missing, ...changes(others[0] ?? {}, value, { defs, at })];
  }
  if (schema.enum) {
    const others = schema.enum.filter((one) => one !== value);
    return others.slice(0, isLong(schema.enum) ? 1 : undefined).map((one) => [at, one]);
  }
  if (typeof value === "boolean") return [[at, !value]];
  if (Array.isArray(value)) {
    if (value.length === 0 || !schema.items) return [];
    return [[at, []], ...inside(schema.items, 0, value[0])];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
    key in value ? inside(one, key, (value as Record<string, unknown>)[key]) : [],
  );
}

function replaced(body: unknown, at: Path, value: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((one, index) => (index === key ? replaced(one, rest, value) : one));
  const known = body as Record<string, unknown>;
  return { ...known, [key]: replaced(known[key], rest, value) };
}
