import {
  categoryPicture,
  housePicture,
  serviceRegionPicture,
  pricePicture,
  proPicture,
  servicePicture,
  type PictureWithPath,
} from "#contract/share-pictures.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import type { ServerCall } from "#contract/page-rendering.ts";

/**
 * What has a picture, by the first part of its URL. It is drawn from the answer that its page is drawn from, as
 * anybody gets it: both say the same, and what nobody may see has no picture either.
 */
const pictured: Record<
  string,
  (call: ServerCall, key: string[]) => Promise<PictureWithPath | null>
> = {
  home: async (_call, key) => (key.length === 0 ? housePicture() : null),
  categories: (call, key) =>
    drawnFrom(call, "categories.get", { names: ["cat1Slug"], key }, categoryPicture),
  services: (call, key) =>
    drawnFrom(call, "services.get", { names: ["slug"], key }, servicePicture),
  prices: (call, key) => drawnFrom(call, "prices.get", { names: ["slug"], key }, pricePicture),
  places: (call, key) =>
    drawnFrom(
      call,
      "services.inRegion",
      { names: ["slug", "regionCode"], key },
      serviceRegionPicture,
    ),
  pros: (call, key) => drawnFrom(call, "pro.get", { names: ["proId"], key }, proPicture),
};

/** Parts of a URL that name something; others ("..") are none of ours. */
const NAME = /^[\w-]+$/;

/** The picture of a thing as it is now; null when there is no such thing. */
export async function pictureAt(call: ServerCall, thing: string): Promise<PictureWithPath | null> {
  const [kind = "", ...key] = thing.split("/");
  if (!Object.hasOwn(pictured, kind)) return null;
  return (await pictured[kind]?.(call, key)) ?? null;
}

async function drawnFrom<N extends EndpointName>(
  call: ServerCall,
  name: N,
  { names, key }: { names: readonly string[]; key: readonly string[] },
  picture: (output: Output<N>) => PictureWithPath,
): Promise<PictureWithPath | null> {
  if (key.length !== names.length || !key.every((part) => NAME.test(part))) return null;
  const input = Object.fromEntries(names.map((one, at) => [one, key[at]]));
  const { status, body } = await call(name, input);
  return status === 200 ? picture(body as Output<N>) : null;
}
