import { isEndpointName, routeOf } from "./routes.ts";
import type { Method } from "./endpoint.ts";

/** One call as it goes over the wire: path with its query, and the JSON text of the body if there is one. */
export interface EndpointCall {
  method: Method;
  url: string;
  body: string | undefined;
}

const WITH_BODY: ReadonlySet<Method> = new Set(["POST", "PUT", "PATCH"]);

/**
 * Turns an endpoint's dotted name and a flat parameter object into a call (spec §7): `{placeholders}` are
 * filled and encoded, what is left goes to the query (GET) or into the JSON body (POST, PUT, PATCH); DELETE
 * sends none. Throws for an unknown name, and for a value that its place cannot take.
 */
export function endpointCall(name: unknown, input: Record<string, unknown> = {}): EndpointCall {
  if (typeof name !== "string" || !isEndpointName(name)) {
    throw new Error("API address must be a string");
  }
  const { method, path } = routeOf(name);
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = rest[placeholder];
    delete rest[placeholder];
    return pathSegment(name, placeholder, value);
  });
  if (WITH_BODY.has(method)) return { method, url: filled, body: JSON.stringify(rest) };
  if (method === "GET") return { method, url: filled + queryOf(name, rest), body: undefined };
  const left = Object.keys(rest);
  if (left.length > 0) throw new Error(`${name} takes no value named ${left.join(", ")}`);
  return { method, url: filled, body: undefined };
}

function pathSegment(name: string, placeholder: string, value: unknown): string {
  const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  // "." and ".." survive encoding, and every URL parser would walk up the path with them. Half a surrogate
  // pair cannot be encoded at all.
  if (typeof text !== "string" || !text.isWellFormed() || ["", ".", ".."].includes(text)) {
    throw new Error(`${name} needs a value for {${placeholder}}`);
  }
  return encodeURIComponent(text);
}

function queryOf(name: string, values: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (!fitsQuery(value)) throw new Error(`${name} cannot put ${key} into a query`);
    pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  }
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function fitsQuery(value: unknown): value is string | number | boolean {
  if (typeof value === "string") return value.isWellFormed();
  return typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}
