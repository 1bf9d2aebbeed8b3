import { createHash } from "node:crypto";
import { routeOf } from "#contract/routes.ts";
import { regionShapes } from "./region-shapes.ts";

/** Changes whenever maps are drawn in another way, so that nobody is shown an old one. */
const DRAWING = "1";

/** The state of a pro's regions in a few letters. */
export function mapVersion(codes: readonly string[]): string {
  const text = [DRAWING, ...codes.toSorted()].join(" ");
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}

/** Where the map of a pro's regions lies; null when there is nothing to draw. */
export function mapUrl(proId: string, codes: readonly string[]): string | null {
  const shapes = regionShapes();
  if (!codes.some((code) => shapes.has(code))) return null;
  return `${routeOf("pro.map").path.replace("{proId}", proId)}?v=${mapVersion(codes)}`;
}
