import { applianceScenes } from "./appliances.ts";
import { bookScenes } from "./books.ts";
import { carScenes } from "./cars.ts";
import { cleaningScenes } from "./cleaning.ts";
import { everydayScenes } from "./everyday.ts";
import { fixingScenes } from "./fixing.ts";
import { movingScenes } from "./moving.ts";
import { musicArtScenes } from "./music-art.ts";
import { paperScenes } from "./papers.ts";
import { photographScenes } from "./photographs.ts";
import { roomScenes } from "./rooms.ts";
import { screenScenes } from "./screens.ts";
import { sportScenes } from "./sports.ts";
import { surfaceScenes } from "./surfaces.ts";
import { weddingScenes } from "./weddings.ts";
import type { Scenes } from "./scene.ts";

/** Every scene by its name. */
export const allScenes: Scenes = {
  ...applianceScenes,
  ...bookScenes,
  ...carScenes,
  ...cleaningScenes,
  ...everydayScenes,
  ...fixingScenes,
  ...movingScenes,
  ...musicArtScenes,
  ...paperScenes,
  ...photographScenes,
  ...roomScenes,
  ...screenScenes,
  ...sportScenes,
  ...surfaceScenes,
  ...weddingScenes,
};

/** Of these there is the same room before the work, too. */
export const WITH_BEFORE: ReadonlySet<string> = new Set([
  "cleared-room",
  "shelf-order",
  "clean-room",
  "clean-bath",
  "clean-kitchen",
  "clean-window",
  "clean-office",
  "clean-living",
  "washer",
  "air-filter",
  "basin",
  "window-screen",
  "wallpaper",
  "painting",
  "flooring",
  "tiling",
  "film-door",
  "living",
  "new-bath",
  "new-kitchen",
  "chassis",
  "car-wash",
  "dent",
]);
