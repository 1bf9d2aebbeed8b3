import {
  categoryPicture,
  housePicture,
  placePicture,
  pricePicture,
  proPicture,
  servicePicture,
  type AddressedPicture,
} from "#contract/share-pictures.ts";
import type { EndpointName } from "#contract/paths.ts";
import type { Output } from "#contract/registry.ts";
import type { ServerCall } from "#contract/page-rendering.ts";

/**
 * What has a picture, by the first part of its address. It is drawn from the answer that its page is drawn from, as
 * anybody gets it: both say the same, and what nobody may see has no picture either.
 */
const pictured: Record<
  string,
  (call: ServerCall, key: string[]) => Promise<AddressedPicture | null>
> = {
  home: async (_call, key) => (key.length === 0 ? housePicture() : null),
  categories: (call, [cat1Slug]) =>
    drawnFrom(call, "categories.get", { cat1Slug }, categoryPicture),
  services: (call, [slug]) => drawnFrom(call, "services.get", { slug }, servicePicture),
  prices: (call, [slug]) => drawnFrom(call, "prices.get", { slug }, pricePicture),
  places: (call, [slug, regionCode]) =>
    drawnFrom(call, "services.inRegion", { slug, regionCode }, placePicture),
  pros: (call, [proId]) => drawnFrom(call, "pro.get", { proId }, proPicture),
};

/** The picture of a thing as it is now; null when there is no such thing. */
export async function pictureAt(call: ServerCall, thing: string): Promise<AddressedPicture | null> {
  const [kind = "", ...key] = thing.split("/");
  if (!Object.hasOwn(pictured, kind)) return null;
  return (await pictured[kind]?.(call, key)) ?? null;
}

async function drawnFrom<N extends EndpointName>(
  call: ServerCall,
  name: N,
  input: Record<string, string | undefined>,
  picture: (output: Output<N>) => AddressedPicture,
): Promise<AddressedPicture | null> {
  if (Object.values(input).some((value) => !value)) return null;
  const { status, body } = await call(name, input);
  return status === 200 ? picture(body as Output<N>) : null;
}
