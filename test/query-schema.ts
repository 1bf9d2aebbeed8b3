import * as z from "zod";
import { registry, type EndpointName } from "#contract/registry.ts";

/** What an endpoint takes behind its address, as JSON Schema; null when nothing. */
export function querySchema(name: EndpointName) {
  const { query } = registry[name] as { query?: z.ZodType };
  return query ? z.toJSONSchema(query, { io: "input", unrepresentable: "any" }) : null;
}

const SAMPLES: Record<string, string> = { q: "요", si_gun_gu: "11680" };

/** What has to be asked for, of what can be asked for without knowing the market. */
export function requiredQuery(name: EndpointName): Record<string, string> {
  const required = querySchema(name)?.required ?? [];
  return Object.fromEntries(required.flatMap((key) => (SAMPLES[key] ? [[key, SAMPLES[key]]] : [])));
}
