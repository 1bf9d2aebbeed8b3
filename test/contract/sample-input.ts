import type { EndpointName } from "#contract/registry.ts";
import { routeOf } from "#contract/routes.ts";

export const MISSING_ID = "01900000-0000-7000-8000-00000000ffff";

const placeholderValues: Record<string, string> = {
  cat1Slug: "nothing-here",
  slug: "nothing-here",
  regionCode: "99",
};

/** Placeholders of an endpoint filled with names of things that do not exist. */
export function missingThings(name: EndpointName): Record<string, string> {
  const names = [...routeOf(name).path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  return Object.fromEntries(names.map((one) => [one, placeholderValues[one] ?? MISSING_ID]));
}
