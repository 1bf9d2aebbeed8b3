import { regionLevelOf } from "#domain/region/region.ts";

/** A URL at which something may have been that is gone for good. */
export type Tombstone =
  | { kind: "testimonial"; testimonialId: string }
  | { kind: "place"; service: string; region: string };

const TESTIMONIAL = /^\/testimonials\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;
const PLACE = /^\/services\/([a-z0-9-]+)\/(\d+)\/?$/;

/** What could have been at the path of a page; null where nothing ever is gone for good, as far as anybody may know. */
export function tombstoneOf(path: string): Tombstone | null {
  const [, testimonialId] = TESTIMONIAL.exec(path) ?? [];
  if (testimonialId !== undefined) return { kind: "testimonial", testimonialId };
  const [, service, region] = PLACE.exec(path) ?? [];
  if (service === undefined || region === undefined || regionLevelOf(region) === null) return null;
  return { kind: "place", service, region };
}
