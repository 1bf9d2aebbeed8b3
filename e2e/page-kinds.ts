import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROUTES = join(import.meta.dirname, "../src/web/app/routes");
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The paths of all pages as their routes write them, "/requests/$requestId"; those without a blank come first. */
const routes = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(ROUTES, file), "utf8"))
  .flatMap((source) => [...source.matchAll(/\bpath: "(\/[^"]*)"/g)].map(([, path = ""]) => path))
  .toSorted((a, b) => a.split("$").length - b.split("$").length)
  .map((path) => ({ path, matches: new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+")}/?$`) }));

/** The route of an address; what no page has, a file's, stands for itself but for its ids. */
export function routeOf(address: string): string {
  const [path = ""] = address.split("?");
  return routes.find(({ matches }) => matches.test(path))?.path ?? path.replaceAll(ID, "{id}");
}

/** The kind of an address: its route with the names in its query. */
export function kindOf(address: string): string {
  const { searchParams } = new URL(address, "http://product.invalid");
  return [routeOf(address), ...[...searchParams.keys()].toSorted()].join("&");
}
