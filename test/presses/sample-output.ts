import * as z from "zod";
import { registry, type EndpointName } from "#contract/registry.ts";

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  prefixItems?: Schema[];
}

const TEXTS: Record<string, string> = {
  uuid: "01900000-0000-7000-8000-00000000ffff",
  date: "2027-03-20",
  "date-time": "2027-03-20T03:00:00.000Z",
  uri: "https://example.com/answered",
};

/** Moments, days and times of day are texts in the contract: only where they stand tells them from others. */
const BY_PLACE: readonly (readonly [RegExp, string])[] = [
  [/[._]at$|\.answer_by$|\.consent_\w+$/, TEXTS["date-time"] ?? ""],
  [/\.call_(?:from|to)$|\.(?:mon|tue|wed|thu|fri|sat|sun)\.(?:from|to)$/, "10:00"],
  [/_(?:on|date|day|until)$|\.(?:day|from|holidays|on|since|to|today|until)$/, TEXTS.date ?? ""],
  [/\.month$/, "2027-03"],
  [/\.email$/, "answered@example.com"],
];

function textOf(place: string, format: string | undefined): string {
  const known = TEXTS[format ?? ""] ?? BY_PLACE.find(([ending]) => ending.test(place))?.[1];
  return known ?? "서버의 답";
}

/** Something that the endpoint could answer. */
export function sampleOutput(name: EndpointName): unknown {
  const schema = z.toJSONSchema(registry[name].output, { unrepresentable: "any" }) as Schema;
  return sampleOf(schema, schema.$defs ?? {});
}

/** Something that fits the schema, at that place of an answer (".items.sent_at"); `defs` are what it refers to. */
export function sampleOf(schema: Schema, defs: Record<string, Schema>, place = ""): unknown {
  if (schema.$ref) return sampleOf(defs[schema.$ref.split("/").at(-1) ?? ""] ?? {}, defs, place);
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((one) => sampleOf(one, defs, place))) as object;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, defs, place);
  if (schema.type === "object") {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      properties.map(([key, one]) => [key, sampleOf(one, defs, `${place}.${key}`)]),
    );
  }
  if (schema.type === "array") {
    const { items, minItems } = schema;
    const parts = schema.prefixItems ?? (items ? Array<Schema>(minItems || 1).fill(items) : []);
    return parts.map((one) => sampleOf(one, defs, place));
  }
  if (schema.type === "string") return textOf(place, schema.format);
  if (schema.type === "boolean") return true;
  const isNumber = schema.type === "number" || schema.type === "integer";
  return isNumber ? Math.max(schema.minimum ?? 1, 1) : null;
}
