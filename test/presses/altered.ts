import * as z from "zod";
import { registry, type EndpointName } from "#contract/registry.ts";
import { sampleOf, type Schema } from "./sample-output.ts";

/** One answer in which one thing is otherwise, and what. */
export interface Altered {
  what: string;
  body: unknown;
}

/** More than states are: hours of a day, of which one stands for all. */
const isLong = (members: unknown[]) => members.length > MOST_STATES;
const MOST_STATES = 20;

/** Past most limits, and enough for its thousands to be marked. */
const MANY = 1000;

type Path = readonly (string | number)[];

/** One change: where, what is there then, and how it is called. */
interface Change {
  at: Path;
  value: unknown;
  what: string;
}

/** Everything that the endpoint could have answered instead: each state, each yes as a no, what is there and what is missing. */
export function alteredAnswers(name: EndpointName, body: unknown): Altered[] {
  const schema = z.toJSONSchema(registry[name].output, { unrepresentable: "any" }) as Schema;
  return changes(schema, body, { defs: schema.$defs ?? {}, at: [] }).map(({ at, value, what }) => ({
    what: `${name} ${what}`,
    body: replaced(body, at, value),
  }));
}

const change = (at: Path, value: unknown): Change => ({
  at,
  value,
  what: `${at.join(".")}: ${JSON.stringify(value)}`,
});

interface Place {
  defs: Record<string, Schema>;
  at: Path;
}

function changes(schema: Schema, value: unknown, { defs, at }: Place): Change[] {
  const inside = (one: Schema, key: string | number, part: unknown) =>
    changes(one, part, { defs, at: [...at, key] });
  if (schema.$ref) {
    return changes(defs[schema.$ref.split("/").at(-1) ?? ""] ?? {}, value, { defs, at });
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const others = choices.filter(({ type }) => type !== "null");
    if (value === null) return appearances(others[0] ?? {}, { defs, at });
    const missing = others.length < choices.length ? [change(at, null)] : [];
    // Of several kinds of thing which one it is cannot be told from here.
    if (others.length !== 1) return missing;
    return [...missing, ...changes(others[0] ?? {}, value, { defs, at })];
  }
  if (schema.enum) {
    const others = schema.enum.filter((one) => one !== value);
    return others.slice(0, isLong(schema.enum) ? 1 : undefined).map((one) => change(at, one));
  }
  if (typeof value === "boolean") return [change(at, !value)];
  if (typeof value === "number")
    return [0, MANY].filter((other) => other !== value).map((other) => change(at, other));
  if (Array.isArray(value)) {
    if (!schema.items) return [];
    if (value.length === 0) return appearances(schema, { defs, at });
    const kinds = ofOtherKinds(schema.items, value, { defs, at });
    return [change(at, []), ...inside(schema.items, 0, value[0]), ...kinds];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
    key in value ? inside(one, key, (value as Record<string, unknown>)[key]) : [],
  );
}

/** Of a list of several kinds of things, as it is with one of a kind alone that is not in it. */
function ofOtherKinds(items: Schema, value: readonly unknown[], { defs, at }: Place): Change[] {
  const place = `.${at.filter((key) => typeof key === "string").join(".")}`;
  return (items.anyOf ?? items.oneOf ?? []).flatMap((choice) => {
    const kind = choice.properties?.kind?.const;
    const isThere = value.some((one) => (one as { kind?: unknown }).kind === kind);
    if (typeof kind !== "string" || isThere) return [];
    const sample = sampleOf(choice, defs, place);
    return [{ at, value: [sample], what: `${at.join(".")}: only ${kind}` }];
  });
}

/** What is not there yet: something that fits, and each way in which that could be otherwise. */
function appearances(schema: Schema, { defs, at }: Place): Change[] {
  const names = at.filter((key) => typeof key === "string");
  const sample = sampleOf(schema, defs, `.${names.join(".")}`);
  if (typeof sample !== "object" || sample === null) return [change(at, sample)];
  const there = `${at.join(".")}: there`;
  // The whole of it as something else is the sample again, or nothing; its numbers are the sample's own.
  const others = changes(schema, sample, { defs, at: [] }).filter(
    ({ at: within, value }) => within.length > 0 && typeof value !== "number",
  );
  return [
    { at, value: sample, what: there },
    ...others.map((other) => ({
      at,
      value: replaced(sample, other.at, other.value),
      what: `${there}, ${other.what}`,
    })),
  ];
}

function replaced(body: unknown, at: Path, value: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((one, index) => (index === key ? replaced(one, rest, value) : one));
  const known = body as Record<string, unknown>;
  return { ...known, [key]: replaced(known[key], rest, value) };
}
