import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import type { AttachedTo } from "../../../features/uploads/queries.ts";
import type { Market } from "../market.ts";
import type { DemoPicture } from "./draw-pictures.ts";

/** Which scenes show the work of a level-2 category. */
const SCENES: Record<string, readonly string[]> = {
  moving: ["moving-boxes", "moving-truck"],
  cleaning: ["clean-room", "clean-bath", "kitchen"],
  disposal: ["moving-boxes"],
  appliance: ["air-conditioner"],
  fixing: ["toolbox"],
  finishing: ["paint-roller"],
  remodel: ["kitchen", "clean-bath"],
  academic: ["desk"],
  language: ["desk"],
  "music-art": ["piano"],
  sports: ["gym"],
  wedding: ["arch", "camera"],
  "photo-video": ["camera"],
  beauty: ["palette"],
  catering: ["dishes"],
  "car-care": ["car"],
  "car-help": ["car"],
  pet: ["pets"],
  "family-care": ["desk"],
  business: ["talk"],
  mind: ["talk"],
};

export function scenesOf(trade: string): readonly string[] {
  return SCENES[trade] ?? ["laptop"];
}

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

function pictureNamed(market: Market, name: string): DemoPicture {
  const drawn = market.pictures.find((one) => one.name === name);
  if (!drawn) throw new Error(`no picture ${name}`);
  return drawn;
}
