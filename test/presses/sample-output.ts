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
}

const TEXTS: Record<string, string> = {
  uuid: "01900000-0000-7000-8000-00000000ffff",
  date: "2027-03-20",
  "date-time": "2027-03-20T03:00:00.000Z",
  uri: "https://example.com/answered",
};

const MOMENT: Schema = { type: "string", format: "date-time" };

/** Moments are told by their names alone. */
const isMoment = (key: string, { type }: Schema) => type === "string" && key.endsWith("_at");

/** Something that the endpoint could answer. */
export function sampleOutput(name: EndpointName): unknown {
  const schema = z.toJSONSchema(registry[name].output, { unrepresentable: "any" }) as Schema;
  return sampleOf(schema, schema.$defs ?? {});
}

function sampleOf(schema: Schema, defs: Record<string, Schema>): unknown {
  if (schema.$ref) return sampleOf(defs[schema.$ref.split("/").at(-1) ?? ""] ?? {}, defs);
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.[0]) return sampleOf(choices[0], defs);
  if (schema.type === "object") {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      properties.map(([key, one]) => [key, sampleOf(isMoment(key, one) ? MOMENT : one, defs)]),
    );
  }
  if (schema.type === "array") return schema.items ? [sampleOf(schema.items, defs)] : [];
  if (schema.type === "string") return TEXTS[schema.format ?? ""] ?? "서버의 답";
  if (schema.type === "boolean") return true;
  const isNumber = schema.type === "number" || schema.type === "integer";
  return isNumber ? Math.max(schema.minimum ?? 1, 1) : null;
}
