import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import type { AttachedTo } from "../../../features/uploads/queries.ts";
import type { Market } from "../market.ts";
import type { DemoPicture } from "./draw-pictures.ts";
import { pictureName } from "./picture-name.ts";

/** Makes an upload of a person's out of one of the pictures, and returns its id. */
export function usePicture(
  market: Market,
  use: {
    picture: string;
    ownerId: string;
    purpose: UploadPurpose;
    attachedTo: AttachedTo;
    at: number;
  },
): string {
  const drawn = pictureNamed(market, use.picture);
  const id = market.ids.at(use.at);
  market.rows.uploads.push({
    id,
    owner_id: use.ownerId,
    purpose: use.purpose,
    kind: "image",
    mime: "image/webp",
    bytes: drawn.bytes,
    width: drawn.width,
    height: drawn.height,
    blur: drawn.blur,
    // Drawn around their middle.
    focus_x: null,
    focus_y: null,
    sha256: `\\x${drawn.sha256}`,
    display_name: `${drawn.name}.webp`,
    storage_key: drawn.storageKey,
    thumb_key: drawn.thumbKey,
    attached_kind: use.attachedTo.kind,
    attached_id: use.attachedTo.id,
    created_at: new Date(use.at),
  });
  return id;
}

/** The paper that certificates are shown by. */
export const CERTIFICATE = pictureName("certificate", 0);

function pictureNamed(market: Market, name: string): DemoPicture {
  const drawn = market.pictures.find((one) => one.name === name);
  if (!drawn) throw new Error(`no picture ${name}`);
  return drawn;
}
